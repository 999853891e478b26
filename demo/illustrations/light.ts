import { lightCamera, type Camera } from './camera.ts'
import type { Figure } from './figure.ts'
import { createLayer, rasterize, type Layer } from './raster.ts'
import { normalize, type Vec3 } from './vectors.ts'

/** Directions to where the light of a picture comes from. */
export interface Light {
  key: Vec3
  /** Halfway between the key light and the viewer: where cloth shines. */
  half: Vec3
  /** The weaker light from the other side. */
  fill: Vec3
}

export function lightFrom(direction: Vec3): Light {
  const key = normalize(direction)
  return {
    key,
    half: normalize([key[0], key[1], key[2] + 1]),
    fill: normalize([key[0] > 0 ? -0.8 : 0.8, 0.15, 0.5]),
  }
}

/** A window: high on the left, in front. */
export const LEFT_WINDOW = lightFrom([-0.52, 0.62, 0.72])

export interface Shadow {
  light: Light
  camera: Camera
  depth: Float32Array
  size: number
}

export function castShadows(figures: Figure[], centre: Vec3, reach: number, light: Light): Shadow {
  const size = 1100
  const camera = lightCamera(light.key, centre, reach, size)
  const layer = createLayer(size, size, false)
  for (const figure of figures) {
    for (const part of figure.parts) {
      if (part.cloth.veil < 0.7) continue
      for (const grid of part.grids) {
        rasterize({ grid, part: 0, edge: part.edge ?? null }, figure.placement, camera, layer)
      }
    }
  }
  return { light, camera, depth: layer.depth, size }
}

const RING: readonly (readonly [number, number])[] = [
  [0.35, 0.1],
  [-0.5, 0.5],
  [-0.15, -0.8],
  [0.75, -0.35],
]

/** How much of the key light reaches a point, 0..1; `turn` rotates the samples to break bands. */
export function lit({ camera, depth, size }: Shadow, [x, y, z]: Vec3, turn: number): number {
  const [sx, sy, own] = camera.project(x, y, z)
  const spread = camera.pixelsPerCm * 1.5
  const cos = Math.cos(turn * 6.28)
  const sin = Math.sin(turn * 6.28)
  let open = 0
  for (const [a, b] of RING) {
    const px = Math.round(sx + (a * cos - b * sin) * spread)
    const py = Math.round(sy + (a * sin + b * cos) * spread)
    if (px < 0 || py < 0 || px >= size || py >= size) open++
    else {
      const gap = own - depth[py * size + px]!
      open += gap < 1.1 ? 1 : gap < 2.2 ? 2 - gap / 1.1 : 0
    }
  }
  return open / RING.length
}

/** Three box blurs of depth weighted by coverage, at half size: near enough to a Gaussian. */
function blurredDepth(layer: Layer, radius: number): { values: Float32Array; width: number } {
  const width = layer.width >> 1
  const height = layer.height >> 1
  const value = new Float32Array(width * height)
  const weight = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = layer.depth[y * 2 * layer.width + x * 2]!
      if (depth > 1e8) continue
      value[y * width + x] = depth
      weight[y * width + x] = 1
    }
  }
  const pass = (data: Float32Array, count: number, length: number, stepLine: number, stepAt: number) => {
    const line = new Float32Array(length)
    for (let i = 0; i < count; i++) {
      const base = i * stepLine
      let sum = 0
      for (let k = -radius; k < length; k++) {
        if (k + radius < length) sum += data[base + (k + radius) * stepAt]!
        if (k - radius - 1 >= 0) sum -= data[base + (k - radius - 1) * stepAt]!
        if (k >= 0) line[k] = sum / (2 * radius + 1)
      }
      for (let k = 0; k < length; k++) data[base + k * stepAt] = line[k]!
    }
  }
  for (const data of [value, weight]) {
    for (let round = 0; round < 2; round++) {
      pass(data, height, width, width, 1)
      pass(data, width, height, 1, width)
    }
  }
  for (let i = 0; i < value.length; i++) value[i] = weight[i]! > 0.01 ? value[i]! / weight[i]! : 1e9
  return { values: value, width }
}

/** Occlusion 0..1 for each pixel: cloth that lies behind its surroundings is darker. */
export function occlusion(layer: Layer, camera: Camera): (x: number, y: number) => number {
  const cm = camera.pixelsPerCm / 2
  const near = blurredDepth(layer, Math.max(1, Math.round(cm * 0.7)))
  const far = blurredDepth(layer, Math.max(2, Math.round(cm * 3.2)))
  return (x, y) => {
    const at = Math.min(near.values.length - 1, (y >> 1) * near.width + (x >> 1))
    const own = layer.depth[y * layer.width + x]!
    const close = Math.max(0, own - near.values[at]!)
    const wide = Math.max(0, own - far.values[at]!)
    return 1 - 0.55 * (1 - Math.exp(-close * 0.7)) - 0.42 * (1 - Math.exp(-wide * 0.16))
  }
}
