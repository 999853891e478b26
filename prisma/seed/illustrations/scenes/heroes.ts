import { designs } from '../../designs/all.ts'
import { plainCloth, weaveWardrobe } from '../cloth.ts'
import { compose } from '../compose.ts'
import type { Figure, Part } from '../figure.ts'
import { shoot } from '../framing.ts'
import { bolt, brass, cord, dressForm, spool } from '../pieces/atelier.ts'
import { measuringTape } from '../pieces/tape.ts'
import { renderFigures } from '../render.ts'
import { seeded } from '../rng.ts'
import { figureOf } from '../silhouettes/figureof.ts'
import { stageSvg, type Ground } from '../stage.ts'

const SIZE = { width: 1600, height: 900 }
const FINER = 2

export interface Scene {
  file: string
  alt: string
  width: number
  height: number
  draw: () => Promise<Buffer>
}

const IVORY: Ground = { wall: '#f0e7d9', niche: '#faf5ec', line: '#c9ac7f', floor: '#e3d4c0' }
const ROSE: Ground = { wall: '#efe0d8', niche: '#f9efe9', line: '#c9a28f', floor: '#e2cdc1' }
const SAGE: Ground = { wall: '#e3e5da', niche: '#f2f3ea', line: '#b3b596', floor: '#d3d6c4' }

function named(slug: string) {
  const design = designs.find((each) => each.slug === slug)
  if (design === undefined) throw new Error(`No such design: ${slug}`)
  return design
}

interface Guest {
  slug: string
  /** cm from the middle of the picture, and towards the viewer. */
  x: number
  z: number
  yaw: number
}

/** A few outfits standing together on the right of the picture. */
async function group(guests: readonly Guest[], ground: Ground, seed: number): Promise<Buffer> {
  const scale = 4.9
  const figures: Figure[] = []
  for (const { slug, x, z, yaw } of guests) {
    const design = named(slug)
    const figure = figureOf(design, await weaveWardrobe(design, 14))
    figures.push({ ...figure, placement: { x, z, yaw } })
  }
  const shot = shoot({ target: [0, 72, 0], scale, tilt: 0.12, finer: FINER, reach: 170, finished: SIZE })
  const cutout = await renderFigures(figures, shot)
  const spot = (x: number, z: number) => shot.camera.project(x, 0, z)
  const stage = stageSvg({
    ...SIZE,
    ground,
    random: seeded(seed),
    floorLine: 742,
    arches: guests.map(({ x }, i) => ({
      cx: Math.round(spot(x, 0)[0] / FINER),
      half: 150,
      peak: i === 1 ? 26 : 66,
      spring: 290,
    })),
    feet: figures.map(({ placement, footprint }) => {
      const [sx, sy] = spot(placement.x, placement.z)
      return { cx: Math.round(sx / FINER), y: sy / FINER - 5, half: (footprint ?? 25) * scale }
    }),
  })
  return compose(stage, cutout, 0.13)
}

async function workroom(): Promise<Buffer> {
  const scale = 9
  const table = 72
  const bridal = named('maroon-maggam-bridal-blouse')
  const blouse = figureOf(bridal, await weaveWardrobe(bridal, 20))
  const [green, pink, indigo, yellow] = await Promise.all(
    [
      'emerald-paithani-border-lehenga',
      'rani-banarasi-palazzo-suit',
      'indigo-ajrakh-boat-neck-blouse',
      'turmeric-yellow-handloom-linen-saree',
    ].map(async (slug) => (await weaveWardrobe(named(slug), 20, true)).main),
  )
  if (!green || !pink || !indigo || !yellow) throw new Error('A bolt is missing')
  const red = plainCloth('Red', 'Satin')
  const rani = plainCloth('Pink', 'Satin')
  const props: Part[] = [
    bolt(green, 62, table + 5.4, -6, 40, 5.4, 0.22),
    bolt(indigo, 61, table + 5.2, 7, 42, 5.2, 0.16),
    bolt(pink, 62, table + 14.4, 1, 39, 5, 0.2),
    bolt(yellow, 63, table + 23, -2, 36, 4.6, 0.3),
    ...spool(brass, 33.5, table, 16, 1.05),
    ...spool(red, 28, table, 20, 0.95),
    ...spool(rani, 38.5, table, 21, 0.9),
    cord(
      brass,
      [
        [33.5, table + 4, 17.6],
        [29, table + 1, 24],
        [23, table + 0.5, 26],
        [17, table + 8, 23],
        [14.5, 100, 18],
        [13.5, 112, 13],
      ],
      0.16,
    ),
  ]
  const dressed: Part[] = [...dressForm(table), ...blouse.parts, await measuringTape()]
  const figures: Figure[] = [
    { parts: dressed, placement: { x: 17, z: -4, yaw: -0.16 }, footprint: null },
    { parts: props, placement: { x: 0, z: 0, yaw: 0 }, footprint: null },
  ]
  const shot = shoot({ target: [0, 112, 0], scale, tilt: 0.2, finer: FINER, reach: 110, finished: SIZE })
  const cutout = await renderFigures(figures, shot)
  const spot = (x: number, z: number) => {
    const [sx, sy] = shot.camera.project(x, table, z)
    return { cx: Math.round(sx / FINER), y: sy / FINER }
  }
  const stage = stageSvg({
    ...SIZE,
    ground: ROSE,
    random: seeded(12),
    floorLine: 716,
    arches: [{ cx: spot(17, -4).cx, half: 232, peak: 20, spring: 262 }],
    feet: [
      { ...spot(17, -4), half: 105 },
      { ...spot(62, 2), half: 215 },
      { ...spot(33.5, 17), half: 60 },
    ],
  })
  return compose(stage, cutout, 0.16)
}

/** The three wide pictures of the start page; the left of each stays calm for its text. */
export const HEROES: readonly Scene[] = [
  {
    ...SIZE,
    file: 'hero-1.avif',
    alt: 'Illustration: three bridal and festive lehengas in red, green and peach standing before ivory arches',
    draw: () =>
      group(
        [
          { slug: 'emerald-paithani-border-lehenga', x: 30, z: -30, yaw: 0.2 },
          { slug: 'sindoor-banarasi-bridal-lehenga', x: 78, z: 20, yaw: -0.05 },
          { slug: 'peach-gulbahar-floral-lehenga', x: 126, z: -30, yaw: -0.2 },
        ],
        IVORY,
        3,
      ),
  },
  {
    ...SIZE,
    file: 'hero-2.avif',
    alt: 'Illustration: a maroon embroidered blouse on a dress form with a measuring tape, spools of thread and bolts of cloth',
    draw: workroom,
  },
  {
    ...SIZE,
    file: 'hero-3.avif',
    alt: 'Illustration: a row of sarees and suits in blue, yellow, red and green',
    draw: () =>
      group(
        [
          { slug: 'royal-blue-muniya-paithani-saree', x: 4, z: 0, yaw: 0.14 },
          { slug: 'red-bandhani-silk-anarkali', x: 49, z: -14, yaw: 0.04 },
          { slug: 'arakku-kanjivaram-wedding-saree', x: 90, z: 14, yaw: -0.1 },
          { slug: 'emerald-silk-straight-suit-set', x: 130, z: -10, yaw: -0.16 },
        ],
        SAGE,
        8,
      ),
  },
]
