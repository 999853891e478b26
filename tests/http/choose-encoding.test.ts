import express, { type Request } from 'express'
import { expect, test } from 'vitest'
import { chooseEncoding } from '../../server/api/http/choose-encoding.ts'

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
])('a browser that accepts %j gets %s', (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted }
  const request = Object.create(express().request, { headers: { value: headers } }) as Request
  expect(chooseEncoding(request)).toBe(encoding)
})
