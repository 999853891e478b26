import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { adminMessageSource, languageCodes, messageSource } from '../shared/languages.ts'

/** Source files of lazily loaded chunks. Those in neither list count as the page's. */
export interface LazyChunks {
  /** Loaded automatically once the page is interactive. */
  idle: readonly string[]
  /** Loaded on demand, or in rare states of a page. */
  onDemand: readonly string[]
}

/** In bytes, compressed with gzip. */
export interface PageWeight {
  /** The page's source file below client/. */
  page: string
  /** All scripts that it needs to become interactive. */
  initial: number
  /** The same in the language with the most messages. */
  translated: number
  /** Including the chunks that load automatically afterwards. */
  untouched: number
}

const roots = ['index.html']
const translations = languageCodes.flatMap((code) => messageSource(code) ?? [])
const adminTranslations = languageCodes.flatMap((code) => adminMessageSource(code) ?? [])
/** The sources of a page's messages, for each language. */
const messagesOf = (page: string) =>
  languageCodes.map((code) =>
    [messageSource(code), page.startsWith('admin/') ? adminMessageSource(code) : null].filter(
      (source) => source !== null,
    ),
  )
/** The manifest's key of a source file's chunk: its name alone when another chunk imports it, too. */
const keyOf = (manifest: Manifest, source: string) =>
  manifest[source]
    ? source
    : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]!.name === parse(source).name)

const isPage = (key: string) => /^((admin|app|shop)\/[^/]+|tailor)\/\w+Page\.tsx$/.test(key)

/**
 * The script weights of each page, the heaviest first. @throws Error when a listed chunk isn't in the
 * build
 */
export function pageWeights(
  manifest: Manifest,
  { idle, onDemand }: LazyChunks,
  bytesOf: (file: string) => number,
): PageWeight[] {
  const unknown: string[] = []
  const keysOf = (sources: readonly string[]) =>
    sources.flatMap((source) => {
      const key = keyOf(manifest, source)
      if (key === undefined) unknown.push(source)
      return key ?? []
    })
  const idleKeys = keysOf(idle)
  const later = [...translations, ...adminTranslations, ...keysOf(onDemand)]
  if (unknown.length > 0) throw new Error(`The build has no part of its own for ${unknown.join(', ')}`)
  const weigh = (from: string[], without: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (chunk === undefined || seen.has(key)) return
      seen.add(key)
      chunk.imports?.forEach(visit)
      chunk.dynamicImports?.filter((part) => !isPage(part) && !without.includes(part)).forEach(visit)
    }
    from.forEach(visit)
    const files = new Set([...seen].map((key) => manifest[key]!.file))
    return [...files].reduce((bytes, file) => bytes + bytesOf(file), 0)
  }
  return Object.keys(manifest)
    .filter(isPage)
    .map((page) => ({
      page,
      initial: weigh([...roots, page], [...later, ...idleKeys]),
      translated: Math.max(
        ...messagesOf(page).map((sources) => weigh([...roots, page, ...sources], [...later, ...idleKeys])),
      ),
      untouched: weigh([...roots, page], later),
    }))
    .sort((a, b) => b.initial - a.initial)
}

/** The weights of the pages in a build folder. */
export function builtPageWeights(folder: string, later: LazyChunks): PageWeight[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const bytes = new Map<string, number>()
  return pageWeights(manifest, later, (file) => {
    const cached = bytes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    bytes.set(file, cached)
    return cached
  })
}
