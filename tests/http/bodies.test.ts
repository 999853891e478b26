import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const operation = JSON.stringify({ query: '{ shop { name } }' })
const name = '{"data":{"shop":{"name":"Roopkala Boutique"}}}\n'
const refused = (message: string) =>
  JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
const notJson = refused('The request’s body isn’t valid JSON.')

const inPieces = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (const letter of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(letter))
      controller.close()
    },
  })

test.each<[string, BodyInit, Record<string, string>, number, string]>([
  ['as usual', operation, {}, 200, name],
  ['with its charset', operation, { 'Content-Type': 'application/json; charset=UTF-8' }, 200, name],
  ['after a byte order mark', `\uFEFF${operation}`, {}, 200, name],
  ['in pieces of unknown length', inPieces(operation), {}, 200, name],
  ['compressed', gzipSync(operation), { 'Content-Encoding': 'gzip' }, 200, name],
  [
    'in UTF-16',
    Buffer.from(operation, 'utf16le'),
    { 'Content-Type': 'application/json; charset=utf-16le' },
    200,
    name,
  ],
  ['broken off', operation.slice(0, -1), {}, 400, notJson],
  ['that is a word', '"shop"', {}, 400, notJson],
  ['that is nothing', 'null', {}, 400, notJson],
  [
    'in another charset',
    operation,
    { 'Content-Type': 'application/json; charset=latin1' },
    415,
    refused('Send the request as JSON in UTF-8.'),
  ],
  [
    'that is too long',
    JSON.stringify({ query: ' '.repeat(101 * 1024) }),
    {},
    413,
    refused('The request is too large.'),
  ],
])('a request %s is answered with its status', async (_what, body, headers, status, text) => {
  const result = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    // Node's fetch requires it with a stream.
    duplex: 'half',
  } as RequestInit)
  expect([result.status, await result.text()]).toEqual([status, text])
})
