// Draws the preview card of the shop's own pages, from the hero's picture and the logo: node
// scripts/draw-link-card.mjs
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const size = { width: 1200, height: 630 }

const mark = await sharp(await readFile('client/public/logo.svg'), { density: 800 })
  .resize({ height: 300 })
  .png()
  .toBuffer()

await sharp('client/public/hero/hero-1-wide-1600.avif')
  .resize({ ...size, fit: 'cover', position: 'south' })
  .composite([{ input: mark, left: 130, top: 165 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile('client/public/link-card.jpg')
