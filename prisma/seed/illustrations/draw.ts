import { fork } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { designs } from '../designs/all.ts'
import { caption } from './captions.ts'
import { HEIGHT, WIDTH } from './framing.ts'
import { makeHeroFiles } from './hero-files.ts'
import {
  CATEGORIES_KEY,
  HERO_KEY,
  picturesFolder,
  readManifest,
  saveMaster,
  writeManifest,
  type Picture,
} from './manifest.ts'
import { CATEGORY_TILES } from './scenes/categories.ts'
import { HEROES } from './scenes/heroes.ts'
import { VIEWS } from './views.ts'

/**
 * Draws the demo catalogue: `npx tsx prisma/seed/illustrations/draw.ts [--view=name] [slug…]`. Without slugs it draws
 * every design, the hero pictures (`hero`) and the category tiles (`categories`). The work is split between two
 * processes, since the drawing itself runs on one thread.
 */
const PROCESSES = 2

interface Done {
  key: string
  pictures: Picture[]
}

async function drawKey(key: string, only: string | undefined): Promise<Picture[]> {
  const pictures: Picture[] = []
  if (key === HERO_KEY) {
    for (const [i, scene] of HEROES.entries()) {
      pictures.push(await saveMaster(await scene.draw(), { ...scene, view: `hero-${i + 1}`, quality: 55 }))
    }
    return pictures
  }
  if (key === CATEGORIES_KEY) {
    for (const tile of CATEGORY_TILES) {
      pictures.push(await saveMaster(await tile.draw(), { ...tile, view: tile.category, quality: 55 }))
    }
    return pictures
  }
  const design = designs.find((each) => each.slug === key)
  if (design === undefined) throw new Error(`No such design: ${key}`)
  for (const { name, quality, draw } of VIEWS) {
    if (only !== undefined && name !== only) continue
    const file = `${key}-${name}.avif`
    const master = { view: name, file, alt: caption(design, name), width: WIDTH, height: HEIGHT, quality }
    pictures.push(await saveMaster(await draw(design), master))
  }
  return pictures
}

async function work(keys: string[], only: string | undefined): Promise<void> {
  sharp.concurrency(1)
  for (const key of keys) process.send?.({ key, pictures: await drawKey(key, only) } satisfies Done)
}

/** New pictures replace those of the same view; the rest of a design's gallery stays, in the order of the views. */
function merge(old: Picture[], drawn: Picture[]): Picture[] {
  const order = VIEWS.map(({ name }) => name as string)
  const kept = old.filter(({ view }) => order.includes(view) && !drawn.some((each) => each.view === view))
  return [...kept, ...drawn].sort((a, b) => order.indexOf(a.view) - order.indexOf(b.view))
}

async function lead(keys: string[]): Promise<void> {
  await mkdir(picturesFolder, { recursive: true })
  const all = [...designs.map((design) => design.slug), HERO_KEY, CATEGORIES_KEY]
  const unknown = keys.filter((key) => !all.includes(key))
  if (unknown.length > 0) throw new Error(`No such design: ${unknown.join(', ')}`)
  const wanted = keys.length > 0 ? keys : all
  const manifest = await readManifest()
  for (const key of Object.keys(manifest)) if (!all.includes(key)) delete manifest[key]
  let count = 0
  const run = (mine: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(
        fileURLToPath(import.meta.url),
        process.argv
          .slice(2)
          .filter((arg) => arg.startsWith('--'))
          .concat(mine),
        {
          env: { ...process.env, DRAW_PART: '1' },
        },
      )
      child.on('message', (message) => {
        const { key, pictures } = message as Done
        manifest[key] = merge(manifest[key] ?? [], pictures)
        count++
        if (count % 10 === 0 || count === wanted.length) console.log(`${count}/${wanted.length} ${key}`)
      })
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`A drawing process ended with ${code}`)),
      )
    })
  const shares = Array.from({ length: PROCESSES }, (_, part) =>
    wanted.filter((__, i) => i % PROCESSES === part),
  )
  await Promise.all(shares.filter((share) => share.length > 0).map(run))
  // Another run may have finished meanwhile: its entries stay, ours go over them.
  const latest = await readManifest()
  for (const key of wanted) latest[key] = merge(latest[key] ?? [], manifest[key] ?? [])
  await writeManifest(latest)
  if (wanted.includes(HERO_KEY)) await makeHeroFiles(latest[HERO_KEY] ?? [], picturesFolder)
}

const keys = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const only = process.argv.find((arg) => arg.startsWith('--view='))?.slice('--view='.length)
await (process.env['DRAW_PART'] === undefined ? lead(keys) : work(keys, only))
