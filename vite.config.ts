import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { graphqlDocuments } from './scripts/vite-graphql-documents.ts'
import { messages } from './scripts/vite-messages.ts'
import { serviceWorker } from './scripts/vite-service-worker.ts'

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

/** All but what prints documents, which hardly any page ever needs. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql(?!\/language\/print)|@wry|optimism|tslib|@emotion|stylis|@lingui)\//
const layoutParts =
  /@chakra-ui\/react\/dist\/esm\/(?!anatomy|.*slot-recipe)(styled-system|utils|[\w-]+\.js|components\/(box|button|center|container|flex|grid|group|heading|icon|link|loader|simple-grid|spinner|stack|text|visually-hidden)\/)/

/** The package's own entries lead to its build for development, with checks and warnings in it. */
const routerForProduction = [
  { find: /^react-router$/, replacement: from('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: from('node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

/** Its two builds must not meet in one process: what one of them makes, the other refuses. */
const oneGraphQL = [
  { find: /^graphql$/, replacement: from('node_modules/graphql/index.mjs') },
  { find: /^graphql\/(.+?)(\.js)?$/, replacement: from('node_modules/graphql/$1') },
]

/** What emotion keeps apart for `withTheme`, which nothing here uses; it doesn't say itself that it may be left out. */
const unusedWhole = /node_modules\/(hoist-non-react-statics|react-is|@emotion\/react\/_isolated-hnrs)\//

const nothing = (...names: string[]) => names.map((name) => `export const ${name} = undefined`).join('\n')

const icons = (module: string): [RegExp, string] => [
  /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
  `export { createIcon as default } from ${JSON.stringify(from(module))}`,
]

/** Modules of libraries → what stands in for them and makes the same HTML with less work. */
const inBothHalves: [RegExp, string][] = [
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/,
    `export { chakra } from ${JSON.stringify(from('client/rendering/styled.ts'))}`,
  ],
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/create-recipe-context\.js$/,
    `export { createRecipeContext } from ${JSON.stringify(from('client/rendering/recipe-context.ts'))}`,
  ],
]

/** The same in the browser, where they bring more than anything here uses. */
const inBrowser: [RegExp, string][] = [
  [
    // The cache of suspended queries comes along with that of fragments; no query here suspends.
    /@apollo\/client\/react\/internal\/cache\/QueryReference\.js$/,
    nothing(
      'InternalQueryReference',
      'assertWrappedQueryRef',
      'getWrappedPromise',
      'unwrapQueryRef',
      'updateWrappedQueryRef',
      'wrapQueryRef',
    ),
  ],
  ...inBothHalves,
  icons('client/ui/create-icon.ts'),
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    `export { ChakraProvider, useChakraContext } from ${JSON.stringify(from('client/rendering/chakra-provider.ts'))}`,
  ],
  // The global styles are in the server's HTML.
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/,
    'export const createPreflight = () => ({})',
  ],
]

/** On the server, where an element is rendered once and for all, and which starts sooner. */
const onServer: [RegExp, string][] = [
  ...inBothHalves,
  icons('client/rendering/icon.ts'),
  [
    /client\/ui\/kept-part\.ts$/,
    `export { keptPart } from ${JSON.stringify(from('client/rendering/kept-part.ts'))}`,
  ],
  [
    // Looks for Cloudflare's own sockets by making a Response, for which Node 20 loads all that fetch is made of.
    /\/pg\/lib\/stream\.js$/,
    `import { Socket } from 'node:net'
     import { connect } from 'node:tls'
     export const getStream = () => new Socket()
     export const getSecureStream = (options) => connect(options)`,
  ],
  // Tables of encodings in which JSON doesn't come.
  [/iconv-lite\/encodings\/(dbcs-data|sbcs-data-generated)\.js$/, 'module.exports = {}'],
]

/** What stays in node_modules: native code, and what finds its own files beside itself. */
const leftOutside = ['sharp', '@node-rs/argon2', 'pino', 'vite', 'pg-native']

function leanerLibraries(modules: [RegExp, string][]): Plugin {
  return {
    name: 'leaner-libraries',
    apply: 'build',
    load: (id) => modules.find(([module]) => module.test(id))?.[1] ?? null,
  }
}

/**
 * What the browser's half goes without: module, text → what stands in its place. A property that every element inherits
 * makes a phone work out the styles of the whole page anew, whenever a dialog opens or closes.
 */
const withoutInBrowser: [RegExp, string, string][] = [
  // Chakra's own provider is what needs them.
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    '[getPreflightCss(), getGlobalCss(), getTokenCss()]',
    '[]',
  ],
  // The scroll bar's width, which nothing here asks for.
  [/@zag-js\/remove-scroll\/dist\/index\.mjs$/, '[setScrollbarWidthProperty(), ', '['],
  // Taps beside a dialog, which its backdrop keeps from the page.
  [/@zag-js\/dismissable\/dist\/pointer-event-outside\.mjs$/, 'body.style.pointerEvents = "none";', ''],
]

