import { plainCloth, weaveWardrobe, type Cloth } from '../cloth.ts'
import { compose } from '../compose.ts'
import type { Figure, Part } from '../figure.ts'
import { shoot } from '../framing.ts'
import { flower, paisley, sprig, type Inks } from '../motifs.ts'
import { frame, Pen } from '../pen.ts'
import { bolt, brass, dressForm, spool } from '../pieces/atelier.ts'
import { bodice } from '../pieces/bodice.ts'
import { pincushion, pinnedSeams } from '../pieces/pins.ts'
import { cord } from '../pieces/solids.ts'
import { measuringTape } from '../pieces/tape.ts'
import {
  adda,
  chalk,
  chalkLine,
  flat,
  looseThread,
  paperPattern,
  pencil,
  rule,
  shears,
  tabletop,
} from '../pieces/worktable.ts'
import { renderFigures } from '../render.ts'
import { seeded } from '../rng.ts'
import { figureOf } from '../silhouettes/figureof.ts'
import { rasterizeTile } from '../tile.ts'
import { FINER, GROUNDS, inRoom } from './room.ts'
import { namedDesign, type Scene } from './scene.ts'

const SIZE = { width: 800, height: 600 }
const TABLE = 72

const cloths = {
  red: plainCloth('Red', 'Satin'),
  rani: plainCloth('Pink', 'Satin'),
  white: plainCloth('White', 'Cotton'),
}

const still = (parts: Part[]): Figure => ({ parts, placement: { x: 0, z: 0, yaw: 0 }, footprint: null })

/** The worktable seen from where the tailor stands. */
async function onTable(parts: Part[]): Promise<Buffer> {
  const shot = shoot({ target: [0, 0, 0], scale: 11.2, tilt: 1.15, finer: FINER, reach: 75, finished: SIZE })
  const cutout = await renderFigures([still([tabletop(), ...parts])], shot)
  return compose(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"/>`,
    cutout,
    0,
  )
}

/** A dress form on the table before its arch, dressed in `parts`, with things beside it. */
async function onForm(dressed: Part[], beside: Part[], spots: { x: number; z: number; half: number }[]) {
  const form: Figure = { ...still([...dressForm(TABLE), ...dressed]), placement: { x: -6, z: -4, yaw: -0.2 } }
  return inRoom([form, still(beside)], {
    size: SIZE,
    lens: { target: [3, 113, 0], scale: 6.1, tilt: 0.18, reach: 90 },
    ground: GROUNDS.rose,
    seed: 31,
    level: TABLE,
    floorLine: 500,
    seedShop: (spot) => ({
      arches: [{ cx: spot(-6, -4).cx, half: 150, peak: 24, spring: 190 }],
      feet: [{ ...spot(-6, -4), half: 66 }, ...spots.map(({ x, z, half }) => ({ ...spot(x, z), half }))],
    }),
    wallShadow: 0.16,
  })
}

async function measuring(): Promise<Buffer> {
  const design = namedDesign('emerald-velvet-sweetheart-blouse')
  const { parts } = figureOf(design, await weaveWardrobe(design, 18))
  const green = (await weaveWardrobe(namedDesign('emerald-paithani-border-lehenga'), 18, true)).main
  return onForm(
    [...parts, await measuringTape()],
    [
      bolt(green, 40, TABLE + 5.2, -4, 34, 5.2, 0.2),
      ...spool(cloths.rani, 25, TABLE, 18, 1.1),
      ...spool(brass, 31, TABLE, 20, 1),
    ],
    [
      { x: 40, z: 2, half: 118 },
      { x: 28, z: 15, half: 40 },
    ],
  )
}

async function drafting(): Promise<Buffer> {
  return onTable([
    await paperPattern({ x: 3, z: -2, turn: 0.09 }),
    await rule({ x: 10, z: 23, turn: -0.12 }),
    ...pencil({ x: 24, z: 6, turn: 0.9 }, cloths.red),
    ...spool(cloths.white, -34, 0, -20, 1.1),
    ...pincushion(-27, 24, 0),
  ])
}

