import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a `.br` and a `.gz` beside each text file of the client bundle; see server/api/pages/built-files.ts. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Not closeBundle, which also follows a failed build: its own error would be hidden by that of the missing folder.
    async writeBundle() {
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
