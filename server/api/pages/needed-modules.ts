import type { Manifest } from 'vite'

/** The chunks of the client: what starts it, and then what every page needs. */
const entry = 'index.html'

/**
 * The addresses of the chunks that the pages of these source files need, with the client's entry first. client/app/loader.ts
 * requests them all at once, so that none waits for another that imports it.
 */
export function neededModules(manifest: Manifest, sources: string[]): string[] {
  const found = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(add)
  }
  for (const source of [entry, ...sources]) add(source)
  return [...found]
}
