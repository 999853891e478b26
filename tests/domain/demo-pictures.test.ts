import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { designs } from '../../demo/designs/all.ts'
import { picturesFolder, readManifest } from '../../demo/illustrations/manifest.ts'
import { drawViews } from '../../demo/illustrations/views.ts'
import { fromRoot } from '../../server/paths.ts'

const manifest = await readManifest()
const pathTo = (file: string) => fileURLToPath(new URL(file, picturesFolder))

/** Every tenth pixel of a picture in colour, enough to recognise it. */
const sketch = (picture: Sharp) => picture.resize(90, 120).removeAlpha().raw().toBuffer()

describe('the demo catalogue’s pictures', () => {
  test('show every design from the front and the back, its fabric and its border', () => {
    expect(Object.keys(manifest).sort()).toEqual(designs.map(({ slug }) => slug).sort())
    for (const pictures of Object.values(manifest))
      expect(pictures.map(({ view }) => view)).toEqual(['front', 'back', 'fabric', 'border'])
  })

  test('are described: size, preview, and a text that distinguishes the views', async () => {
    for (const pictures of Object.values(manifest)) {
      for (const { alt, thumbhash, width, height } of pictures) {
        expect(alt).toMatch(/^Illustration: \w/)
        expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThanOrEqual(5)
        expect({ width, height }).toEqual({ width: 900, height: 1200 })
      }
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(4)
    }
    const [picture] = manifest[designs[0]!.slug]!
    expect(await sharp(pathTo(picture!.file)).metadata()).toMatchObject({ width: 900, height: 1200 })
  })

  test('are complete, without others, and together at most 26 MB', async () => {
    const files = Object.values(manifest).flatMap((pictures) => pictures.map(({ file }) => file))
    expect((await readdir(picturesFolder)).sort()).toEqual([...files, 'manifest.json'].sort())
    const sizes = await Promise.all(files.map(async (file) => (await stat(pathTo(file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26e6)
  })

  test('are what the command draws', async () => {
    const design = designs.find(({ category }) => category === 'Blouse')!
    for await (const { pixels, name } of drawViews(design, 'fabric')) {
      const drawn = sharp(pixels, { raw: { width: 900, height: 1200, channels: 3 } })
      const stored = sharp(pathTo(manifest[design.slug]!.find(({ view }) => view === name)!.file))
      const [a, b] = [await sketch(drawn), await sketch(stored)]
      const away = a.reduce((sum, part, i) => sum + Math.abs(part - b[i]!), 0) / a.length
      expect(away).toBeLessThan(3)
    }
  })
})

test('the icons have the sizes that browsers and launchers require', async () => {
  const sizeOf = async (...name: string[]) => {
    const { width, height } = await sharp(fromRoot('client', 'public', ...name)).metadata()
    return [width, height]
  }
  expect(await sizeOf('apple-touch-icon.png')).toEqual([180, 180])
  expect(await sizeOf('icons', 'icon-192.png')).toEqual([192, 192])
  expect(await sizeOf('icons', 'icon-512.png')).toEqual([512, 512])
  expect(await sizeOf('icons', 'maskable-512.png')).toEqual([512, 512])
  const ico = await readFile(fromRoot('client', 'public', 'favicon.ico'))
  expect([0, 1, 2].map((i) => ico.readUInt8(6 + i * 16))).toEqual([16, 32, 48])
  const first = ico.subarray(ico.readUInt32LE(6 + 12), ico.readUInt32LE(6 + 12) + ico.readUInt32LE(6 + 8))
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 16, height: 16 })
})
