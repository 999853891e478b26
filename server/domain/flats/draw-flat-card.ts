import { sharp } from '../images/sharp.ts'
import { cardSize, ivory } from '../images/link-card.ts'
import { drawFlat } from './draw-flat.ts'
import type { DrawnGarment } from './garment-flats.ts'

/** Between the drawing and the card's edge, in pixels. */
const MARGIN = 30

/** A garment as PNG, in the size of link previews. */
export async function drawFlatCard(drawn: DrawnGarment): Promise<Buffer> {
  const { svg, width, height } = drawFlat(drawn, null)
  const scale = Math.min((cardSize.width - 2 * MARGIN) / width, (cardSize.height - 2 * MARGIN) / height)
  const picture = await sharp(Buffer.from(svg), { density: 72 * scale })
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'inside' })
    .toBuffer()
  return sharp({ create: { ...cardSize, channels: 3, background: ivory } })
    .composite([{ input: picture }])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}
