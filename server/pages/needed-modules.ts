/** The fields of Vite's manifest that are used here. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

/** The document of every page: all pages need what its script loads. */
const entry = 'index.html'

/**
 * Preloads the chunks of the matched page beside the entry's own, which the document preloads itself
 * (scripts/vite-script-priority.ts). The page is complete without them, so that its pictures and fonts come first.
 */
export function neededModules(manifest: Manifest) {
  const addImports = (key: string, found: Set<string>, seen: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) addImports(imported, found, seen)
    found.add(`/${chunk.file}`)
  }
  return (sources: string[]) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    addImports(entry, new Set(), seen)
    for (const source of sources) addImports(source, found, seen)
    return [...found]
      .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
      .join('')
  }
}
