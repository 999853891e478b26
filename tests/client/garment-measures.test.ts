// @vitest-environment node
import { expect, test } from 'vitest'
import { tapeLines } from '../../client/shop/orders/measurement-diagram/tape-lines.ts'
import { measureHints, measureNames } from '../../client/shop/orders/wizard/measurement-labels.ts'
import { garmentMeasures, garments } from '../../shared/measurements/garment-measures.ts'

test.each(garments)('each measure of a %s has a tape line and labels', (garment) => {
  expect(Object.keys(tapeLines[garment]).sort()).toEqual([...garmentMeasures[garment]].sort())
  for (const measure of garmentMeasures[garment]) {
    expect(measureNames).toHaveProperty(measure)
    expect(measureHints).toHaveProperty(measure)
  }
})
