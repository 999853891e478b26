import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The HTML of a tree once everything in it has its data: components wait for theirs, and no part comes as a later piece. */
export function renderWhole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder()
    let html = ''
    const sink = new Writable({
      decodeStrings: false,
      write: (chunk: Uint8Array | string, _encoding, done) => {
        html += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
        done()
      },
      final: (done) => {
        resolve(html)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}
