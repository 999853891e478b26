import { cross, normalize, type Vec3 } from './vectors.ts'

/**
 * A point of cloth. x right, y up from the floor, z towards the viewer, in cm. u and v are cm on the cloth:
 * u across (restarts in each kali), v up from the hem; w is u without restarts, for borders that run on
 * around a hem. `hollow` is 0 on a fold's ridge and 1 in its valley.
 */
interface ClothPoint {
  x: number
  y: number
  z: number
  u: number
  v: number
  w: number
  hollow: number
}

export type Surface = (s: number, t: number) => ClothPoint

export const STRIDE = 10

/** A sampled surface: x y z, normal, u v w, hollow for each vertex, row by row. */
export interface Grid {
  columns: number
  rows: number
  vertices: Float32Array
}

export function sampleSurface(surface: Surface, columns: number, rows: number): Grid {
  const across = columns + 1
  const vertices = new Float32Array(across * (rows + 1) * STRIDE)
  // One ring of extra samples on either side gives seamless normals where two kalis meet.
  const wide = columns + 3
  const points = new Float32Array(wide * (rows + 1) * 3)
  for (let row = 0; row <= rows; row++) {
    for (let column = -1; column <= columns + 1; column++) {
      const p = surface(column / columns, row / rows)
      const to = (row * wide + column + 1) * 3
      points[to] = p.x
      points[to + 1] = p.y
      points[to + 2] = p.z
      if (column < 0 || column > columns) continue
      const at = (row * across + column) * STRIDE
      vertices[at] = p.x
      vertices[at + 1] = p.y
      vertices[at + 2] = p.z
      vertices[at + 6] = p.u
      vertices[at + 7] = p.v
      vertices[at + 8] = p.w
      vertices[at + 9] = p.hollow
    }
  }
  const gap = (from: number, to: number): Vec3 => [
    points[to * 3]! - points[from * 3]!,
    points[to * 3 + 1]! - points[from * 3 + 1]!,
    points[to * 3 + 2]! - points[from * 3 + 2]!,
  ]
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const middle = row * wide + column + 1
      const below = Math.max(0, row - 1) * wide + column + 1
      const above = Math.min(rows, row + 1) * wide + column + 1
      const normal = normalize(cross(gap(middle - 1, middle + 1), gap(below, above)))
      const at = (row * across + column) * STRIDE + 3
      vertices[at] = normal[0]
      vertices[at + 1] = normal[1]
      vertices[at + 2] = normal[2]
    }
  }
  return { columns, rows, vertices }
}

/** Distance in cm from a cut edge (neckline, armhole, slit) at a point; below zero the cloth is cut away. */
export type EdgeDistance = (x: number, y: number, z: number, u: number, v: number) => number
