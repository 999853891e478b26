import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import { fromRoot } from './from-root.ts'
import type { Scene } from './scenes/scene.ts'
import { CATEGORY_TILES } from './scenes/categories.ts'
import { HEROES } from './scenes/heroes.ts'
import { WORKSHOP } from './scenes/workshop.ts'

interface Crop {
  /** Part of the file's name; the whole picture has none. */
  name?: string
  region?: Region
  /** Widths in pixels as AVIF, and one of WebP for browsers without it. */
  widths: readonly number[]
  fallback: number
  /** Of its AVIF files. */
  quality: number
}

interface SceneSet {
  scenes: readonly Scene[]
  crops: readonly Crop[]
}

/** The pages' own pictures, by their folder in client/public. */
export const SCENE_SETS: Readonly<Record<string, SceneSet>> = {
  hero: {
    scenes: HEROES,
    crops: [
      { name: 'wide', widths: [1120, 1600], fallback: 1120, quality: 40 },
      // A crop with the garments, for screens that show the text below the picture. A phone's first
      // paint waits for it: beyond 28 kB it takes another round trip on a slow connection.
      {
        name: 'square',
        region: { left: 704, top: 4, width: 896, height: 896 },
        widths: [480, 672, 828],
        fallback: 640,
        quality: 36,
      },
    ],
  },
  categories: {
    scenes: CATEGORY_TILES,
    // Phones fetch them beside the first picture.
    crops: [{ widths: [300, 600], fallback: 450, quality: 44 }],
  },
  workshop: { scenes: WORKSHOP, crops: [{ widths: [280, 400, 800], fallback: 560, quality: 50 }] },
}

/** Draws a set of pictures and makes each of its files. */
export async function makeSceneFiles(folder: string, { scenes, crops }: SceneSet): Promise<void> {
  await mkdir(fromRoot('client', 'public', folder), { recursive: true })
  for (const { name, width, height, draw } of scenes) {
    const drawn = sharp(await draw(), { raw: { width, height, channels: 3 } })
    for (const crop of crops) {
      const picture = crop.region ? drawn.clone().extract(crop.region) : drawn
      const stem = [name, crop.name].filter(Boolean).join('-')
      const place = (size: number, format: string) =>
        fromRoot('client', 'public', folder, `${path.basename(stem)}-${size}.${format}`)
      for (const size of crop.widths)
        await picture
          .clone()
          .resize(size)
          .avif({ quality: crop.quality, effort: 5 })
          .toFile(place(size, 'avif'))
      await picture.clone().resize(crop.fallback).webp({ quality: 74 }).toFile(place(crop.fallback, 'webp'))
    }
  }
}
