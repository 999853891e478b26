import { expect, test } from 'vitest'
import { createFlatSeal } from '../../server/domain/flats/flat-seal.ts'

const secret = 'a secret for tests, longer than 32 bytes'
const { seal, open } = createFlatSeal(secret)
const content = '[1,{"garment":"blouse"},"#7b1e3a",{"chest":91.4},690]'
const token = seal(content)

test('a token holds its content, is always the same, and tells nothing of it', () => {
  expect(open(token)).toBe(content)
  expect(createFlatSeal(secret).seal(content)).toBe(token)
  expect(token).toMatch(/^[\w-]+$/)
  const bytes = Buffer.from(token, 'base64url').toString('latin1')
  for (const part of ['blouse', 'chest', '91.4']) expect(bytes).not.toContain(part)
  expect(seal(`${content} `)).not.toBe(token)
})

test('with any one letter changed it is no token', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (let at = 0; at < token.length; at++)
    for (const letter of letters)
      if (letter !== token[at]) expect(open(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
})

test.each([
  ['of another secret', createFlatSeal('another secret for tests, long enough').seal(content)],
  ['cut short', token.slice(0, -1)],
  ['with more behind it', `${token}A`],
  ['that is padded', `${token}=`],
  ['of the content itself', Buffer.from(content).toString('base64url')],
  ['of nothing', ''],
  ['of another alphabet', '%00'],
  ['that is long', 'A'.repeat(100_000)],
])('a token %s is none', (_what, wrong) => expect(open(wrong)).toBeNull())
