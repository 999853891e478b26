import { expect, test } from 'vitest'
import { chooseEncoding } from '../../server/http/choose-encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['deflate, gzip;q=nonsense', undefined],
])('a browser that accepts %j gets %s', (accepted, encoding) =>
  expect(chooseEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding),
)
