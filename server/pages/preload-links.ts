/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** Makes `modulepreload` links for the chunks of the matched pages, so that they load beside the entry's. */
export function preloadLinks(manifest: Manifest) {
  const withImports = (key: string, seen = new Set<string>()) => {
    const chunk = manifest[key]
    if (chunk && !seen.has(key)) {
      seen.add(key)
      for (const imported of chunk.imports ?? []) withImports(imported, seen)
    }
    return seen
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const fromEntry = new Set(entries.flatMap((key) => [...withImports(key)]))

  return (sources: string[]) =>
    [...new Set(sources.flatMap((source) => [...withImports(source)]))]
      .filter((key) => !fromEntry.has(key))
      .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`)
      .join('')
}
