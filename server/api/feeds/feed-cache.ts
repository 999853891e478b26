const MAX_BYTES = 8 * 1024 * 1024

/** The compressed feed of one version of the catalogue, if it isn't too large to be held in memory. */
export class FeedCache {
  #cached: { version: string; chunks: Buffer[] } | null = null

  get(version: string): Buffer[] | null {
    return this.#cached?.version === version ? this.#cached.chunks : null
  }

  /** Passes the chunks on, and caches them once all of them have been read. */
  async *keep(version: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes <= MAX_BYTES) chunks.push(chunk)
      else chunks.length = 0
      yield chunk
    }
    if (bytes <= MAX_BYTES) this.#cached = { version, chunks }
  }
}
