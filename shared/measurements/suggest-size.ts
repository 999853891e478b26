/** A person's measurements, or a garment's, in cm. */
export interface BodyLengths {
  chest?: number | null
  waist?: number | null
  hip?: number | null
}

interface Size extends BodyLengths {
  label: string
}

/** How much wider than the body a finished garment must at least be, in cm. */
const EASE = 2

/** What is compared. */
export const bodyParts = ['chest', 'waist', 'hip'] as const

/**
 * The smallest size that is wide enough everywhere; null when none is, or when nothing can be compared. `sizes` are in
 * ascending order.
 */
export function suggestSize<Of extends Size>(sizes: readonly Of[], body: BodyLengths): Of | null {
  const compared = bodyParts.filter((part) => body[part] != null && sizes.some((size) => size[part] != null))
  if (compared.length === 0) return null
  return (
    sizes.find((size) => compared.every((part) => size[part] == null || size[part] >= body[part]! + EASE)) ??
    null
  )
}
