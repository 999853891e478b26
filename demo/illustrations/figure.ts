import type { Cloth } from './cloth.ts'
import type { EdgeDistance, Grid } from './geometry.ts'
import type { Placement } from './raster.ts'

/** One piece of a garment, cut and hung. */
export interface Part {
  grids: Grid[]
  cloth: Cloth
  /** Where the cloth is cut away: neckline, armhole, slit. */
  edge?: EdgeDistance
  /** How the border lies: along the hem (v), or all round a sheet of `sheetWidth` cm, at `scale`. */
  border?: { lies: 'hem' | 'sheet'; scale: number; sheetWidth?: number; endScale?: number }
  /** Cloth whose wrong side shows as well as its right, such as a dupatta. */
  twoSided?: boolean
  /** Width in cm of the finish along cut edges. */
  trim?: number
  /** Length in cm over which ombre runs. */
  length?: number
  /** Scale of the field's motifs. */
  fieldScale?: number
}

export interface Figure {
  parts: Part[]
  placement: Placement
  /** Half width of what touches the floor, in cm; null when the garment ends above it. */
  footprint: number | null
}
