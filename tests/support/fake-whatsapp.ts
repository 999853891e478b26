import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Json } from './json.ts'

/** How the server responds: with a status and WhatsApp's code of the error, or not at all. */
type Reply = { status: number; code?: number } | 'hang' | 'cut'

/** The part of WhatsApp's Business Cloud API that the shop uses, as a real HTTP server on a loopback port. */
export class FakeWhatsApp {
  /** The requests that came, with what they were authorized by. */
  readonly requests: { path: string; authorization: string | undefined; body: Json }[] = []
  reply: Reply = { status: 200 }
  url = ''
  readonly #server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as Json
      const { url: path = '', headers } = request
      this.requests.push({ path, authorization: headers.authorization, body })
      const { reply } = this
      if (reply === 'hang') return
      if (reply === 'cut') return request.socket.destroy()
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      const text =
        reply.status === 200
          ? {
              messaging_product: 'whatsapp',
              contacts: [{ input: body.to, wa_id: body.to }],
              messages: [{ id: `wamid.${this.requests.length}` }],
            }
          : { error: { message: 'Refused', type: 'OAuthException', code: reply.code ?? 131000 } }
      response.end(JSON.stringify(text))
    })()
  })

  static async open(): Promise<FakeWhatsApp> {
    const fake = new FakeWhatsApp()
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve))
    fake.url = `http://127.0.0.1:${(fake.#server.address() as AddressInfo).port}`
    return fake
  }

  requestsTo(recipient: string): Json[] {
    return this.requests.map(({ body }) => body).filter(({ to }) => to === `91${recipient}`)
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
