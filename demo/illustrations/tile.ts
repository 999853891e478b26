import sharp from 'sharp'
import type { Swatch } from './fields/field.ts'
import type { Pen } from './pen.ts'

/** One repeat of a pattern, rasterised: colour over the ground, and what it is made of. */
export interface Tile extends Swatch {
  columns: number
  rows: number
  /** RGBA over the ground, gamma-encoded. */
  colour: Uint8ClampedArray
  /** Metal coverage, stone coverage and height for each pixel. */
  matter: Uint8ClampedArray
}

/** Draws the separations of `pen`, repeated so that motifs cross the edges of the tile. */
export async function rasterizeTile(
  pen: Pen,
  size: Swatch,
  pixelsPerCm: number,
  wrapDown: boolean,
): Promise<Tile | null> {
  if (pen.dye.length + pen.thread.length + pen.zari.length + pen.gems.length === 0) return null
  const density = Math.min(pixelsPerCm, 1500 / Math.max(size.width, size.height))
  const columns = Math.round(size.width * density)
  const rows = Math.round(size.height * density)
  const separation = async (parts: string[]) => {
    if (parts.length === 0) return new Uint8ClampedArray(columns * rows * 4)
    const copies: string[] = []
    for (const dx of [-1, 0, 1]) {
      for (const dy of wrapDown ? [-1, 0, 1] : [0]) {
        copies.push(`<use href="#m" x="${dx * size.width}" y="${dy * size.height}"/>`)
      }
    }
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" ` +
      `viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">` +
      `<defs><g id="m">${parts.join('')}</g></defs>${copies.join('')}</svg>`
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  }
  const [dye, thread, zari, gems] = (await Promise.all(
    [pen.dye, pen.thread, pen.zari, pen.gems].map(separation),
  )) as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray]
  const colour = new Uint8ClampedArray(columns * rows * 4)
  const matter = new Uint8ClampedArray(columns * rows * 3)
  for (let i = 0; i < columns * rows; i++) {
    const at = i * 4
    const d = dye[at + 3]! / 255
    const t = thread[at + 3]! / 255
    const z = zari[at + 3]! / 255
    const g = gems[at + 3]! / 255
    const cover = 1 - (1 - d) * (1 - t) * (1 - g)
    for (let k = 0; k < 3; k++) {
      let value = dye[at + k]! * d
      value = value * (1 - t) + thread[at + k]! * t
      value = value * (1 - g) + gems[at + k]! * g
      colour[at + k] = cover > 0 ? Math.min(255, value / cover) : 0
    }
    colour[at + 3] = cover * 255
    const threadHeight = t * (0.3 + (thread[at]! + thread[at + 1]! + thread[at + 2]!) / 2200)
    const zariHeight = z * (0.25 + zari[at]! / 420)
    matter[i * 3] = z * (1 - g) * 255
    matter[i * 3 + 1] = g * 255
    matter[i * 3 + 2] = Math.max(threadHeight, zariHeight, g * 0.9) * 255
  }
  return { ...size, columns, rows, colour, matter }
}

/** Red, green, blue (gamma), cover, metal, stone, height: one bilinear sample, written into `out`. */
export function sampleTile(tile: Tile, u: number, v: number, wrapDown: boolean, out: Float32Array): void {
  const { columns, rows, colour, matter } = tile
  let x = (u / tile.width) * columns - 0.5
  let y = (v / tile.height) * rows - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  x -= x0
  y -= y0
  out.fill(0)
  for (let j = 0; j < 2; j++) {
    let row = y0 + j
    if (wrapDown) row = ((row % rows) + rows) % rows
    else row = row < 0 ? 0 : row >= rows ? rows - 1 : row
    const wy = j === 0 ? 1 - y : y
    for (let i = 0; i < 2; i++) {
      const column = (((x0 + i) % columns) + columns) % columns
      const weight = wy * (i === 0 ? 1 - x : x)
      const at = row * columns + column
      const cover = colour[at * 4 + 3]! * weight
      out[0]! += colour[at * 4]! * cover
      out[1]! += colour[at * 4 + 1]! * cover
      out[2]! += colour[at * 4 + 2]! * cover
      out[3]! += cover
      out[4]! += matter[at * 3]! * weight
      out[5]! += matter[at * 3 + 1]! * weight
      out[6]! += matter[at * 3 + 2]! * weight
    }
  }
  const cover = out[3]!
  if (cover > 0.001) {
    out[0] = out[0]! / cover
    out[1] = out[1]! / cover
    out[2] = out[2]! / cover
  }
  for (let k = 3; k < 7; k++) out[k] = out[k]! / 255
}
