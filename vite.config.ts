import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { graphqlDocuments } from './scripts/vite-graphql-documents.ts'

const root = import.meta.dirname
const from = (path: string) => resolve(root, path)

/** Leaves a `.br` and a `.gz` beside each text file of the browser's half; see server/pages/built-files.ts. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      const folder = from('dist/client')
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name))) {
        if (name.startsWith('.')) continue
        const content = await readFile(resolve(folder, name))
        await writeFile(resolve(folder, `${name}.br`), brotliCompressSync(content))
        await writeFile(resolve(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|@wry|optimism|tslib|@emotion|stylis)\//
const layoutParts =
  /@chakra-ui\/react\/dist\/esm\/(?!anatomy|.*slot-recipe)(styled-system|utils|[\w-]+\.js|components\/(box|button|center|container|flex|grid|group|heading|icon|link|loader|simple-grid|spinner|stack|text|visually-hidden)\/)|lucide-react\/dist\/esm\/(?!icons\/)/

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** 'shell' for what the entry imports at once: our own modules, and the parts of Chakra that lay out a page. */
function sharedByAllPages(id: string, graph: ModuleGraph) {
  if (layoutParts.test(id)) return 'shell'
  if (!id.startsWith(from('client'))) return null
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module) || !module.startsWith(from('client'))) return
    seen.add(module)
    graph.getModuleInfo(module)?.importedIds.forEach(visit)
  }
  visit(from('client/hydrate.tsx'))
  return seen.has(id) ? 'shell' : null
}

/**
 * Two builds share this file: the browser's half (`vite build`) and, with `--ssr`, the server with the page
 * renderer beside it (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: from('client'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [graphqlDocuments(from('client/__generated__')), react(), precompress()],
  // rxjs brings classes under this condition, and functions in their place without it.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  build: isSsrBuild
    ? {
        outDir: from('dist/server'),
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: { main: from('server/main.ts'), 'entry-server': from('client/entry-server.tsx') },
        },
      }
    : {
        outDir: from('dist/client'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: from('client/index.html'),
          output: {
            codeSplitting: {
              groups: [
                // The entry needs this much alone: beside it stands nothing that would come before the first paint.
                { name: 'loading', test: /vite\/preload-helper/, priority: 3 },
                // What seldom changes stays in the browser's cache from one release to the next.
                { name: 'libraries', test: libraries, priority: 2 },
                // What every page has in common, in one chunk instead of forty.
                { name: sharedByAllPages, debugName: 'shell', priority: 1 },
              ],
            },
          },
        },
      },
}))
