import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface RenderedHtml {
  status: number
  html: string
}
export interface StoredHtml {
  status: number
  etag: string
  br: Buffer
  gzip: Buffer
}
interface Redirect {
  status: number
  location: string
}

/** Pages that were found, by normalized address, compressed; the least recently asked for go first. */
export class HtmlCache {
  readonly #maxPages: number
  readonly #pages = new Map<string, StoredHtml>()
  readonly #underWay = new Map<string, Promise<StoredHtml | Redirect>>()

  constructor(options: { maxPages: number }) {
    this.#maxPages = options.maxPages
  }

  /** Several visitors who ask for the same page at once share one rendering. */
  async get(url: string, render: () => Promise<RenderedHtml | Redirect>): Promise<StoredHtml | Redirect> {
    const kept = this.#pages.get(url)
    if (kept) {
      this.#pages.delete(url)
      this.#pages.set(url, kept)
      return kept
    }
    const underWay = this.#underWay.get(url)
    if (underWay) return underWay

    const rendering = render().then(async (page): Promise<StoredHtml | Redirect> =>
      'location' in page ? page : compress(page),
    )
    this.#underWay.set(url, rendering)
    try {
      const page = await rendering
      // A drop meanwhile has forgotten this rendering: what it read may be outdated.
      if (this.#underWay.get(url) === rendering) this.#keep(url, page)
      return page
    } finally {
      if (this.#underWay.get(url) === rendering) this.#underWay.delete(url)
    }
  }

  drop() {
    this.#pages.clear()
    this.#underWay.clear()
  }

  #keep(url: string, page: StoredHtml | Redirect) {
    const known = 'br' in page && (page.status === 200 || url === '/404') && url.length <= 512
    if (!known || this.#maxPages === 0) return
    this.#pages.set(url, page)
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#maxPages) break
      this.#pages.delete(oldest)
    }
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress({ status, html }: RenderedHtml): Promise<StoredHtml> {
  const bytes = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(bytes, { level: 6 }),
  ])
  return { status, etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`, br, gzip: gz }
}
