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

/** @throws Error when a source isn't in the build */
function keysOf(manifest: Manifest, sources: readonly string[]): string[] {
  const unknown = sources.filter((source) => keyOf(manifest, source) === undefined)
  if (unknown.length > 0) throw new Error(`The build has no part of its own for ${unknown.join(', ')}`)
  return sources.map((source) => keyOf(manifest, source)!)
}

/** The files of chunks and of all that they load by themselves. */
function filesOf(manifest: Manifest, from: readonly string[], without: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((part) => !isPage(part) && !without.includes(part)).forEach(visit)
  }
  from.forEach(visit)
  return new Set([...seen].map((key) => manifest[key]!.file))
}

const laterOf = (manifest: Manifest, onDemand: readonly string[]) => [
  ...translations,
  ...adminTranslations,
  ...keysOf(manifest, onDemand),
]

/**
 * The script weights of each page, the heaviest first. @throws Error when a listed chunk isn't in the
 * build
 */
export function pageWeights(
  manifest: Manifest,
  { idle, onDemand }: LazyChunks,
  bytesOf: (file: string) => number,
): PageWeight[] {
  const idleKeys = keysOf(manifest, idle)
  const later = laterOf(manifest, onDemand)
  const weigh = (from: string[], without: readonly string[]) =>
    [...filesOf(manifest, from, without)].reduce((bytes, file) => bytes + bytesOf(file), 0)
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

/** Something that is loaded when it is opened. */
export interface OpenedPart {
  part: string
  /** The page with it, and what the user has loaded there before. */
  after: readonly string[]
}

/** In bytes with gzip: what opening a part loads that the page hasn't. @throws Error when a chunk isn't in the build */
export function openedWeight(
  manifest: Manifest,
  { onDemand }: LazyChunks,
  { part, after }: OpenedPart,
  bytesOf: (file: string) => number,
): number {
  const later = laterOf(manifest, onDemand)
  const before = filesOf(manifest, [...roots, ...keysOf(manifest, after)], later)
  const opened = filesOf(manifest, keysOf(manifest, [part]), later)
  return [...opened].filter((file) => !before.has(file)).reduce((bytes, file) => bytes + bytesOf(file), 0)
}

/** The weights of the pages in a build folder, and of what is opened on them. */
export function builtWeights(folder: string, later: LazyChunks, parts: readonly OpenedPart[]) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const bytes = new Map<string, number>()
  const bytesOf = (file: string) => {
    const cached = bytes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    bytes.set(file, cached)
    return cached
  }
  return {
    pages: pageWeights(manifest, later, bytesOf),
    opened: parts.map((part) => ({ part: part.part, bytes: openedWeight(manifest, later, part, bytesOf) })),
  }
}
