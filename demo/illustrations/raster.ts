import type { Camera } from './camera.ts'
import { STRIDE, type EdgeDistance, type Grid } from './geometry.ts'

/** Per pixel: view normal, u, v, w, hollow, edge distance. */
export const ATTRIBUTES = 8

export interface Layer {
  width: number
  height: number
  depth: Float32Array
  part: Uint8Array
  attributes: Float32Array | null
  /** How many sheets lie over each other; counted for sheer layers only. */
  sheets: Uint8Array | null
}

export interface Placement {
  x: number
  z: number
  yaw: number
}

export interface Rasterized {
  grid: Grid
  part: number
  edge: EdgeDistance | null
}

export function createLayer(width: number, height: number, full: boolean, sheer = false): Layer {
  const size = width * height
  return {
    width,
    height,
    depth: new Float32Array(size).fill(1e9),
    part: new Uint8Array(size),
    attributes: full ? new Float32Array(size * ATTRIBUTES) : null,
    sheets: sheer ? new Uint8Array(size) : null,
  }
}

/** Projected copy of a grid: screen x, y, depth and the turned normal per vertex. */
function project(grid: Grid, placement: Placement, camera: Camera): Float32Array {
  const count = grid.vertices.length / STRIDE
  const out = new Float32Array(count * 6)
  const cos = Math.cos(placement.yaw)
  const sin = Math.sin(placement.yaw)
  const from = grid.vertices
  for (let i = 0; i < count; i++) {
    const a = i * STRIDE
    const x = from[a]!
    const z = from[a + 2]!
    const nx = from[a + 3]!
    const nz = from[a + 5]!
    const seen = camera.project(
      x * cos + z * sin + placement.x,
      from[a + 1]!,
      z * cos - x * sin + placement.z,
    )
    const normal = camera.turn(nx * cos + nz * sin, from[a + 4]!, nz * cos - nx * sin)
    const to = i * 6
    for (let k = 0; k < 3; k++) {
      out[to + k] = seen[k]!
      out[to + 3 + k] = normal[k]!
    }
  }
  return out
}

export function rasterize(item: Rasterized, placement: Placement, camera: Camera, layer: Layer): void {
  const { grid, edge, part } = item
  const screen = project(grid, placement, camera)
  const { width, height, depth, attributes, sheets } = layer
  const source = grid.vertices
  const across = grid.columns + 1

  const triangle = (i0: number, i1: number, i2: number) => {
    const x0 = screen[i0 * 6]!
    const y0 = screen[i0 * 6 + 1]!
    const x1 = screen[i1 * 6]!
    const y1 = screen[i1 * 6 + 1]!
    const x2 = screen[i2 * 6]!
    const y2 = screen[i2 * 6 + 1]!
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if (area === 0) return
    const minX = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const maxX = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const minY = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const maxY = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    if (minX > maxX || minY > maxY) return
    const inverse = 1 / area
    const z0 = screen[i0 * 6 + 2]!
    const z1 = screen[i1 * 6 + 2]!
    const z2 = screen[i2 * 6 + 2]!
    const v0 = i0 * STRIDE
    const v1 = i1 * STRIDE
    const v2 = i2 * STRIDE
    for (let py = minY; py <= maxY; py++) {
      for (let px = minX; px <= maxX; px++) {
        const cx = px + 0.5
        const cy = py + 0.5
        const w1 = ((cx - x0) * (y2 - y0) - (x2 - x0) * (cy - y0)) * inverse
        if (w1 < 0) continue
        const w2 = ((x1 - x0) * (cy - y0) - (cx - x0) * (y1 - y0)) * inverse
        const w0 = 1 - w1 - w2
        if (w2 < 0 || w0 < 0) continue
        const z = z0 * w0 + z1 * w1 + z2 * w2
        const at = py * width + px
        if (sheets === null && z >= depth[at]!) continue
        const u = source[v0 + 6]! * w0 + source[v1 + 6]! * w1 + source[v2 + 6]! * w2
        const v = source[v0 + 7]! * w0 + source[v1 + 7]! * w1 + source[v2 + 7]! * w2
        let distance = 99
        if (edge !== null) {
          distance = edge(
            source[v0]! * w0 + source[v1]! * w1 + source[v2]! * w2,
            source[v0 + 1]! * w0 + source[v1 + 1]! * w1 + source[v2 + 1]! * w2,
            source[v0 + 2]! * w0 + source[v1 + 2]! * w1 + source[v2 + 2]! * w2,
            u,
            v,
          )
        }
        if (distance < 0) continue
        if (sheets !== null) {
          sheets[at] = Math.min(255, sheets[at]! + 1)
          if (z >= depth[at]!) continue
        }
        depth[at] = z
        layer.part[at] = part
        if (attributes === null) continue
        const to = at * ATTRIBUTES
        for (let k = 0; k < 3; k++) {
          attributes[to + k] =
            screen[i0 * 6 + 3 + k]! * w0 + screen[i1 * 6 + 3 + k]! * w1 + screen[i2 * 6 + 3 + k]! * w2
        }
        attributes[to + 3] = u
        attributes[to + 4] = v
        attributes[to + 5] = source[v0 + 8]! * w0 + source[v1 + 8]! * w1 + source[v2 + 8]! * w2
        attributes[to + 6] = source[v0 + 9]! * w0 + source[v1 + 9]! * w1 + source[v2 + 9]! * w2
        attributes[to + 7] = distance
      }
    }
  }

  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const i = row * across + column
      triangle(i, i + 1, i + across)
      triangle(i + 1, i + across + 1, i + across)
    }
  }
}
