import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/**
 * Two builds share this file: the browser's half (`vite build`) and, with `--ssr`, the server with the page
 * renderer beside it (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: from('client'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), precompress()],
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
        rolldownOptions: { input: from('client/index.html') },
      },
}))
