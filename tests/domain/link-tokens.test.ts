import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createLinkTokens } from '../../server/domain/link-tokens.ts'

const secret = 'a secret for tests, longer than 32 bytes'
const tokens = createLinkTokens(secret, 'tracking')
const [order, another] = [randomUUID(), randomUUID()]
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

test('a link’s token names its order, is always the same, and needs no escaping', () => {
  const token = tokens.sign(order)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(tokens.sign(order)).toBe(token)
  expect(tokens.verify(token)).toBe(order)
  expect(createLinkTokens(secret, 'tracking').verify(token)).toBe(order)
})

describe('a token is invalid', () => {
  test('with any one letter changed', () => {
    const token = tokens.sign(order)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let at = 0; at < token.length; at++)
      for (const letter of letters)
        if (letter !== token[at])
          expect(tokens.verify(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
  })

  test.each([
    ['of another secret', createLinkTokens('another secret for tests, long enough', 'tracking').sign(order)],
    ['of a link for another purpose', createLinkTokens(secret, 'invoice').sign(order)],
    [
      'with another order’s code',
      Buffer.concat([bytesOf(order), Buffer.from(tokens.sign(another), 'base64url').subarray(16)]).toString(
        'base64url',
      ),
    ],
    [
      'signed with the shop’s secret itself',
      Buffer.concat([
        bytesOf(order),
        createHmac('sha256', secret).update(bytesOf(order)).digest().subarray(0, 16),
      ]).toString('base64url'),
    ],
    ['without a code', Buffer.concat([bytesOf(order), Buffer.alloc(16)]).toString('base64url')],
    ['cut short', tokens.sign(order).slice(0, -1)],
    ['with more behind it', `${tokens.sign(order)}A`],
    ['with a line’s end behind it', `${tokens.sign(order)}\n`],
    ['that is an order’s id', order],
    ['of nothing', ''],
  ])('%s', (_what, token) => {
    expect(tokens.verify(token)).toBeNull()
  })
})
