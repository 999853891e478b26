import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot } from '../paths.ts'

/** Few positions fail, so few entries are needed. */
const maxKnown = 2_000

const known = new Map<string, string>()

/**
 * A stack of the built shop with the positions of the sources. Node's own --enable-source-maps would hold all maps in
 * memory from the start; here they are read when something has failed.
 */
export function mapToSources(stack: string): string {
  const maps = new Map<string, SourceMap | null>()
  return stack.replace(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, (position, file: string, line, column) => {
    const source =
      known.get(position) ?? sourceOf(position, file, mapOf(file, maps), Number(line), Number(column))
    if (known.size < maxKnown) known.set(position, source)
    return source
  })
}

function sourceOf(
  position: string,
  file: string,
  map: SourceMap | null,
  line: number,
  column: number,
): string {
  const entry = map?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return position
  const source = fileURLToPath(new URL(entry.originalSource, file))
  return `${path.relative(fromRoot(), source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function mapOf(file: string, maps: Map<string, SourceMap | null>): SourceMap | null {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`))
  return maps.get(file)!
}

/** Null for a library's own file, and from source. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}
