/** The release of the Universal Commerce Protocol (ucp.dev) that is spoken here. */
export const version = '2026-04-08'

export const capabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
} as const

/** Where the operations are: `POST /ucp/catalog/search` and others. */
export const ucpPath = '/ucp'
export const profilePath = '/.well-known/ucp'

export interface Message {
  type: 'info' | 'error'
  code: string
  content: string
  severity?: 'recoverable' | 'unrecoverable'
}

/** The metadata with which every response begins. */
const metadata = (capability: keyof typeof capabilities) => ({
  version,
  capabilities: { [capabilities[capability]]: [{ version }] },
})

export const envelope = <Payload extends object>(
  capability: keyof typeof capabilities,
  payload: Payload,
  messages: Message[],
) => ({ ucp: metadata(capability), ...payload, ...(messages.length > 0 && { messages }) })

/** Instead of a payload. */
export const failure = (
  capability: keyof typeof capabilities,
  code: string,
  content: string,
  severity: Message['severity'] = 'recoverable',
) => ({
  ucp: { ...metadata(capability), status: 'error' },
  messages: [{ type: 'error', code, content, severity }],
})

const documents = `https://ucp.dev/${version}`

/** What the shop offers by the protocol: the catalogue. Orders are placed on its pages. */
export const profile = (publicUrl: string) => ({
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        {
          version,
          spec: `${documents}/specification/overview`,
          transport: 'rest',
          schema: `${documents}/services/shopping/rest.openapi.json`,
          endpoint: new URL(ucpPath, publicUrl).href,
        },
      ],
    },
    capabilities: Object.fromEntries(
      (['search', 'lookup'] as const).map((name) => [
        capabilities[name],
        [
          {
            version,
            spec: `${documents}/specification/catalog/${name}`,
            schema: `${documents}/schemas/shopping/catalog_${name}.json`,
          },
        ],
      ]),
    ),
    payment_handlers: {},
  },
})
