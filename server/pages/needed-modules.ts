/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** What the entry loads once the page is painted. */
const hydration = 'hydrate.tsx'

/**
 * Lists the chunks of hydration and of the matched pages, so that the entry can ask for all of them at once. No
 * `modulepreload` in the head: the page can be seen and scrolled without them, so text and pictures go first.
 */
export function neededModules(manifest: Manifest) {
  const withImports = (key: string, seen = new Set<string>()) => {
    const chunk = manifest[key]
    if (chunk && !seen.has(key)) {
      seen.add(key)
      for (const imported of chunk.imports ?? []) withImports(imported, seen)
    }
    return seen
  }
  return (sources: string[]) => {
    const keys = new Set([hydration, ...sources].flatMap((source) => [...withImports(source)]))
    const addresses = [...keys]
      .filter((key) => !manifest[key]?.isEntry)
      .map((key) => `/${manifest[key]?.file}`)
    return `<script id="modules" type="application/json">${JSON.stringify(addresses)}</script>`
  }
}
