import { expect, test } from 'vitest'
import { compose } from '../../shared/garment-flat/compose.ts'
import { dimensionsOf } from '../../shared/garment-flat/dimensions.ts'
import { lowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import { sareeOf, styleOf } from '../../shared/garment-flat/read-style.ts'
import { blouse, coloured, pattern } from '../support/drawn-flats.ts'

/** Numbers of a drawing. */
type Four = [number, number, number, number]

test('letters of level arrows leave their heads free, and stand clear of a collar', () => {
  const collar = blouse({ front: 'collar', back: null })
  const styles = [blouse(), collar, styleOf('suit', null), styleOf('lehenga', null)]
  for (const style of styles)
    for (const chest of [26, 36, 60]) {
      const { svg } = pattern(style, { chest, waist: chest, hip: chest + 2 })
      const frames = svg.matchAll(
        /translate\((-?[\d.]+) (-?[\d.]+)\)scale\(([\d.]+)\)"><rect y="-6.5" width="([\d.]+)"/g,
      )
      let count = 0
      for (const [left, y, scale, wide] of [...frames].map((frame) => frame.slice(1).map(Number) as Four)) {
        const arrow = [...svg.matchAll(/<path d="M(-[\d.]+) (-?[\d.]+)L([\d.]+) (-?[\d.]+)"/g)]
          .map((found) => found.slice(1).map(Number) as Four)
          .find(([, from, , to]) => from === to && Math.abs(from - y) < 0.2)
        if (!arrow || arrow[2] - arrow[0] < (wide + 16) * scale) continue
        count++
        expect(left - arrow[0]).toBeGreaterThan(7 * scale)
        expect(arrow[2] - (left + wide * scale)).toBeGreaterThan(7 * scale)
      }
      expect(count).toBeGreaterThan(0)
    }
  const back = compose(collar, {}, 'back', lowerPieces)
  const [shoulder] = dimensionsOf(back.plan!).filter(({ measure }) => measure === 'shoulder')
  const top = Math.min(...back.parts.flatMap(({ shape }) => shape.flat().map(([, y]) => y)))
  expect(shoulder!.arrow[0]![0][1]).toBeLessThan(top - 12)
})

test('what begins at an edge doesn’t reach over it', () => {
  for (const style of [blouse(), sareeOf({}), styleOf('lehenga', null)])
    for (const group of coloured(style).svg.matchAll(/<g id="f\d+">(.*?)<\/g>/g)) {
      const widths = [...group[1]!.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))
      expect(widths.indexOf(Math.max(...widths))).toBeGreaterThanOrEqual(widths.length - 2)
    }
})
