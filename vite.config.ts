import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defaultClientConditions, defineConfig } from 'vite'
import { offlineSources } from './shared/route-handles.ts'
import { graphqlDocuments } from './scripts/vite-graphql-documents.ts'
import { messages } from './scripts/vite-messages.ts'
import { precompress } from './scripts/vite-precompress.ts'
import { serviceWorker } from './scripts/vite-service-worker.ts'

const root = import.meta.dirname
const from = (path: string) => resolve(root, path)

/** What every page needs and what seldom changes from one release to the next. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|@wry|optimism|tslib|@emotion|stylis|@lingui)\//

/**
 * In place of a chunk for each module that most pages share. What the admin pages share among themselves must stay out of
 * it: shoppers would load it. What forms send with stays with them.
 */
const shared =
  /\/(client(?!\/(admin|ui\/use-submission|lib\/shop-days))|shared|node_modules\/(@chakra-ui|lucide-react))\//

/**
 * Chakra, its own dependencies, and the icons. Node would read each of their modules at every start; the bundler takes
 * those that are used.
 */
const components =
  /^(lucide-react|stylis|hoist-non-react-statics|react-is|@(chakra-ui|ark-ui|zag-js|emotion|pandacss|babel)\/.+)$/

/** What the counter's pages need offline, with what they load later, in both languages. */
const counterSources = [
  'admin/admin-modules.ts',
  'admin/shell/AdminLayout.tsx',
  'admin/shell/AdminBar.tsx',
  'admin/counter/AdminCounterPage.tsx',
  'admin/counter/ClothPictures.tsx',
  'admin/counter/HeldOrders.tsx',
  'admin/counter/QuickSalePage.tsx',
  'admin/offline/UnsentPage.tsx',
  'admin/offline/UnsentReceiptPage.tsx',
  'admin/offline/send-writes.ts',
  'admin/lock/IdleLock.tsx',
  'admin/lock/LockScreen.tsx',
  'admin/lock/lock-tablet.ts',
  'shop/orders/style/StyleChoices.tsx',
  '../shared/garment-flat/lower-pieces.ts',
  'language/admin-messages/hi.ts',
]

const serverBuild: BuildOptions = {
  outDir: from('dist/server'),
  emptyOutDir: true,
  target: 'node20',
  sourcemap: true,
  chunkSizeWarningLimit: 1_000,
  rolldownOptions: {
    input: {
      main: from('server/main.ts'),
      tracing: from('server/platform/tracing.ts'),
      backup: from('server/commands/backup.ts'),
      restore: from('server/commands/restore.ts'),
      'move-database': from('server/commands/move-database.ts'),
      'move-images': from('server/commands/move-images.ts'),
      'migrate-database': from('server/commands/migrate-database.ts'),
      'entry-server': from('client/app/entry-server.tsx'),
    },
  },
}

/** The oldest browsers of docs/browsers.md: move them forward there and here together. */
const browsers = ['chrome130', 'safari16', 'ios16', 'firefox140']

const clientBuild: BuildOptions = {
  outDir: from('dist/client'),
  emptyOutDir: true,
  manifest: true,
  target: browsers,
  // Of our browsers only Safari 16 doesn't know it: there, lazy chunks come one after another.
  modulePreload: { polyfill: false },
  cssTarget: browsers,
  chunkSizeWarningLimit: 600,
  // The style sheet is inlined into every page, where small fonts would precede all else.
  assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  rolldownOptions: {
    input: {
      index: from('client/index.html'),
      loader: from('client/app/loader.ts'),
      'service-worker': from('client/app/service-worker.ts'),
    },
    output: {
      // A service worker controls what lies below its own address.
      entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash:7].js'),
      // Each page first loads the names of many chunks, in which hashes don't compress: 7 characters instead of 8.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'libraries', test: libraries, priority: 2 },
          { name: 'shared', test: shared, minShareCount: 55, priority: 1 },
        ],
      },
    },
  },
}

/**
 * Two builds share this file: the client bundle (`vite build`) and, with `--ssr`, the server with the page renderer
 * beside it (`vite build --ssr`). The server bundle leaves all other libraries in node_modules, where Node resolves them.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: from('client'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    graphqlDocuments(from('client/__generated__')),
    messages(),
    react(),
    serviceWorker(['index.html', ...offlineSources, 'shop/home/BelowTheFold.tsx'], counterSources),
    precompress(from('dist/client')),
  ],
  // rxjs offers its smaller build under this condition.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  ssr: isSsrBuild ? { noExternal: [components] } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
}))
