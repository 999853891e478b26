// @vitest-environment node
import { expect, test } from 'vitest'
import { tapeLines } from '../../client/features/orders/figures/tape-lines.ts'
import { garmentMeasures, garmentsOfCategory } from '../../client/features/orders/wizard/garment-measures.ts'
import { measureHints, measureNames } from '../../client/features/orders/wizard/measure-words.ts'
import {
  type Garment,
  measurementGuide,
  measures,
} from '../../server/domain/measurements/measurement-guide.ts'

test('the wizard asks for what the shop’s table measures, in the tailor’s order', () => {
  expect(garmentMeasures).toEqual(measures)
})

test.each(Object.keys(measures) as Garment[])(
  'each measure of a %s has its tape line and its words',
  (garment) => {
    expect(Object.keys(tapeLines[garment]).sort()).toEqual([...measures[garment]].sort())
    for (const measure of measures[garment]) {
      expect(measureNames).toHaveProperty(measure)
      expect(measureHints).toHaveProperty(measure)
    }
  },
)

test('a design is measured as its category’s table says', () => {
  for (const [garment, { categories }] of Object.entries(measurementGuide))
    for (const category of categories) expect(garmentsOfCategory[category][0]).toBe(garment)
})
