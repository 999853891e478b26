import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languageCodes, languages, messageSource } from '../shared/languages.ts'

/** The fields of a built chunk that are read here. */
interface Chunk {
  type: 'chunk'
  name: string
  fileName: string
  code: string
  imports: string[]
  moduleIds: string[]
  /** Vite's: the style sheets without which a lazily loaded chunk fails. */
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * Injects the chunks that the shop needs to open offline into the built service worker: those of
 * `modules`, which are paths below client/, and their imports, and each language's messages; also those of `counterModules`, which it
 * loads when the counter was opened. Its version
 * changes with any file of the build.
 */
export function serviceWorker(modules: string[], counterModules: string[]): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle) as ({ type: 'asset' } | Chunk)[]
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
      const worker = [...chunks.values()].find(({ name }) => name === 'service-worker')
      if (worker === undefined) throw new Error('The build has no service worker')
      if (worker.imports.length > 0)
        throw new Error(`The service worker must stand alone: ${worker.imports.join(', ')}`)
      const filesOf = (wanted: string[]) =>
        neededBy(
          wanted.map((module) => join(root, module)),
          chunks,
        )
      const addressesOf = (wanted: string[]) => [...filesOf(wanted)].map((fileName) => `/${fileName}`)
      // The style sheet of the pages themselves is a part of their documents.
      const ofPages = filesOf(modules)
      const counterStyles = [...filesOf(counterModules)]
        .filter((fileName) => !ofPages.has(fileName))
        .flatMap((fileName) => [...(chunks.get(fileName)?.viteMetadata?.importedCss ?? [])])
      const ofCounter = [
        ...addressesOf(counterModules),
        ...new Set(counterStyles.map((fileName) => `/${fileName}`)),
      ]
      const perLanguage = languageCodes.map((language) => {
        const source = messageSource(language)
        return { basename: languages[language].basename, chunks: source ? addressesOf([source]) : [] }
      })
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join('\n'))
        .update(worker.code)
        .digest('hex')
      worker.code = worker.code
        .replace('__CHUNKS__', JSON.stringify(addressesOf(modules)))
        .replace('__COUNTER__', JSON.stringify(ofCounter))
        .replace('__LANGUAGES__', JSON.stringify(perLanguage))
        .replaceAll('__VERSION__', JSON.stringify(version.slice(0, 12)))
    },
  }
}

/** The files of these modules' chunks and of all their imports. */
function neededBy(modules: string[], chunks: Map<string, Chunk>): Set<string> {
  const needed = new Set<string>()
  const need = (fileName: string) => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    chunks.get(fileName)?.imports.forEach(need)
  }
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`)
    need(chunk.fileName)
  }
  return needed
}
