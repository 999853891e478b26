import { plainCloth, weaveWardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import { bolt, brass, dressForm, spool } from '../pieces/atelier.ts'
import { cord } from '../pieces/solids.ts'
import { measuringTape } from '../pieces/tape.ts'
import { figureOf } from '../silhouettes/figureof.ts'
import type { Ground } from '../stage.ts'
import { GROUNDS, inRoom } from './room.ts'
import { namedDesign, type Scene } from './scene.ts'

const SIZE = { width: 1600, height: 900 }

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
    const design = namedDesign(slug)
    const figure = figureOf(design, await weaveWardrobe(design, 14))
    figures.push({ ...figure, placement: { x, z, yaw } })
  }
  return inRoom(figures, {
    size: SIZE,
    lens: { target: [0, 72, 0], scale, tilt: 0.12, reach: 170 },
    ground,
    seed,
    level: 0,
    floorLine: 742,
    seedShop: (spot) => ({
      arches: guests.map(({ x }, i) => ({
        cx: spot(x, 0).cx,
        half: 150,
        peak: i === 1 ? 26 : 66,
        spring: 290,
      })),
      feet: figures.map(({ placement, footprint }) => {
        const { cx, y } = spot(placement.x, placement.z)
        return { cx, y: y - 5, half: (footprint ?? 25) * scale }
      }),
    }),
    wallShadow: 0.13,
  })
}

async function workroom(): Promise<Buffer> {
  const table = 72
  const bridal = namedDesign('maroon-maggam-bridal-blouse')
  const blouse = figureOf(bridal, await weaveWardrobe(bridal, 20))
  const [green, pink, indigo, yellow] = await Promise.all(
    [
      'emerald-paithani-border-lehenga',
      'rani-banarasi-palazzo-suit',
      'indigo-ajrakh-boat-neck-blouse',
      'turmeric-yellow-handloom-linen-saree',
    ].map(async (slug) => (await weaveWardrobe(namedDesign(slug), 20, true)).main),
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
  return inRoom(figures, {
    size: SIZE,
    lens: { target: [0, 112, 0], scale: 9, tilt: 0.2, reach: 110 },
    ground: GROUNDS.rose,
    seed: 12,
    level: table,
    floorLine: 716,
    seedShop: (spot) => ({
      arches: [{ cx: spot(17, -4).cx, half: 232, peak: 20, spring: 262 }],
      feet: [
        { ...spot(17, -4), half: 105 },
        { ...spot(62, 2), half: 215 },
        { ...spot(33.5, 17), half: 60 },
      ],
    }),
    wallShadow: 0.16,
  })
}

/** The three wide pictures of the start page; the left of each stays calm for its text. */
export const HEROES: readonly Scene[] = [
  {
    ...SIZE,
    name: 'hero-1',
    draw: () =>
      group(
        [
          { slug: 'emerald-paithani-border-lehenga', x: 30, z: -30, yaw: 0.2 },
          { slug: 'sindoor-banarasi-bridal-lehenga', x: 78, z: 20, yaw: -0.05 },
          { slug: 'peach-gulbahar-floral-lehenga', x: 126, z: -30, yaw: -0.2 },
        ],
        GROUNDS.ivory,
        3,
      ),
  },
  {
    ...SIZE,
    name: 'hero-2',
    draw: workroom,
  },
  {
    ...SIZE,
    name: 'hero-3',
    draw: () =>
      group(
        [
          { slug: 'royal-blue-muniya-paithani-saree', x: 4, z: 0, yaw: 0.14 },
          { slug: 'red-bandhani-silk-anarkali', x: 49, z: -14, yaw: 0.04 },
          { slug: 'arakku-kanjivaram-wedding-saree', x: 90, z: 14, yaw: -0.1 },
          { slug: 'emerald-silk-straight-suit-set', x: 130, z: -10, yaw: -0.16 },
        ],
        GROUNDS.sage,
        8,
      ),
  },
]
