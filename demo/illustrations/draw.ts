import { fork } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { designs } from '../designs/all.ts'
import { caption } from './captions.ts'
import { HEIGHT, WIDTH } from './framing.ts'
import { makeIconFiles } from './icon-files.ts'
import { picturesFolder, readManifest, saveMaster, writeManifest, type Picture } from './manifest.ts'
import { makeSceneFiles, SCENE_SETS } from './scene-files.ts'
import { drawViews, VIEW_NAMES } from './views.ts'

/**
 * Draws the shop's pictures: `npm run illustrate -- [--view=name] [name…]`. Without names it draws every design, the
 * pages' own pictures (`hero`, `categories`, `workshop`) and the logo's icons (`icons`). The work is split between two
 * processes, since the drawing itself runs on one thread.
 */
const PROCESSES = 2

const ICONS = 'icons'

interface Done {
  key: string
  /** A design's gallery; null for pictures that no manifest lists. */
  pictures: Picture[] | null
}

async function drawDesign(slug: string, only: string | undefined): Promise<Picture[]> {
  const design = designs.find((each) => each.slug === slug)
  if (design === undefined) throw new Error(`No such design: ${slug}`)
  const pictures: Picture[] = []
  for await (const { name, quality, pixels } of drawViews(design, only)) {
    const file = `${slug}-${name}.avif`
    const master = { view: name, file, alt: caption(design, name), width: WIDTH, height: HEIGHT, quality }
    pictures.push(await saveMaster(pixels, master))
  }
  return pictures
}

async function drawKey(key: string, only: string | undefined): Promise<Picture[] | null> {
  const scenes = SCENE_SETS[key]
  if (scenes !== undefined) await makeSceneFiles(key, scenes)
  else if (key === ICONS) await makeIconFiles()
  else return drawDesign(key, only)
  return null
}

async function work(keys: string[], only: string | undefined): Promise<void> {
  sharp.concurrency(1)
  for (const key of keys) process.send?.({ key, pictures: await drawKey(key, only) } satisfies Done)
}

/** New pictures replace those of the same view; the others stay, in the order of the views. */
function merge(old: Picture[], drawn: Picture[]): Picture[] {
  const kept = old.filter(({ view }) => !drawn.some((each) => each.view === view))
  return [...kept, ...drawn].sort((a, b) => VIEW_NAMES.indexOf(a.view) - VIEW_NAMES.indexOf(b.view))
}

/** Runs one drawing process over its share of the keys. */
function drawApart(keys: string[], onDone: (done: Done) => void): Promise<void> {
  const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [...options, ...keys], {
      env: { ...process.env, DRAW_PART: '1' },
    })
    child.on('message', (message) => onDone(message as Done))
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A drawing process ended with ${code}`)),
    )
  })
}

async function lead(keys: string[]): Promise<void> {
  await mkdir(picturesFolder, { recursive: true })
  const slugs = designs.map((design) => design.slug)
  const all = [...slugs, ...Object.keys(SCENE_SETS), ICONS]
  const unknown = keys.filter((key) => !all.includes(key))
  if (unknown.length > 0) throw new Error(`No such design: ${unknown.join(', ')}`)
  const wanted = keys.length > 0 ? keys : all
  const drawn = new Map<string, Picture[]>()
  let count = 0
  const note = ({ key, pictures }: Done) => {
    if (pictures !== null) drawn.set(key, pictures)
    count++
    if (count % 10 === 0 || count === wanted.length) console.log(`${count}/${wanted.length} ${key}`)
  }
  const shares = Array.from({ length: PROCESSES }, (_, part) =>
    wanted.filter((__, i) => i % PROCESSES === part),
  )
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => drawApart(share, note)))
  const manifest = await readManifest()
  for (const [slug, pictures] of drawn) manifest[slug] = merge(manifest[slug] ?? [], pictures)
  for (const key of Object.keys(manifest)) if (!slugs.includes(key)) delete manifest[key]
  await writeManifest(manifest)
}

const keys = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const only = process.argv.find((arg) => arg.startsWith('--view='))?.slice('--view='.length)
await (process.env['DRAW_PART'] === undefined ? lead(keys) : work(keys, only))
