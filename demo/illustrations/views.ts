import sharp from 'sharp'
import type { Design } from '../design.ts'
import { weaveWardrobe, type Cloth } from './cloth.ts'
import { compose } from './compose.ts'
import type { Figure } from './figure.ts'
import { HEIGHT, onStage, shoot, WIDTH } from './framing.ts'
import { hem } from './pieces/hem.ts'
import { macro } from './pieces/macro.ts'
import { renderFigures } from './render.ts'
import { hashText, seeded } from './rng.ts'
import { pickGround } from './stage.ts'
import { figureOf } from './silhouettes/figureof.ts'
import { clamp, mix } from './vectors.ts'

export type ViewName = 'front' | 'fabric' | 'back' | 'border'

interface View {
  name: ViewName
  /** Quality of the AVIF master: threads need fewer bits than edges. */
  quality: number
  draw: (design: Design, worn: Worn) => Promise<Buffer>
}

/** What the views of one design share, so that each cloth is woven once. */
interface Worn {
  figure: () => Promise<Figure>
  /** The garment's own cloth as a lens close to it sees it. */
  closeUp: () => Promise<Cloth>
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

const front: View = {
  name: 'front',
  quality: 48,
  draw: async ({ slug, category }, { figure }) => onStage(slug, category, await figure()),
}

const back: View = {
  name: 'back',
  quality: 44,
  draw: async ({ slug, category }, worn) => {
    const figure = await worn.figure()
    const { yaw } = figure.placement
    return onStage(slug, category, { ...figure, placement: { ...figure.placement, yaw: yaw + Math.PI } })
  },
}

const fabric: View = {
  name: 'fabric',
  quality: 38,
  draw: async ({ slug }, { closeUp }) => {
    const main = await closeUp()
    const random = seeded(hashText(`${slug}/macro`))
    const scale = 60
    const shot = shoot({ target: [0, 0, 0], scale, tilt: 0.3, finer: 1, reach: 16 })
    const cutout = await renderFigures([macro(random, main, WIDTH / scale, HEIGHT / scale)], shot)
    return shallowFocus(await compose(EMPTY, cutout, 0))
  },
}

/** The pale board behind a hem. */
function board(seed: string): string {
  const { wall, niche, floor } = pickGround(seeded(hashText(`${seed}/stage`)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="g" x1="0" y1="0.5" x2="1" y2="1"><stop offset="0" stop-color="${niche}"/>` +
    `<stop offset=".6" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/></svg>`
  )
}

const border: View = {
  name: 'border',
  quality: 36,
  draw: async ({ slug }, { closeUp }) => {
    const main = await closeUp()
    const random = seeded(hashText(`${slug}/border`))
    const borderScale = 0.62
    // A broad border fills two fifths of the picture; a narrow one is seen from no nearer than its threads allow.
    const height = Math.max(16, (main.borderHeight * borderScale) / 0.4)
    const scale = HEIGHT / height
    const shot = shoot({ target: [0, 0, 0], scale, tilt: 0.12, finer: 1, reach: height * 0.8 })
    const cutout = await renderFigures([hem(random, main, WIDTH / scale, height, borderScale)], shot)
    return compose(board(slug), cutout, 0.3)
  },
}

/** Every view of a design, in the order of its gallery. */
const VIEWS: readonly View[] = [front, back, fabric, border]

export const VIEW_NAMES: readonly string[] = VIEWS.map(({ name }) => name)

export interface DrawnView extends Pick<View, 'name' | 'quality'> {
  /** Raw RGB. */
  pixels: Buffer
}

/** Draws the views of a design one after the other, or only the one of that name. */
export async function* drawViews(design: Design, only?: string): AsyncGenerator<DrawnView> {
  const figure = once(async () =>
    figureOf(design, await weaveWardrobe(design, design.category === 'Blouse' ? 30 : 16)),
  )
  const closeUp = once(async () => (await weaveWardrobe(design, 78, true)).main)
  for (const { name, quality, draw } of VIEWS) {
    if (only !== undefined && name !== only) continue
    yield { name, quality, pixels: await draw(design, { figure, closeUp }) }
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
