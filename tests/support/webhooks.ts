import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { ApiClient, Json, Input } from './api-client.ts'
import { fields } from './fields.ts'
import { addApiClient } from './api-clients.ts'
import type { Shop } from './shop.ts'
import type { ApiScope } from '../__generated__/api.ts'

/** The environment of a shop that may send to receivers on this machine. */
export const withReceivers = { LOOPBACK_RECEIVERS: 'allow' }

export interface Received {
  id: string
  headers: IncomingHttpHeaders
  /** As it was sent. */
  text: string
  body: Json
  path: string
}

export interface Receiver {
  url: string
  /** Every request, refused ones too, in the order of their arrival. */
  requests: Received[]
  /** The status of the response; `hang` sends none. */
  respond: (request: Received) => number | 'hang' | Promise<number | 'hang'>
  close: () => Promise<void>
}

/** A receiver of webhooks; it accepts everything at first. To be closed by the caller. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { headers } = request
      const received = {
        id: String(headers['webhook-id']),
        headers,
        text,
        body: JSON.parse(text),
        path: request.url!,
      }
      receiver.requests.push(received)
      void Promise.resolve(receiver.respond(received)).then((status) => {
        if (status !== 'hang') response.writeHead(status, { location: '/elsewhere' }).end(`status ${status}`)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: () => 200,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}

/** To be called at the top of a test file. */
export async function openReceiver(): Promise<Receiver> {
  const receiver = await startReceiver()
  afterAll(receiver.close)
  return receiver
}

/** A program with its own webhook. */
export async function addWebhook(
  shop: Shop,
  { scopes, ...input }: Input<'saveWebhook'> & { scopes: ApiScope[] },
): Promise<{ program: ApiClient; apiClient: Json; webhook: Json; secret: string }> {
  const { program, apiClient } = await addApiClient(shop, [...scopes, 'MANAGE_WEBHOOKS'])
  const { webhook, secret, userErrors } = await program.mutate('saveWebhook', input)
  if (!webhook) throw new Error(`The webhook was refused: ${JSON.stringify(userErrors)}`)
  return { program, apiClient, webhook, secret }
}

export const readWebhook = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { webhook(id: $id) {
        ${fields.Webhook} deliveries(first: 100) { edges { node { ${fields.WebhookDelivery} } } }
      } }`,
      { id },
    )
  ).data.webhook

export const deliveriesOf = async (who: ApiClient, id: string): Promise<Json[]> =>
  (await readWebhook(who, id)).deliveries.edges.map(({ node }: Json) => node)
