import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../../server/platform/storage/s3-image-store.ts'

const keys = { S3_ACCESS_KEY_ID: 'the-id-of-the-key', S3_SECRET_ACCESS_KEY: 'the secret of the key' }
const bucket = 'pictures'
const region = 'ap-south-1'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface StoredObject {
  bytes: Buffer
  writtenAt: Date
}

/**
 * The part of Amazon S3's protocol that the shop uses, as a real HTTP server on a loopback port, with one bucket. It
 * verifies each request's signature (Signature Version 4).
 */
export class ObjectStore {
  readonly objects = new Map<string, StoredObject>()
  /** The requests that came, such as `GET originals/0a…`. */
  readonly requests: string[] = []
  /** `fail` answers 503, `hang` never. */
  fault: 'fail' | 'hang' | null = null
  /** How many objects a page of a listing has at most. */
  pageLength = 1_000
  port = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async open(): Promise<ObjectStore> {
    const store = new ObjectStore()
    await new Promise<void>((resolve) => store.#server.listen(0, '127.0.0.1', resolve))
    store.port = (store.#server.address() as AddressInfo).port
    return store
  }

  get #endpoint() {
    return `http://127.0.0.1:${this.port}`
  }

  /** How a store of pictures reaches it. */
  get config(): S3Config {
    return {
      endpoint: this.#endpoint,
      bucket,
      region,
      accessKeyId: keys.S3_ACCESS_KEY_ID,
      secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
    }
  }

  /** The settings of a shop that uses it. */
  get env() {
    return { IMAGE_STORE: `s3://${bucket}?endpoint=${this.#endpoint}&region=${region}`, ...keys }
  }

  /** The names in a folder, such as `originals`. */
  names(folder: string): string[] {
    return [...this.objects.keys()].filter((name) => name.startsWith(`${folder}/`))
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url!, 'http://store')
    const name = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length))
    this.requests.push(`${request.method} ${name}`)
    if (this.fault === 'hang') return
    if (this.fault === 'fail') return void response.writeHead(503).end()
    if (!url.pathname.startsWith(`/${bucket}`)) return refuse(response, 404, 'NoSuchBucket')
    if (!isSigned(request, url, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (request.method === 'GET' && name === '') return this.#list(url.searchParams, response)
    const object = this.objects.get(name)
    switch (request.method) {
      case 'PUT':
        this.objects.set(name, { bytes: body, writtenAt: new Date() })
        return void response.writeHead(200, { ETag: `"${sha256(body)}"` }).end()
      case 'DELETE':
        this.objects.delete(name)
        return void response.writeHead(204).end()
      default:
        if (!object) return refuse(response, 404, 'NoSuchKey')
        return void response.writeHead(200, { 'Content-Length': object.bytes.length }).end(object.bytes)
    }
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? ''
    const length = Math.min(this.pageLength, Number(query.get('max-keys') ?? 1_000))
    const matching = [...this.objects]
      .filter(([name]) => name.startsWith(query.get('prefix') ?? '') && name > after)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const page = matching.slice(0, length)
    const isTruncated = matching.length > page.length
    const contents = page.map(
      ([name, { bytes, writtenAt }]) =>
        `<Contents><Key>${escaped(name)}</Key><LastModified>${writtenAt.toISOString()}</LastModified>` +
        `<Size>${bytes.length}</Size></Contents>`,
    )
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name>` +
          `<KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
      )
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
}

/** Whether the request's signature was made with the secret key, for this method, address, headers and body. */
function isSigned(
  { method, headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!parts) return false
  const [, id, day, signedRegion, signedHeaders, signature] = parts as unknown as string[]
  const hash = headers['x-amz-content-sha256'] as string
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    method,
    pathname,
    query,
    ...signedHeaders!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    hash,
  ].join('\n')
  const scope = `${day}/${signedRegion}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day!, signedRegion!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.S3_SECRET_ACCESS_KEY}`,
  )
  return (
    id === keys.S3_ACCESS_KEY_ID && signedRegion === region && hmac(key, text).toString('hex') === signature
  )
}
