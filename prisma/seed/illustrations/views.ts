import sharp from 'sharp'
import type { Design } from '../design.ts'
import { weaveWardrobe } from './cloth.ts'
import { compose } from './compose.ts'
import type { Figure } from './figure.ts'
import { HEIGHT, onStage, shoot, WIDTH } from './framing.ts'
import { macro } from './pieces/macro.ts'
import { renderFigures } from './render.ts'
import { hashText, seeded } from './rng.ts'
import { figureOf } from './silhouettes/figureof.ts'
import { clamp, mix } from './vectors.ts'

export type ViewName = 'front' | 'fabric' | 'back' | 'border'

export interface View {
  name: ViewName
  /** Quality of the AVIF master: threads need fewer bits than edges. */
  quality: number
  draw: (design: Design) => Promise<Buffer>
}

const EMPTY = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"/>`

/** A lens close to cloth: what lies far up and at the lower edge is soft. */
async function shallowFocus(pixels: Buffer): Promise<Buffer> {
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } }
  const soft = await sharp(pixels, raw).blur(5).raw().toBuffer()
  for (let y = 0; y < HEIGHT; y++) {
    const away = clamp(Math.max((0.3 - y / HEIGHT) / 0.3, (y / HEIGHT - 0.9) / 0.16))
    for (let i = y * WIDTH * 3; away > 0 && i < (y + 1) * WIDTH * 3; i++)
      pixels[i] = mix(pixels[i]!, soft[i]!, away)
  }
  return pixels
}

async function dressed(design: Design): Promise<Figure> {
  const pixelsPerCm = design.category === 'Blouse' ? 30 : 16
  return figureOf(design, await weaveWardrobe(design, pixelsPerCm))
}

const front: View = {
  name: 'front',
  quality: 50,
  draw: async (design) => onStage(design.slug, await dressed(design)),
}

const back: View = {
  name: 'back',
  quality: 44,
  draw: async (design) => {
    const figure = await dressed(design)
    const { yaw } = figure.placement
    return onStage(design.slug, { ...figure, placement: { ...figure.placement, yaw: yaw + Math.PI } })
  },
}

const fabric: View = {
  name: 'fabric',
  quality: 42,
  draw: async (design) => {
    const { main } = await weaveWardrobe(design, 78, true)
    const random = seeded(hashText(`${design.slug}/macro`))
    const scale = 60
    const shot = shoot({ target: [0, 0, 0], scale, tilt: 0.3, finer: 1, reach: 16 })
    const cutout = await renderFigures([macro(random, main, WIDTH / scale, HEIGHT / scale)], shot)
    return shallowFocus(await compose(EMPTY, cutout, 0))
  },
}

/** Every view of a design, in the order of its gallery. */
export const VIEWS: readonly View[] = [front, back, fabric]
