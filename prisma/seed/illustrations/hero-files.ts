import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fromRoot } from '../../../server/paths.ts'
import type { Picture } from './manifest.ts'

/** The part with the garments, for screens that show the words below the picture. */
const square = { left: 704, top: 4, width: 896, height: 896 }

const crops = [
  { name: 'wide', widths: [1120, 1600], fallback: 1120 },
  { name: 'square', widths: [480, 828], fallback: 640, region: square },
]

/** Makes the home page's files of the hero masters, in client/public/hero. */
export async function makeHeroFiles(heroes: Picture[], masters: URL): Promise<void> {
  const folder = fromRoot('client', 'public', 'hero')
  await mkdir(folder, { recursive: true })
  for (const { view, file } of heroes)
    for (const { name, widths, fallback, region } of crops) {
      const master = sharp(fileURLToPath(new URL(file, masters)))
      const picture = region ? master.extract(region) : master
      const save = (width: number) => picture.clone().resize(width)
      const place = (width: number, format: string) => path.join(folder, `${view}-${name}-${width}.${format}`)
      for (const width of widths)
        await save(width).avif({ quality: 50, effort: 5 }).toFile(place(width, 'avif'))
      await save(fallback).webp({ quality: 74 }).toFile(place(fallback, 'webp'))
    }
}
