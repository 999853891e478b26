import type { Color, Design } from '../design.ts'
import { drawBorder, pickBorder } from './borders.ts'
import { contrastField, fieldFor, isSequined } from './fields.ts'
import { contrastGold, goldOf } from './golds.ts'
import { gilded, materialOf, type Material } from './materials.ts'
import type { Inks } from './motifs.ts'
import {
  blend,
  dyeRamp,
  floralInks,
  inkSets,
  linear,
  plainRamp,
  toHex,
  zariRamp,
  zariTones,
  type Ramp,
} from './palette.ts'
import { Pen, type Technique } from './pen.ts'
import { between, hashText, pick, seeded } from './rng.ts'
import { rasterizeTile, type Tile } from './tile.ts'

/** A finished cloth: fabric, colour, pattern and border. */
export interface Cloth {
  material: Material
  ramp: Ramp
  zari: Ramp
  field: Tile | null
  border: Tile | null
  /** cm from the hem to the top of the border's ground. */
  borderHeight: number
  /** cm from the hem to where the field begins: spires and motifs that rise from the border stand on clear ground. */
  fieldFrom: number
  /** Opacity of one layer; below 1 only for dupattas and pallus. */
  veil: number
  /** Colour the cloth shades into towards its hem, for ombre. */
  ombre: Ramp | null
  sequined: boolean
  /** Metal piping (true) or self piping at necks and cuffs. */
  zariTrim: boolean
}

export interface Wardrobe {
  /** The garment's own cloth. */
  main: Cloth
  /** The contrast: blouse of a lehenga, trousers, lapels. */
  second: Cloth
  /** Dupatta or pallu. */
  veil: Cloth
  /** Plain cloth of the main colour, for trousers and inner layers. */
  plain: Cloth
}

const GEMS = {
  sequin: ['#f7e3b0', '#efe6e2'],
  stone: ['#f4efe9', '#bfe3d2', '#e9a9b8'],
  bead: ['#fbf3e4', '#f2dfc0'],
} as const

const RICH_PATTERNS = new Set<Design['pattern']>(['Embroidered', 'Other', 'Plain'])

/** Weaves every cloth of a design; for a close-up only the garment's own, the others staying plain. */
export async function weaveWardrobe(
  design: Design,
  pixelsPerCm: number,
  onlyMain = false,
): Promise<Wardrobe> {
  const seed = hashText(design.slug)
  const random = seeded(seed)
  const golden = design.color === 'Golden'
  const material = golden ? gilded(materialOf(design.fabricType)) : materialOf(design.fabricType)
  const ramp = dyeRamp(golden ? goldOf(design) : design.color, random)
  const { secondColor } = design.drawing
  const secondRamp = plainRamp(secondColor === 'Golden' ? contrastGold(design.slug) : secondColor)
  const silver =
    /silver|mirror|pearl|platinum/i.test(`${design.slug} ${design.description}`) &&
    !['White', 'Peach'].includes(design.color)
  const zari = zariRamp(silver ? 'silver' : pick(random, zariTones(design.color)))
  const has = (work: Design['embellishments'][number]) => design.embellishments.includes(work)
  const worked = design.embellishments.length > 0
  const gemKind = has('Stone Work') ? 'stone' : has('Beads') ? 'bead' : 'sequin'
  const gem = has('Stone Work') || has('Beads') || has('Sequin') ? pick(random, GEMS[gemKind]) : null
  const set = pick(random, inkSets(design.color))
  const stitched = design.pattern === 'Embroidered' || (design.pattern === 'Floral' && worked)
  const inks: Inks = inksFor(design, set, gem, gemKind, toHex(secondRamp.mid))
  const technique: Technique = stitched ? 'stitched' : 'printed'
  const ground = toHex(ramp.mid)

  const fieldPen = new Pen(random, technique)
  const fieldSize = fieldFor(design, random)(fieldPen, inks, ground)
  if (has('Sequin') && !isSequined(design))
    scatterSequins(fieldPen, fieldSize.width, fieldSize.height, gem ?? '#f7e3b0')
  if (design.pattern === 'Plain' && gem !== null && gemKind !== 'sequin')
    setGems(fieldPen, fieldSize.width, gemKind, gem)
  const field = await rasterizeTile(fieldPen, fieldSize, pixelsPerCm, true)

  const rich = RICH_PATTERNS.has(design.pattern)
    ? worked
    : has('Zari Work') || has('Embroidery') || has('Stone Work')
  const heights: Partial<Record<Design['category'], [number, number]>> = { Lehenga: [13, 18], Saree: [8, 12] }
  const [low, high] = heights[design.category] ?? [5, 8]
  const height = rich
    ? between(random, low, high)
    : low * (design.category === 'Lehenga' || design.category === 'Saree' ? 0.55 : 0.32)
  const borderGround = secondRamp
  const border = async (base: Ramp, rising: Inks | null, tall: number, borderInks: Inks) => {
    const pen = new Pen(seeded(seed + 17), worked || rich ? 'stitched' : 'printed')
    const picked = rich || has('Zari Work') ? pickBorder(random, true) : 'plain'
    const style = picked !== 'plain' && /paithani/.test(design.slug) ? 'peacock' : picked
    const size = drawBorder(pen, { style, height: tall, ground: toHex(base.mid), inks: borderInks, rising })
    return rasterizeTile(pen, size, pixelsPerCm, false)
  }
  const contrastInks = inksFor(
    design,
    pick(random, inkSets(design.drawing.secondColor)),
    gem,
    gemKind,
    ground,
  )
  // Metal on a golden ground is lost; there the garment's own colour is worked into it (meenakari).
  const borderInks: Inks =
    design.drawing.secondColor === 'Golden'
      ? { ...contrastInks, main: toHex(ramp.mid), leaf: toHex(ramp.deep) }
      : contrastInks
  const rising = design.category === 'Lehenga' && rich && random() < 0.6 ? inks : null
  const ombre = design.pattern === 'Dyed' && random() < 0.45 ? ombreRamp(ramp, secondRamp) : null
  const base = {
    material,
    zari,
    ombre: null,
    sequined: has('Sequin'),
    zariTrim: worked,
    borderHeight: height,
    fieldFrom: height,
  }

  const edging = await border(borderGround, rising, height, borderInks)
  const main: Cloth = {
    ...base,
    ramp,
    field,
    border: edging,
    fieldFrom: edging?.height ?? height,
    veil: 1,
    ombre,
  }
  const plain: Cloth = { ...main, field: null, border: null }
  if (onlyMain) return { main, second: plain, veil: plain, plain }
  const secondPen = new Pen(seeded(seed + 5), worked ? 'stitched' : 'printed')
  const secondSize = contrastField(worked, seeded(seed + 3))(secondPen, borderInks, toHex(secondRamp.mid))
  const plainBand = await border(ramp, null, height, inks)
  const second: Cloth = {
    ...base,
    ramp: secondRamp,
    veil: 1,
    border: plainBand,
    field: await rasterizeTile(secondPen, secondSize, pixelsPerCm, true),
  }
  const veilMaterial =
    material.veil < 1 ? material : materialOf(design.fabricType === 'Cotton' ? 'Cotton' : 'Chiffon')
  const veilPen = new Pen(seeded(seed + 9), worked ? 'stitched' : 'printed')
  const veilSize = (
    design.pattern === 'Dyed' ? fieldFor(design, seeded(seed + 21)) : contrastField(worked, seeded(seed + 21))
  )(veilPen, design.pattern === 'Dyed' ? inks : borderInks, toHex(secondRamp.mid))
  const veil: Cloth = {
    ...base,
    material: veilMaterial,
    ramp: secondRamp,
    veil: Math.max(0.72, veilMaterial.veil),
    border: plainBand,
    field: await rasterizeTile(veilPen, veilSize, pixelsPerCm, true),
  }
  return { main, second, veil, plain }
}

