import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HTTPGraphQLResponse } from '@apollo/server'
import type { Request, Response } from 'express'
import { chooseEncoding } from '../http/choose-encoding.ts'

type Encoding = NonNullable<ReturnType<typeof chooseEncoding>>

/** An answer as bytes, for everybody who asks the same. */
export interface KeptAnswer {
  status: number
  headers: [name: string, value: string][]
  etag: string
  /** As text it goes to the socket in one piece with its headers. */
  plain: string
  bytes: number
  /** Made when it is first sent so. */
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

export function keepable({ status = 200, headers, body }: HTTPGraphQLResponse): KeptAnswer {
  if (body.kind !== 'complete') throw new Error('Only a whole answer can be kept')
  return keepableText(status, [...headers], body.string)
}

export function keepableText(status: number, headers: KeptAnswer['headers'], plain: string): KeptAnswer {
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
  return { status, headers, etag, plain, bytes: Buffer.byteLength(plain), packed: {} }
}

/** Shorter ones grow by it. */
const leastPacked = 1024

/** In the form that the client takes; what it has already is not sent again. */
export async function sendKept(request: Request, response: Response, answer: KeptAnswer): Promise<void> {
  response.status(answer.status)
  response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('ETag', answer.etag)
  response.setHeader('Vary', 'Accept-Encoding, Authorization')
  if (request.method === 'GET' && answer.status === 200) {
    response.setHeader('Cache-Control', 'no-cache')
    if (request.fresh) {
      response.removeHeader('Content-Length')
      response.status(304).end()
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

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const pack = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipped(text)
