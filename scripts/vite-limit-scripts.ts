import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fails the build when the scripts that its entries load at first weigh more than this, compressed by gzip. */
export function limitScripts({ kilobytes }: { kilobytes: number }): Plugin {
  return {
    name: 'limit-scripts',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      const first = new Set<string>()
      const load = (name: string) => {
        if (first.has(name)) return
        first.add(name)
        chunks.get(name)?.imports.forEach(load)
      }
      for (const { fileName, isEntry } of chunks.values()) if (isEntry) load(fileName)
      const weight = [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0)
      if (weight > kilobytes * 1024)
        this.error(`The scripts weigh ${Math.ceil(weight / 1024)} kB; their budget is ${kilobytes} kB.`)
    },
  }
}
