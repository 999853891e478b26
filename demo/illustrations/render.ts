import sharp from 'sharp'
import type { Camera } from './camera.ts'
import type { Figure, Part } from './figure.ts'
import { castShadows, LEFT_WINDOW, occlusion, type Light, type Shadow } from './light.ts'
import { createLayer, rasterize, type Layer } from './raster.ts'
import { shadePixel, type Shader } from './shade.ts'
import { clamp, type Vec3 } from './vectors.ts'

const ENCODE = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(255 * Math.pow(i / 4096, 1 / 2.2)))

/** Keeps highlights from clipping into flat patches. */
const soften = (value: number) => (value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3)))
const encode = (value: number) => ENCODE[Math.round(clamp(soften(value)) * 4096)]!

export interface Size {
  width: number
  height: number
}

export interface Shot {
  camera: Camera
  /** Middle of the scene and how far it reaches from there, cm. */
  target: Vec3
  reach: number
  finished: Size
  /** By default a window on the left. */
  light?: Light
}

export interface Cutout {
  width: number
  height: number
  /** Raw RGBA. */
  data: Buffer
}

/** Draws figures on nothing: colour and opacity, averaged down from the camera's size to `finished`. */
export async function renderFigures(
  figures: Figure[],
  { camera, target, reach, finished, light = LEFT_WINDOW }: Shot,
): Promise<Cutout> {
  const { width, height } = camera
  const solid = createLayer(width, height, true)
  const veiled = (part: Part) => part.cloth.veil < 1
  const anySheer = figures.some((figure) => figure.parts.some(veiled))
  // A layer takes some 80 MB: none for what isn't there.
  const sheer = anySheer ? createLayer(width, height, true, true) : null
  const parts: { part: Part; shadow: Shadow }[] = []
  for (const figure of figures) {
    // Each figure shades itself only: one garment's hard shadow on the next reads as a stain.
    const shadow = castShadows([figure], target, reach, light)
    for (const part of figure.parts) {
      parts.push({ part, shadow })
      for (const grid of part.grids) {
        rasterize(
          { grid, part: parts.length, edge: part.edge ?? null },
          figure.placement,
          camera,
          sheer !== null && veiled(part) ? sheer : solid,
        )
      }
    }
  }
  const pixels = Buffer.alloc(width * height * 4)
  const shaders = (layer: Layer): Shader[] => {
    const shade = occlusion(layer, camera)
    return parts.map(({ part, shadow }) => ({ part, camera, shadow, layer, occlusion: shade }))
  }
  const solidShaders = shaders(solid)
  const sheerShaders = sheer === null ? [] : shaders(sheer)
  const under = new Float32Array(3)
  const over = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const low = solidShaders[solid.part[at]! - 1]
      let alpha = 0
      if (low !== undefined) {
        shadePixel(low, x, y, under)
        alpha = 1
      }
      const high = sheer === null ? undefined : sheerShaders[sheer.part[at]! - 1]
      if (high !== undefined && sheer!.depth[at]! < solid.depth[at]!) {
        const cover = shadePixel(high, x, y, over)
        const total = cover + alpha * (1 - cover)
        for (let k = 0; k < 3; k++) under[k] = (over[k]! * cover + under[k]! * alpha * (1 - cover)) / total
        alpha = total
      }
      if (alpha === 0) continue
      for (let k = 0; k < 3; k++) pixels[at * 4 + k] = encode(under[k]!)
      pixels[at * 4 + 3] = Math.round(alpha * 255)
    }
  }
  const data = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(finished.width, finished.height, { kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return { ...finished, data }
}
