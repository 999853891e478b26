import { expect, test } from 'vitest'
import { type Choice, drawings, type StylePart, styleWith } from '../../shared/garment-flat/choices.ts'
import { compose } from '../../shared/garment-flat/compose.ts'
import { describeStyle } from '../../shared/garment-flat/describe.ts'
import { garmentFlat, type GarmentFlat } from '../../shared/garment-flat/garment-flat.ts'
import { patternLines } from '../../shared/garment-flat/pattern-lines.ts'
import { optionFlat } from '../../shared/garment-flat/option-flat.ts'
import { lowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import { sareeOf, styleOf } from '../../shared/garment-flat/read-style.ts'
import { necks } from '../../shared/garment-flat/style.ts'
import { garmentDetails } from '../../shared/catalogue/garment-details.ts'
import { blouse, captions, coloured, pattern, top } from '../support/drawn-flats.ts'
import { crossingOf, piecesOf, type Point } from '../support/drawn-pieces.ts'
import { outsideOf } from '../support/outside-of-pieces.ts'
import { createRandom, randomMeasures, randomStyle } from '../support/random-styles.ts'

test('200 random styles in random measurements are whole, symmetric, inside their frame and small', () => {
  const random = createRandom(41)
  for (let i = 0; i < 200; i++) {
    const style = randomStyle(random)
    const inches = randomMeasures(random, style.garment)
    const flat = pattern(style, inches)
    const what = `${i}: ${JSON.stringify({ style, inches })}`
    expect(flat.svg, what).not.toMatch(/NaN|undefined|Infinity/)
    expect(Math.max(flat.svg.length, coloured(style, inches).svg.length), what).toBeLessThanOrEqual(12 * 1024)
    const views = piecesOf(flat)
    expect(views.length, what).toBe(2)
    for (const { at, pieces } of views) {
      const drawn = pieces.flatMap(({ lines, isMirrored }) =>
        lines.flat().map(([x, y]): Point => [at[0] + (isMirrored ? -x : x), at[1] + y]),
      )
      const outside = drawn.filter(([x, y]) => x < 0 || x > flat.width || y < 0 || y > flat.height)
      expect(outside, what).toEqual([])
      // A mirror image crosses itself where its original does.
      for (const { shape, isMirrored } of pieces)
        expect(isMirrored || shape === null ? null : crossingOf(shape), what).toBeNull()
      if (style.garment === 'saree' || style.garment === 'lehenga') continue
      if (style.front === 'asymmetric' || style.back === 'asymmetric') continue
      expect(pieces.filter(({ isMirrored }) => isMirrored).length, what).toBe(pieces.length / 2)
    }
  }
})

test('seams, stitches, borders and folds of 200 random styles lie on their piece of cloth', () => {
  const random = createRandom(41)
  for (let i = 0; i < 200; i++) {
    const style = randomStyle(random)
    const inches = randomMeasures(random, style.garment)
    for (const view of ['front', 'back'] as const)
      for (const part of compose(style, inches, view, lowerPieces).parts)
        expect(outsideOf(part, 5.5), `${i} ${view}: ${JSON.stringify({ style, inches })}`).toEqual([])
  }
})

test.each(['blouse', 'suit', 'dress', 'lehenga', 'saree'] as const)(
  'extremes of a %s are inside their frame and cross nothing',
  (garment) => {
    const style = garment === 'saree' ? sareeOf({}) : styleOf(garment, null)
    for (const chest of [26, 60])
      for (const sleeveLength of [0, 26])
        for (const neckDepth of [2, 14]) {
          const inches = { chest, sleeveLength, neckDepthFront: neckDepth, neckDepthBack: neckDepth }
          const flat = coloured(style, inches)
          for (const { at, pieces } of piecesOf(flat))
            for (const { shape, lines, isMirrored } of pieces) {
              for (const [x, y] of lines.flat()) {
                const left = at[0] + (isMirrored ? -x : x)
                expect(left >= 0 && left <= flat.width && at[1] + y >= 0 && at[1] + y <= flat.height).toBe(
                  true,
                )
              }
              expect(isMirrored || shape === null ? null : crossingOf(shape)).toBeNull()
            }
          for (const view of ['front', 'back'] as const)
            for (const part of compose(style, inches, view, lowerPieces).parts)
              expect(outsideOf(part, 5.5)).toEqual([])
        }
  },
)

/** The lowest point of the front neckline, below the shoulder at the neck. */
function drawnDepth(flat: GarmentFlat): number {
  const [, from, to] = /<path d="M[\d.]+ ?(-?[\d.]+)L[\d.]+ ?(-?[\d.]+)"[^>]* marker-end/.exec(flat.svg)!
  return Number(to) - Number(from)
}

test.each(necks.filter((neck) => neck !== 'high'))(
  'a %s neck is drawn as deep as it was measured',
  (neck) => {
    const depths = [2, 4, 6, 8, 10, 12].map((neckDepthFront) => {
      const flat = pattern(blouse({ front: neck }), { neckDepthFront, length: 15 })
      expect(flat.notToScale).toEqual([])
      return drawnDepth(flat)
    })
    depths.forEach((depth, i) => expect(depth).toBeCloseTo([20, 40, 60, 80, 100, 120][i]!, 0))
  },
)

test('extremes are drawn, and what cannot be drawn as measured is reported', () => {
  for (const chest of [26, 60])
    for (const sleeveLength of [0, 26])
      for (const neckDepthFront of [2, 14]) {
        const flat = pattern(blouse({ back: 'open' }), { chest, sleeveLength, neckDepthFront, length: 14.5 })
        expect(flat.notToScale).toEqual(neckDepthFront === 14 ? ['neckDepthFront'] : [])
        expect(flat.dimensioned.includes('sleeveLength')).toBe(sleeveLength > 0)
        for (const { pieces } of piecesOf(flat))
          for (const { shape } of pieces) expect(shape && crossingOf(shape)).toBeNull()
      }
})

test('a longer sleeve and a larger chest are drawn so', () => {
  const widths = [30, 36, 44, 60].map((chest) => pattern(blouse({ sleeve: 'sleeveless' }), { chest }).width)
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
  const heights = [10, 16, 22, 26].map((sleeveLength) => pattern(blouse(), { sleeveLength }).height)
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test('texts, addresses and colours from outside stay texts', () => {
  const evil = '"><script>alert(1)</script>'
  const flats = [
    garmentFlat({
      mode: 'pattern',
      lines: patternLines,
      style: blouse(),
      lower: null,
      measures: { chest: 90 },
      id: 'f',
      captions: { front: evil, back: evil },
      title: evil,
      dimensions: { chest: { letter: evil, text: evil } },
    }),
    garmentFlat({
      mode: 'colour',
      style: blouse(),
      lower: null,
      measures: {},
      id: 'f',
      captions,
      title: evil,
      colour: evil,
      cloth: { href: `https://pictures.example/a.jpg?${evil}`, inches: 10 },
    }),
  ]
  for (const { svg } of flats) {
    expect(svg).not.toContain('<script')
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('script')).toBeNull()
  }
})

test('the values of the specification are drawn', () => {
  const { blouseDetails, suitDetails, lehengaDetails } = garmentDetails
  for (const blouseBackDesign of blouseDetails.fields.blouseBackDesign.suggestions)
    expect(styleOf('blouse', { blouseDetails: { blouseBackDesign } })).toMatchObject({
      back: expect.any(String),
    })
  for (const sleeveType of blouseDetails.fields.sleeveType.suggestions)
    expect(styleOf('blouse', { blouseDetails: { sleeveType } })).toMatchObject({ sleeve: expect.any(String) })
  for (const style of suitDetails.fields.style.suggestions)
    expect(styleOf('suit', { suitDetails: { style } })).toMatchObject({ suit: expect.any(String) })
  for (const lehengaType of lehengaDetails.fields.lehengaType.suggestions)
    expect(styleOf('lehenga', { lehengaDetails: { lehengaType } })).toMatchObject({
      skirt: expect.any(String),
    })
})

test('a neck that the words leave open is drawn with broken lines and described as written', () => {
  const design = {
    blouseDetails: { necklineStyle: 'Square or V-neck, as she likes', sleeveType: 'Puff sleeve' },
  }
  const style = styleOf('blouse', design)
  expect(style).toMatchObject({ front: null, back: null, sleeve: 'puff' })
  expect(describeStyle(style, design)).toEqual([
    { part: 'frontNeck', written: 'Square or V-neck, as she likes' },
    { part: 'sleeve', value: 'puff' },
  ])
  expect(pattern(style).svg).toMatch(/stroke-dasharray="4|stroke-dasharray="5/)
})

test('what was chosen takes the place of what the design says', () => {
  const design = { blouseDetails: { necklineStyle: 'Round', sleeveType: 'Puff' } }
  const choices: Choice[] = [
    { part: 'FRONT_NECK', drawing: 'leaf' },
    { part: 'LATKAN', drawing: 'cords' },
    { part: 'SLEEVE', drawing: 'a drawing that is no longer known' },
    { part: 'LINING', drawing: null },
    { part: 'SKIRT', drawing: 'flared' },
  ]
  const style = styleOf('blouse', design)
  expect(styleWith(style, choices)).toEqual({ ...style, front: 'leaf', sleeve: 'puff', hasCords: true })
  expect(styleWith(styleOf('lehenga', null), choices)).toMatchObject({ skirt: 'flared', hasCords: true })
  expect(styleWith(sareeOf({}), choices)).toMatchObject({ blouse: { front: 'leaf', sleeve: null } })
})

test.each(Object.entries(drawings))(
  'each %s is drawn alone, small and in another way than the others',
  (name, values) => {
    const part = name as StylePart
    const garments = (['blouse', 'suit', 'lehenga', 'dress'] as const).map((garment) =>
      styleWith(styleOf(garment, null), [{ part: 'BACK', drawing: part === 'LATKAN' ? 'open' : null }]),
    )
    const drawn = values.map((drawing) =>
      [...garments, sareeOf({})].map((style) =>
        optionFlat({
          style: styleWith(style, [{ part, drawing }]),
          lower: lowerPieces,
          part,
          colour: '#7b1e3a',
          id: 'o',
        }),
      ),
    )
    for (const svg of drawn.flat()) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThanOrEqual(7 * 1024)
    }
    expect(new Set(drawn.map((svgs) => svgs.join(''))).size).toBe(values.length)
  },
)

test.each<[string, GarmentFlat]>([
  [
    'blouse',
    pattern(
      {
        garment: 'blouse',
        ...top,
        front: 'sweetheart',
        back: 'open',
        hasCords: true,
        closure: 'frontHooks',
        cut: 'princess',
      },
      {
        chest: 36,
        waist: 30,
        shoulder: 14,
        length: 14.5,
        sleeveLength: 9.5,
        neckDepthFront: 7,
        neckDepthBack: 9,
      },
    ),
  ],
  [
    'blouse-shirt-collar',
    pattern(blouse({ front: 'collar', sleeve: 'coldShoulder' }), { chest: 40, neckDepthFront: 6 }),
  ],
  ['blouse-illusion', coloured(blouse({ front: 'illusion', back: 'leaf', sleeve: 'poet', hasPiping: true }))],
  ['blouse-asymmetric', coloured(blouse({ front: 'asymmetric', back: 'open', sleeve: 'petal' }))],
  ['blouse-coloured', coloured(blouse({ front: 'v', sleeve: 'puff' }))],
  [
    'suit',
    pattern({ garment: 'suit', ...top, front: 'boat', suit: 'palazzo', bottom: 'palazzo' }, { chest: 38 }),
  ],
  ['lehenga', coloured({ garment: 'lehenga', skirt: 'mermaid', hasCords: false, hasDupatta: true })],
  ['saree', coloured(sareeOf({ sareeDetails: { pleated: true, borderStyle: 'Zari', drapeStyle: 'Nivi' } }))],
])('the drawing of a %s is as it was reviewed', async (name, { svg }) => {
  await expect(`${svg}\n`).toMatchFileSnapshot(`garment-flats/${name}.svg`)
})
