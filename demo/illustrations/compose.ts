import sharp, { type OverlayOptions } from 'sharp'
import type { Cutout } from './render.ts'
import { hash2 } from './rng.ts'

/**
 * Lays the garment on its stage with a soft shadow on the wall behind, and a 2% grain over all.
 * @param aside how far the shadow falls to the right, px; to the left where it is negative
 */
export async function compose(
  stage: string,
  cutout: Cutout,
  wallShadow: number,
  aside = 16,
): Promise<Buffer> {
  const { width, height } = cutout
  const raw = { raw: { width, height, channels: 4 as const } }
  const layers: OverlayOptions[] = []
  if (wallShadow > 0) {
    const mask = Buffer.alloc(width * height * 4)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const source = x - aside
        const isInside = y >= 18 && source >= 0 && source < width
        const from = isInside ? cutout.data[((y - 18) * width + source) * 4 + 3]! : 0
        const at = (y * width + x) * 4
        mask[at] = 74
        mask[at + 1] = 44
        mask[at + 2] = 30
        mask[at + 3] = from * wallShadow
      }
    }
    layers.push({ input: await sharp(mask, raw).blur(20).raw().toBuffer(), ...raw })
  }
  layers.push({ input: cutout.data, ...raw })
  const picture = await sharp(Buffer.from(stage)).composite(layers).removeAlpha().raw().toBuffer()
  for (let i = 0; i < picture.length; i += 3) {
    const at = i / 3
    // Grain of two pixels' size survives compression better than single pixels.
    const grain = (hash2((at % width) >> 1, Math.floor(at / width) >> 1) - 0.5) * 3
    for (let k = 0; k < 3; k++) picture[i + k] = Math.max(0, Math.min(255, picture[i + k]! + grain))
  }
  return picture
}
