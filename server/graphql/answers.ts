import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HTTPGraphQLResponse } from '@apollo/server'
import { chooseEncoding } from '../http/choose-encoding.ts'

type Encoding = NonNullable<ReturnType<typeof chooseEncoding>>

/** An answer as it is sent. One for everybody who asks the same is sent many times. */
export interface Answer {
  status: number
  headers: [name: string, value: string][]
  /** As text it goes to the socket in one piece with its headers. */
  plain: string
  bytes: number
  isForAll: boolean
  /** Made when it is first sent so. */
  packed: Partial<Record<Encoding, Promise<Buffer>>>
  /** Made when it is first sent to somebody who may keep it. */
  etag: string | null
}

export const answerOf = (status: number, headers: Answer['headers'], plain: string): Answer => ({
  status,
  headers,
  plain,
  bytes: Buffer.byteLength(plain),
  isForAll: false,
  packed: {},
  etag: null,
})

export function fromApollo({ status = 200, headers, body }: HTTPGraphQLResponse): Answer {
  if (body.kind !== 'complete') throw new Error('The shop sends its answers whole')
  return answerOf(status, [...headers], body.string)
}

/** Whether it tells all that was asked, and nothing went wrong. Apollo puts errors first. */
export const isWhole = ({ status, plain }: Answer) => status === 200 && plain.startsWith('{"data"')

/** Shorter ones grow by it. */
const leastPacked = 1024

/** In the form that the client takes; what it has already is not sent again. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  response.statusCode = answer.status
  response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('Vary', answer.isForAll ? 'Accept-Encoding, Authorization' : 'Accept-Encoding')
  if (request.method === 'GET' && answer.isForAll && answer.status === 200) {
    answer.etag ??= `W/"${createHash('sha1').update(answer.plain).digest('base64url')}"`
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('ETag', answer.etag)
    if (hasAlready(request, answer.etag)) {
      response.removeHeader('Content-Type')
      response.removeHeader('Content-Length')
      response.statusCode = 304
      response.end()
      return
    }
  }
  const encoding = answer.bytes < leastPacked ? undefined : chooseEncoding(request)
  if (encoding) {
    const packed = await (answer.packed[encoding] ??= pack(answer.plain, encoding))
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', packed.length)
    response.end(packed)
  } else {
    response.setHeader('Content-Length', answer.bytes)
    response.end(answer.plain)
  }
}

/** A browser that is told to reload says `no-cache`. */
const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  !/\bno-cache\b/.test(headers['cache-control'] ?? '') &&
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => ['*', etag, etag.slice(2)].includes(known.trim()))

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const pack = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipped(text)
