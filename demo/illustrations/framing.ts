import { perspectiveCamera } from './camera.ts'
import type { Category } from '../design.ts'
import { compose } from './compose.ts'
import type { Figure } from './figure.ts'
import { STRIDE } from './geometry.ts'
import { renderFigures, type Shot, type Size } from './render.ts'
import { hashText, pick, seeded } from './rng.ts'
import { type Setting, settings } from './settings.ts'
import { stageSvg } from './stage.ts'
import type { Vec3 } from './vectors.ts'

export const WIDTH = 900
export const HEIGHT = 1200

const PORTRAIT: Size = { width: WIDTH, height: HEIGHT }

interface Bounds {
  low: number
  high: number
  half: number
}

/** How much room a figure needs, measured on its points. */
function boundsOf({ parts }: Figure): Bounds {
  const bounds = { low: 1e9, high: -1e9, half: 0 }
  for (const { grids, edge } of parts) {
    for (const { vertices } of grids) {
      for (let i = 0; i < vertices.length; i += STRIDE) {
        const x = vertices[i]!
        const y = vertices[i + 1]!
        if (edge !== undefined && edge(x, y, vertices[i + 2]!, 0, 0) < 0) continue
        bounds.low = Math.min(bounds.low, y)
        bounds.high = Math.max(bounds.high, y)
        bounds.half = Math.max(bounds.half, Math.abs(x))
      }
    }
  }
  return bounds
}

/** How many times finer a figure is drawn before it is averaged down, for clean edges. */
const FINER = 1.5

export interface Lens {
  target: Vec3
  /** px per cm in the finished picture. */
  scale: number
  /** How far the camera looks down: rise over distance. */
  tilt: number
  finer: number
  reach: number
  finished?: Size
}

export function shoot({ target, scale, tilt, finer, reach, finished = PORTRAIT }: Lens): Shot {
  const distance = (finished.height * 3.2) / scale
  const camera = perspectiveCamera({
    width: Math.round(finished.width * finer),
    height: Math.round(finished.height * finer),
    target,
    distance,
    rise: distance * tilt,
    pixelsPerCm: scale * finer,
  })
  return { camera, target, reach, finished }
}

/** Where a point of the scene is seen in the finished picture, px. */
export function spotOf({ camera, finished }: Shot, [x, y, z]: Vec3): { cx: number; y: number } {
  const seen = camera.project(x, y, z)
  const finer = camera.width / finished.width
  return { cx: Math.round(seen[0] / finer), y: seen[1] / finer }
}

function frameFigure(
  figure: Figure,
  finished: Size,
  { crop, light }: Setting,
): { shot: Shot; scale: number } {
  const { low, high, half } = boundsOf(figure)
  const tall = high - low
  const scale = Math.min(
    (finished.width * crop.width) / (2 * half),
    (finished.height * crop.height) / tall,
    finished.height / crop.leastHeight,
  )
  const middle = (low + high) / 2
  // Standing garments leave more room above than below; the others hang in the middle of the arch.
  const target: Vec3 = [0, figure.footprint === null ? middle : low + (finished.height * 0.43) / scale, 0]
  return {
    shot: {
      ...shoot({
        target,
        scale,
        tilt: 0.11,
        finer: FINER,
        reach: Math.max(tall, half * 2) * 0.72,
        finished,
      }),
      light,
    },
    scale,
  }
}

/** One garment as its category is shown; `seed` settles the ground. */
export async function onStage(
  seed: string,
  category: Category,
  figure: Figure,
  finished = PORTRAIT,
): Promise<Buffer> {
  const setting = settings[category]
  const { shot, scale } = frameFigure(figure, finished, setting)
  const { width, height } = finished
  const cutout = await renderFigures([figure], shot)
  const random = seeded(hashText(`${seed}/stage`))
  const foot = spotOf(shot, [0, 0, 0]).y
  const standing = figure.footprint !== null
  const ground = pick(random, setting.grounds)
  const floorLine = standing ? Math.min(height * 0.925, foot - height * 0.05) : null
  const fromRight = setting.light.key[0] > 0
  const stage = stageSvg({
    width,
    height,
    ground,
    random,
    floorLine: setting.hasFloor ? floorLine : null,
    fromRight,
    ...setting.wall({ width, height, floorLine: floorLine ?? height, ground, random }),
    feet: standing ? [{ cx: width / 2, y: foot - 6, half: (figure.footprint ?? 0) * scale }] : [],
  })
  return compose(stage, cutout, standing ? 0.16 : 0.3, fromRight ? -16 : 16)
}