function inksFor(
  design: Design,
  set: readonly [string, string, string],
  gem: string | null,
  gemKind: Inks['gemKind'],
  contrast: string,
): Inks {
  const zari = design.embellishments.includes('Zari Work')
  const gemmed = { gem, gemKind }
  if (design.pattern === 'Embroidered' || design.pattern === 'Plain' || design.pattern === 'Other') {
    if (zari) return { main: 'zari', second: set[1], leaf: 'zari', ...gemmed }
    return { main: set[0], second: set[1], leaf: set[2], ...gemmed }
  }
  if (design.pattern === 'Floral') {
    const [main, second, leaf] = floralInks(design.color)
    return { main, second, leaf, ...gemmed }
  }
  const spare = contrast === set[1] ? set[2] : set[1]
  return { main: set[0], second: spare, leaf: set[2], ...gemmed }
}

function scatterSequins(pen: Pen, width: number, height: number, colour: string): void {
  for (let i = 0; i < width * height * 0.35; i++) {
    pen.sequin([pen.random() * width, pen.random() * height], between(pen.random, 0.09, 0.2), colour)
  }
}

/** Stones or pearls set here and there on an otherwise plain cloth. */
function setGems(pen: Pen, size: number, kind: 'stone' | 'bead', colour: string): void {
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ] as const) {
    const at = [size * x, size * y] as const
    if (kind === 'stone') pen.stone(at, 0.3, colour)
    else pen.bead(at, 0.28, colour)
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * Math.PI * 2
      pen.bead([at[0] + Math.sin(angle) * 0.72, at[1] + Math.cos(angle) * 0.72], 0.11, colour)
    }
  }
}

/** Ombre goes to a deep tone of its own, or half-way to the contrast. */
const ombreRamp = (own: Ramp, contrast: Ramp): Ramp => ({
  deep: blend(own.deep, contrast.deep, 0.75),
  mid: blend(own.mid, contrast.mid, 0.75),
  light: blend(own.light, contrast.light, 0.75),
})

/** A cloth without pattern: lining, mannequin, dress-form. */
export function plainCloth(color: Color | readonly [string, string, string], fabric: string): Cloth {
  const ramp: Ramp =
    typeof color === 'string'
      ? plainRamp(color)
      : { deep: linear(color[0]), mid: linear(color[1]), light: linear(color[2]) }
  return {
    material: materialOf(fabric),
    ramp,
    zari: zariRamp('gold'),
    field: null,
    border: null,
    borderHeight: 0,
    fieldFrom: 0,
    veil: 1,
    ombre: null,
    sequined: false,
    zariTrim: false,
  }
}
