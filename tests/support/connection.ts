import type { Shop } from './shop.ts'

/** Node's own, which takes whole addresses alone. */
const send = globalThis.fetch

/** The connection between a page and its shop: the operations sent over it, and ways to disturb it. */
export class Connection {
  /** The names of the operations, in the order in which they were sent. */
  readonly sent: string[] = []
  /** Requests of these operations fail as if offline. */
  readonly broken: Set<string>
  /** The responses of these operations arrive without data or errors. */
  readonly empty = new Set<string>()
  /** Whether every operation fails as if offline. */
  isDown = false
  /** The shop refuses requests of these operations with a message. */
  readonly refused = new Map<string, string>()
  /** Whether the shop streams its orders to the page. */
  isFollowing = false
  /** The shop answers these operations at once; their responses arrive when this is resolved. */
  readonly late = new Map<string, Promise<void>>()
  /** The errors of its responses, other than `userErrors`. */
  readonly errors: string[] = []
  /** The names of the operations that have no response yet. */
  readonly underway: string[] = []
  /** Sent with every request, as a browser does that has it: by default none. */
  cookie = ''
  #gate: Promise<void> | undefined
  #open: () => void = () => {}

  constructor(broken: Iterable<string> = []) {
    this.broken = new Set(broken)
  }

  /** From now on the page's requests go to this shop, as those of a browser at its address do. */
  connect(shop: Pick<Shop, 'url'>) {
    globalThis.fetch = async (input, init) => {
      const request = () => {
        const headers = new Headers(init?.headers)
        if (this.cookie) headers.set('Cookie', this.cookie)
        return send(typeof input === 'string' ? new URL(input, shop.url) : input, { ...init, headers })
      }
      const name = operationName(init?.body)
      if (name === null) {
        const response = await request()
        if (input === '/events/orders') this.isFollowing = response.ok
        return response
      }
      this.sent.push(name)
      this.underway.push(name)
      try {
        await this.#gate
        if (this.isDown || this.broken.has(name)) throw new TypeError('Failed to fetch')
        const refusal = this.refused.get(name)
        const response =
          refusal !== undefined
            ? refuse(refusal)
            : this.empty.has(name)
              ? Response.json({ data: {} })
              : await request()
        const body = await response.text()
        const { errors = [] } = JSON.parse(body) as { errors?: { message: string }[] }
        this.errors.push(...errors.map(({ message }) => `${name}: ${message}`))
        await this.late.get(name)
        return new Response(body, response)
      } finally {
        this.underway.splice(this.underway.indexOf(name), 1)
      }
    }
  }

  /** Delays all operations until `release`. */
  hold() {
    this.#gate = new Promise((open) => (this.#open = open))
  }

  release() {
    this.#gate = undefined
    this.#open()
  }
}

const refuse = (message: string) =>
  Response.json({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })

function operationName(body: RequestInit['body']): string | null {
  if (typeof body !== 'string') return null
  return (JSON.parse(body) as { operationName?: string }).operationName ?? null
}
