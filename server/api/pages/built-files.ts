import { readdir, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { chooseEncoding } from '../http/choose-encoding.ts'

interface BuiltFile {
  /** Within the folder of the build. */
  path: string
  /** The precompressed copies of a file, made at build time. */
  compressed: boolean
}

const yearLong = 'public, max-age=31536000, immutable'
const suffixes = { br: '.br', gzip: '.gz' }
const dayLong = 'public, max-age=86400'
/** Browsers revalidate these files each time: an old one would be used for a day after an update. */
const serviceWorker = '/service-worker.js'

/** Reads an asset of another build; null when there is none of this path. */
export type EarlierAssets = (request: Request) => Promise<Buffer | null>

/** Serves the files of dist/client, which are listed once at the start: no other path reaches the disk. */
export async function builtFiles(
  folder: string,
  readEarlier: EarlierAssets = async () => null,
): Promise<RequestHandler> {
  const files = await listFiles(folder)
  return (request, response, next) => {
    const file = files.get(request.path)
    if (file === undefined) {
      if (!request.path.startsWith('/assets/')) return next()
      readEarlier(request).then((earlier) => {
        if (earlier) response.set('Cache-Control', yearLong).type(extname(request.path)).send(earlier)
        // Responding with a page would only confuse the browser.
        else response.status(404).type('text/plain').send('Not found')
      }, next)
      return
    }
    response.set('Cache-Control', lifeOf(request.path))
    response.type(extname(request.path))
    const options = { root: folder, cacheControl: false }
    if (!file.compressed) return response.sendFile(file.path, options)
    const encoding = chooseEncoding(request)
    response.vary('Accept-Encoding')
    if (encoding) response.set('Content-Encoding', encoding)
    response.sendFile(file.path + (encoding ? suffixes[encoding] : ''), options)
  }
}

const lifeOf = (path: string) =>
  path.startsWith('/assets/') ? yearLong : path === serviceWorker ? 'no-cache' : dayLong

async function listFiles(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const all = new Set(names)
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    const hidden = name.startsWith('.') || name === 'index.html' || /\.(br|gz)$/.test(name)
    if (hidden || !(await stat(join(folder, name))).isFile()) continue
    const compressed = all.has(`${name}.br`) && all.has(`${name}.gz`)
    files.set(`/${name.split(sep).join('/')}`, { path: name, compressed })
  }
  return files
}
