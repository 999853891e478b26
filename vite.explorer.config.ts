import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { limitScripts } from './scripts/vite-limit-scripts.ts'
import { precompress } from './scripts/vite-precompress.ts'

const folder = resolve(import.meta.dirname, 'dist/explorer')

/**
 * The explorer of the pages for developers, apart from the shop's own client: they share no chunk, so that shoppers load
 * nothing of it.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, 'client/explorer'),
  base: '/developers/explorer/',
  publicDir: false,
  plugins: [react(), limitScripts({ kilobytes: 420 }), precompress(folder)],
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { input: resolve(import.meta.dirname, 'client/explorer/main.tsx') },
  },
})