function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const edit = withoutInBrowser.find(([module]) => module.test(id))
      if (!edit) return null
      const [, text, instead] = edit
      if (!code.includes(text)) this.error(`A library has changed: it has no ${text} any more`)
      return { code: code.replace(text, instead), map: null }
    },
  }
}

/** Prisma's compiler of queries as a file of bytes: as text in a module it would stay in memory twice. */
function compilerAsFile(): Plugin {
  let bytes: Buffer | null = null
  return {
    name: 'compiler-as-file',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    async load(id) {
      if (!/@prisma\/client\/runtime\/query_compiler_\w+\.\w+\.wasm-base64\.mjs$/.test(id)) return null
      const { wasm } = (await import(id)) as { wasm: string }
      bytes = Buffer.from(wasm, 'base64')
      return `import { readFileSync } from 'node:fs'
        export const wasm = { valueOf: () => readFileSync(import.meta.dirname + '/query-compiler.wasm') }`
    },
    async writeBundle({ dir }) {
      if (!bytes) throw new Error('Prisma keeps its compiler of queries elsewhere now')
      await writeFile(resolve(dir!, 'assets/query-compiler.wasm'), bytes)
    },
  }
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** What the theme is made of and by: it takes a phone as long as all the rest that pages share, so it has its own turn. */
const themeParts =
  /@chakra-ui\/react\/dist\/esm\/(styled-system\/(?!factory|provider|create-|index|use-)|utils\/)|client\/theme\/(?!dialog|drawer|toast|fonts)/

/** 'shell' for what the entry imports at once: our own modules, and the parts of Chakra that lay out a page. */
function sharedByAllPages(id: string, graph: ModuleGraph) {
  if (layoutParts.test(id) || id.startsWith(from('client/rendering'))) return 'shell'
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

/** Chunks that are there whenever another one is asked for. */
const onEveryPage = /\/(loading|libraries|theme|shell|hydrate|rolldown-runtime)-[\w-]+\.js$/

/** What the service worker fetches beforehand: the entry, and the pages that can be read without a connection. */
const readOffline = [
  'index.html',
  'hydrate.tsx',
  'features/home/HomePage.tsx',
  'features/home/BelowTheFold.tsx',
  'features/catalogue/GalleryPage.tsx',
  'features/catalogue/ProductPage.tsx',
  'features/cart/CartPage.tsx',
  'features/offline/OfflinePage.tsx',
  'features/shell/Footer.tsx',
].map((module) => from(`client/${module}`))

const browserEntries: Record<string, string> = {
  index: from('client/index.html'),
  'service-worker': from('client/service-worker.ts'),
}

/**
 * Two builds share this file: the browser's half (`vite build`) and, with `--ssr`, the server with the page
 * renderer beside it (`vite build --ssr`).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: from('client'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    graphqlDocuments(from('client/__generated__')),
    messages(),
    leanerLibraries(isSsrBuild ? onServer : inBrowser),
    leaveOut(),
    compilerAsFile(),
    react(),
    serviceWorker(readOffline, [from('client/language/hindi-messages.ts')]),
    precompress(),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true as const, external: leftOutside } : {},
  resolve: isSsrBuild
    ? { alias: [...routerForProduction, ...oneGraphQL] }
    : {
        // rxjs brings classes under this condition, and functions in their place without it.
        conditions: ['es2015', ...defaultClientConditions],
        alias: command === 'build' ? routerForProduction : [],
      },
  build: isSsrBuild
    ? {
        outDir: from('dist/server'),
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: { main: from('server/main.ts'), 'entry-server': from('client/entry-server.tsx') },
          // Half the text to be read at each start; names stay, for stacks and for errors that are told by them.
          // One letter beyond Latin would double what a file's text takes up in memory.
          output: { minify: { compress: true, mangle: false, codegen: true }, charset: 'ascii' },
        },
      }
    : {
        outDir: from('dist/client'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          resolveDependencies: (_, chunks) => chunks.filter((chunk) => !onEveryPage.test(chunk)),
        },
        // In the style sheet, which stands in every page, the small fonts would come before all else.
        assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
        rolldownOptions: {
          input: browserEntries,
          treeshake: { moduleSideEffects: [{ test: unusedWhole, sideEffects: false }] },
          output: {
            // A worker rules over what lies below its own address.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                // The entry needs this much alone: beside it stands nothing that would come before the first paint.
                { name: 'loading', test: /vite\/preload-helper/, priority: 3 },
                // What seldom changes stays in the browser's cache from one release to the next.
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'theme', test: themeParts, priority: 1.5 },
                // What every page has in common, in one chunk instead of forty.
                { name: sharedByAllPages, debugName: 'shell', priority: 1 },
              ],
            },
          },
        },
      },
}))
