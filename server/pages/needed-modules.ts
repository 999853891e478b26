/** The part of Vite's manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

/** The document that every page is put into: what its script loads is needed by all of them. */
const entry = 'index.html'

/**
 * Lists the chunks of hydration and of the matched pages, those first that others import, so that the entry can ask
 * for all of them at once. No `modulepreload` in the head: the page can be seen and scrolled without them, so text and
 * pictures go first.
 */
export function neededModules(manifest: Manifest) {
  const addImports = (key: string, found: Set<string>, seen: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) addImports(imported, found, seen)
    found.add(`/${chunk.file}`)
  }
  return (sources: string[]) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    for (const key of [...(manifest[entry]?.dynamicImports ?? []), ...sources]) addImports(key, found, seen)
    return `<script id="modules" type="application/json">${JSON.stringify([...found])}</script>`
  }
}
