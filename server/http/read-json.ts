import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'express'

const most = 100 * 1024

/** A form that hardly anybody sends: compressed, in pieces of unknown length, in another charset, or too long. */
const readUnusual = json({ limit: most }) as unknown as (
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  done: (error?: Error) => void,
) => void

/**
 * A request's body when it is JSON; undefined for another type and for none.
 * @throws as Express's `json` does for a body that is too long, broken off or no JSON
 */
export function readJson(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (isUsual(request)) return readText(request).then(parse)
  return new Promise((resolve, reject) =>
    readUnusual(request, response, (error) => {
      if (error) reject(error)
      else resolve((request as { body?: unknown }).body)
    }),
  )
}

const isUsual = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined &&
  /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  Number(headers['content-length']) <= most

const readText = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => resolve(Buffer.concat(chunks).toString()))
    request.once('error', () => reject(unreadable('request.aborted')))
  })

function parse(text: string): unknown {
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    throw unreadable('entity.parse.failed')
  }
  // Express takes nothing but these for a body.
  if (typeof value !== 'object' || value === null) throw unreadable('entity.parse.failed')
  return value
}

const unreadable = (type: string) =>
  Object.assign(new Error('The body can’t be read.'), { type, status: 400 })

interface Unreadable {
  status: number
  message: string
}

/** What a sender is told of a body that couldn't be read, or was too much; null for other errors. */
export function whyUnreadable(error: unknown): Unreadable | null {
  const { type, status } = error as { type?: string; status?: number }
  if (type === 'entity.too.large') return { status: 413, message: 'The request is too large.' }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return { status: 415, message: 'Send the request as JSON in UTF-8.' }
  if (type?.startsWith('entity.') || type?.startsWith('request.'))
    return { status: 400, message: 'The request’s body isn’t valid JSON.' }
  if (status !== undefined && status >= 400 && status < 500)
    return { status, message: 'The request can’t be read.' }
  return null
}
