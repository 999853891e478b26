import type { Curve } from './curve.ts'

/** What a part is made of; `inside` is the wrong side of the cloth, seen through an opening; `net` can be seen through. */
export type Cloth = 'main' | 'inside' | 'second' | 'trim' | 'net'

/** Lines by weight. `unknown` is drawn with broken lines: what is not known of the style. */
export interface Lines {
  outline?: readonly Curve[]
  seam?: readonly Curve[]
  stitch?: readonly Curve[]
  fine?: readonly Curve[]
  shade?: readonly Curve[]
  trim?: readonly Curve[]
  unknown?: readonly Curve[]
}

/**
 * A piece of cloth with its lines. It is the right half of a symmetric piece, or one of a pair, and is mirrored at the
 * centre line; `isWhole` marks what is drawn once.
 */
export interface Part extends Lines {
  shape: Curve
  /** Closed shapes cut out of it. */
  holes?: readonly Curve[]
  cloth: Cloth
  isWhole?: boolean
  /** By how many degrees the cloth's pattern is turned. */
  turn?: number
}