async function cutting(): Promise<Buffer> {
  const { main } = await weaveWardrobe(namedDesign('rani-banarasi-palazzo-suit'), 24, true)
  const lie = { x: -6, z: -2, turn: 0.12, up: 0.8 }
  return onTable([
    flat({ cloth: main, width: 92, depth: 66, lie, ripple: 0.8, fieldScale: 0.8 }),
    chalkLine(
      [
        [-36, 22],
        [-20, 19],
        [-14, 8],
        [-13, -4],
        [-8, -14],
        [6, -17],
        [16, -14],
      ],
      lie,
      0.8,
    ),
    chalkLine(
      [
        [-36, -24],
        [-14, -23],
        [8, -25],
        [34, -22],
      ],
      lie,
      0.8,
    ),
    ...shears({ x: 16, z: 6, turn: 2.45, up: 1 }, 0.19),
    chalk(-26, 12, 1.5, cloths.white),
    ...pincushion(-30, 20, 1),
  ])
}

async function embroidery(width: number, depth: number): Promise<Cloth> {
  const inks: Inks = { main: 'zari', second: '#d8587f', leaf: 'zari', gem: '#f4efe9', gemKind: 'stone' }
  const pen = new Pen(seeded(77), 'stitched')
  paisley(pen, frame(width * 0.38, depth * 0.47, 9.4, 0.1), inks)
  for (const [x, y, size] of [
    [0.14, 0.32, 4],
    [0.15, 0.74, 3.2],
    [0.6, 0.22, 3.6],
  ] as const) {
    flower(pen, frame(width * x, depth * y, size), 8, inks)
  }
  sprig(pen, frame(width * 0.6, depth * 0.74, 4), inks)
  // What is still to be worked is only pounced on, in chalk.
  const chalky = (d: string) =>
    pen.wash(
      `<path d="${d}" fill="none" stroke="#f3dfd2" stroke-width=".22" stroke-dasharray=".5 .4" opacity=".8"/>`,
    )
  const [x, y] = [width * 0.83, depth * 0.5]
  chalky(
    `M${x} ${y + 6}C${x - 9} ${y + 6} ${x - 6} ${y - 5} ${x} ${y - 9}C${x + 3} ${y - 11} ${x + 6} ${y - 9} ${x + 5} ${y - 7}C${x + 9} ${y - 1} ${x + 8} ${y + 6} ${x} ${y + 6}Z`,
  )
  chalky(
    `M${x} ${y + 3.4}C${x - 5} ${y + 3} ${x - 4} ${y - 3} ${x} ${y - 5}C${x + 4} ${y - 2} ${x + 5} ${y + 3} ${x} ${y + 3.4}Z`,
  )
  return {
    ...plainCloth('Maroon', 'Silk'),
    field: await rasterizeTile(pen, { width, height: depth }, 30, true),
  }
}

async function handwork(): Promise<Buffer> {
  const cloth = await embroidery(59, 37)
  return onTable([
    ...adda(cloth, 62, 42, { x: -2, z: -4, turn: 0.06 }),
    looseThread({ x: 4, z: 23, turn: 0.1 }, brass, 26),
    ...spool(brass, -26, 0, 26, 1.15),
    ...spool(cloths.rani, -19, 0, 28, 1),
    cord(
      brass,
      [
        [12, 3.4, 0],
        [14, 8, 2],
        [17, 6, 6],
        [20, 3.6, 7],
      ],
      0.16,
    ),
  ])
}

async function fitting(): Promise<Buffer> {
  const cloth = plainCloth('White', 'Cotton')
  const toile = bodice({
    cloth,
    hem: 97,
    ease: 1.1,
    borderScale: 1,
    neckline: 'Sweetheart',
    back: 'Closed Back',
    sleeveless: true,
  })
  return onForm(
    [toile, ...pinnedSeams(plainCloth('Maroon', 'Satin'), 97, 1.1)],
    [
      bolt(cloths.white, 40, TABLE + 5, -4, 34, 5, 0.2),
      ...pincushion(24, 15, TABLE),
      ...spool(cloths.white, 33, TABLE, 17, 1.1),
    ],
    [
      { x: 40, z: 2, half: 118 },
      { x: 27, z: 16, half: 52 },
    ],
  )
}

/** The five stations of a garment, as the carousel of the workshop shows them. */
export const WORKSHOP: readonly Scene[] = Object.entries({
  measuring,
  drafting,
  cutting,
  handwork,
  fitting,
}).map(([name, draw]) => ({ ...SIZE, name, draw }))
