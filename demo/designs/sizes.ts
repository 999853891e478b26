import type { Design } from '../design.ts'

type Sizes = Design['sizes']

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const
const steps = [0, 5, 10, 15, 20, 26, 32] as const

/** XS measures the smallest garment; the other sizes grow by the same steps at chest, waist and hip. */
function graded(smallest: { chest?: number; waist?: number; hip?: number }, length: number): Sizes {
  return letters.map((label, index) => {
    const step = steps[index] ?? 0
    const grown = Object.entries(smallest).map(([part, cm]) => [part, cm + step] as const)
    return { label, ...Object.fromEntries(grown), length: length + Math.floor(index / 2) }
  })
}

/**
 * The pieces of a design by size: most of the middle sizes, which most people wear. Those of small editions are counted
 * together.
 */
export function withPieces(sizes: Sizes, pieces: number): Sizes {
  if (pieces < 2 * sizes.length) return sizes
  const middleFirst = sizes
    .map((_, index) => index)
    .sort((a, b) => Math.abs(a - (sizes.length - 1) / 2) - Math.abs(b - (sizes.length - 1) / 2))
  const counts = sizes.map(() => 0)
  for (let piece = 0; piece < pieces; piece++) counts[middleFirst[piece % sizes.length] ?? 0]! += 1
  return sizes.map((size, index) => ({ ...size, quantityInStock: counts[index] ?? 0 }))
}

/** A blouse is labelled by the bust in inches; its own chest is the finished garment in cm. */
export const blouseSizes: Sizes = [
  { label: '32', chest: 84, waist: 72, length: 35.5 },
  { label: '34', chest: 89, waist: 77, length: 36 },
  { label: '36', chest: 94, waist: 82, length: 37 },
  { label: '38', chest: 99, waist: 87, length: 37.5 },
  { label: '40', chest: 104, waist: 93, length: 38 },
  { label: '42', chest: 110, waist: 99, length: 39 },
]

export const lehengaSizes = graded({ chest: 83, waist: 66, hip: 94 }, 104)
export const straightSuitSizes = graded({ chest: 88, waist: 84, hip: 95 }, 112)
export const flaredSuitSizes = graded({ chest: 87, waist: 78 }, 127)
export const shortSuitSizes = graded({ chest: 88, waist: 82, hip: 96 }, 96)
export const kneeDressSizes = graded({ chest: 86, waist: 71, hip: 96 }, 104)
export const longDressSizes = graded({ chest: 86, waist: 71, hip: 98 }, 138)
export const looseSizes = graded({ chest: 108, hip: 114 }, 132)
export const petticoatSizes = graded({ waist: 64, hip: 92 }, 98)
