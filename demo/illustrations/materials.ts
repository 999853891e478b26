import type { Design } from '../design.ts'

/** How a fabric takes the light and hangs. */
export interface Material {
  name: string
  /** Strength and tightness of the highlight. */
  gloss: number
  sharpness: number
  /** Brightness at grazing angles: velvet's rim, silk's bloom. */
  rim: number
  /** Below 1 the face goes dark and only the rim shines. */
  body: number
  /** Long soft streaks along the warp. */
  streak: number
  /** Uneven thick threads of linen and raw silk. */
  slub: number
  /** Fine crumple of georgette, chiffon and washed cotton. */
  crinkle: number
  /** Opacity of one layer when used as a dupatta or pallu. */
  veil: number
  /** Depth and count of folds. */
  drape: number
  weave: 'plain' | 'twill' | 'satin' | 'pile' | 'crepe'
}

const SILK: Material = {
  name: 'silk',
  gloss: 0.34,
  sharpness: 22,
  rim: 0.16,
  body: 1,
  streak: 0.5,
  slub: 0.16,
  crinkle: 0.05,
  veil: 1,
  drape: 1,
  weave: 'plain',
}

const FABRICS: Record<string, Material> = {
  Silk: SILK,
  Satin: {
    ...SILK,
    name: 'satin',
    gloss: 0.55,
    sharpness: 13,
    rim: 0.1,
    streak: 0.12,
    slub: 0,
    drape: 1.1,
    weave: 'satin',
  },
  Velvet: {
    ...SILK,
    name: 'velvet',
    gloss: 0.05,
    sharpness: 6,
    rim: 0.62,
    body: 0.6,
    streak: 0.14,
    slub: 0,
    drape: 0.9,
    weave: 'pile',
  },
  Cotton: {
    ...SILK,
    name: 'cotton',
    gloss: 0.02,
    sharpness: 5,
    rim: 0.05,
    streak: 0.1,
    slub: 0.16,
    crinkle: 0.34,
    drape: 0.9,
    weave: 'plain',
  },
  Linen: {
    ...SILK,
    name: 'linen',
    gloss: 0.03,
    sharpness: 5,
    rim: 0.05,
    streak: 0.12,
    slub: 0.5,
    crinkle: 0.42,
    drape: 0.85,
    weave: 'plain',
  },
  Georgette: {
    ...SILK,
    name: 'georgette',
    gloss: 0.1,
    sharpness: 9,
    rim: 0.16,
    streak: 0.12,
    slub: 0,
    crinkle: 0.2,
    veil: 0.8,
    drape: 1.15,
    weave: 'crepe',
  },
  Chiffon: {
    ...SILK,
    name: 'chiffon',
    gloss: 0.12,
    sharpness: 9,
    rim: 0.22,
    streak: 0.1,
    slub: 0,
    crinkle: 0.14,
    veil: 0.66,
    drape: 1.2,
    weave: 'crepe',
  },
}

/** The same fabric with metal in its weft: it shines along its folds and falls dark between them. */
export const gilded = (material: Material): Material => ({
  ...material,
  gloss: Math.min(0.6, material.gloss + 0.22),
  sharpness: Math.max(10, material.sharpness * 0.7),
  rim: material.rim + 0.12,
  streak: material.streak + 0.2,
})

export function materialOf(fabric: Design['fabricType']): Material {
  const known = FABRICS[fabric]
  if (known !== undefined) return known
  const named = Object.keys(FABRICS).find((name) => fabric.toLowerCase().includes(name.toLowerCase()))
  if (named !== undefined) return FABRICS[named] ?? SILK
  if (/net|organza|tulle/i.test(fabric)) return { ...FABRICS['Chiffon']!, name: fabric.toLowerCase() }
  return { ...SILK, name: 'silk-blend', gloss: 0.2 }
}
