import { createHmac, generateKeyPairSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { describe, expect, test } from 'vitest'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { jwtSecret, openShop } from '../support/shop.ts'
import type { Account, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
/** The test advances this clock. */
const elsewhere = await openShop()
const day = 24 * 60 * 60

const seconds = () => Math.floor(Date.now() / 1000)

/** The claims that the server writes into a token. */
const claims = (who: Account) => ({
  sub: who.id,
  ver: 0,
  iss: 'boutique-shop',
  aud: 'boutique-shop:api',
  iat: seconds(),
  exp: seconds() + 30 * day,
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Claims = Partial<ReturnType<typeof claims>> | Record<string, unknown>
const signed = (payload: Claims, algorithm: jwt.Algorithm = 'HS256', key: jwt.Secret = jwtSecret) =>
  jwt.sign(payload, key, { algorithm })

function without(who: Account, claim: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims(who)).filter(([name]) => name !== claim))
}

/** The token is refused by name, over either transport, also where a guest is served. */
async function expectRefused(visitor: ApiClient) {
  for (const query of ['{ cart { id } }', '{ viewer { id } }', '{ shop { name } }', '{ __typename }']) {
    const { status, headers, data, errors } = await visitor.graphql(query)
    expect([status, headers.get('www-authenticate')], query).toEqual([401, invalidToken])
    expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, 'UNAUTHENTICATED'])
  }
  for (const path of [
    'user/get_all_cart',
    'common/gel_all_product',
    'common/get_single_product?productId=x',
  ]) {
    const { status, headers, body } = await visitor.rest('GET', path)
    expect([status, headers.get('www-authenticate')], path).toEqual([401, invalidToken])
    expect(body).toEqual({ success: false, message: 'Your session has ended. Please log in again.' })
  }
}

const invalidToken = 'Bearer error="invalid_token"'

async function expectSignedIn(visitor: ApiClient, who: Account) {
  expect((await visitor.graphql('{ cart { id } }')).data).toEqual({ cart: { id: who.id } })
  expect((await visitor.rest('GET', 'user/get_all_cart')).status).toBe(200)
}

test('a token as the server signs it opens the shopper’s own cart', async () => {
  const meera = await shop.shopper('Meera')
  await expectSignedIn(meera, meera)
  await expectSignedIn(meera.with(signed(claims(meera))), meera)
})

describe('a stranger is refused with', () => {
  const forgeries: [string, (who: Account) => string][] = [
    ['alg none', (who) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims(who))}.`],
    [
      'alg none and the old signature',
      (who) => `${part({ alg: 'none' })}.${part(claims(who))}.${who.token.split('.')[2]}`,
    ],
    ['HS512', (who) => signed(claims(who), 'HS512')],
    [
      'RS256 with a key of his own',
      (who) => signed(claims(who), 'RS256', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ['another secret', (who) => signed(claims(who), 'HS256', 'another secret, longer than 32 bytes too')],
    [
      'an empty secret',
      (who) => {
        const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims(who))}`
        return `${content}.${createHmac('sha256', '').update(content).digest('base64url')}`
      },
    ],
    ['a wrong audience', (who) => signed({ ...claims(who), aud: 'another-shop' })],
    ['no audience', (who) => signed(without(who, 'aud'))],
    ['a wrong issuer', (who) => signed({ ...claims(who), iss: 'https://accounts.google.com' })],
    ['no issuer', (who) => signed(without(who, 'iss'))],
    ['no expiry', (who) => signed(without(who, 'exp'))],
    ['an expiry past', (who) => signed({ ...claims(who), exp: seconds() - 60 })],
    [
      'an iat of tomorrow',
      (who) => signed({ ...claims(who), iat: seconds() + day, exp: seconds() + 2 * day }),
    ],
    ['an age beyond 30 days', (who) => signed({ ...claims(who), iat: seconds() - 31 * day })],
    ['no version', (who) => signed(without(who, 'ver'))],
    ['a version to come', (who) => signed({ ...claims(who), ver: 1 })],
    ['a version of text', (who) => signed({ ...claims(who), ver: '0' })],
    ['no subject', (who) => signed(without(who, 'sub'))],
    ['a subject that is no id', (who) => signed({ ...claims(who), sub: "' OR 1=1--" })],
    [
      'a subject that nobody has',
      (who) => signed({ ...claims(who), sub: '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c' }),
    ],
    [
      'a changed payload',
      (who) => {
        const [head, , signature] = who.token.split('.')
        return `${head}.${part({ ...claims(who), ver: 0, role: 'ADMIN' })}.${signature}`
      },
    ],
    ['a cut signature', (who) => who.token.slice(0, -2)],
    ['no signature', (who) => who.token.split('.').slice(0, 2).join('.')],
    ['nonsense', () => 'abc'],
    ['dots', () => '..'],
  ]
  test.each(forgeries)('%s', async (_what, forge) => {
    const meera = await shop.shopper('Meera')
    await expectRefused(meera.with(forge(meera)))
  })
})

test('a token is valid for 30 days and not longer', async () => {
  const { sign } = createTokens(jwtSecret, () => new Date(Date.now() - 30 * day * 1000 + 60_000))
  const { sign: signBefore } = createTokens(jwtSecret, () => new Date(Date.now() - 30 * day * 1000 - 60_000))
  const meera = await shop.shopper('Meera')
  const whose = { userId: meera.id, tokenVersion: 0 }
  await expectSignedIn(meera.with(sign(whose)), meera)
  await expectRefused(meera.with(signBefore(whose)))
})

test('a shopper who returns after a month is asked to log in', async () => {
  const meera = await elsewhere.shopper('Meera')
  await expectSignedIn(meera, meera)
  elsewhere.passTime(29 * day)
  await expectSignedIn(meera, meera)
  elsewhere.passTime(2 * day)
  await expectRefused(meera)
})

test('a shopper who logs out everywhere ends their own sessions and nobody else’s', async () => {
  const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
  const phone = meera.with(signed(claims(meera)))
  const { data } = await meera.graphql('mutation { logOutEverywhere { user { id } userErrors { code } } }')
  expect(data).toEqual({ logOutEverywhere: { user: { id: meera.id }, userErrors: [] } })
  await expectRefused(meera)
  await expectRefused(phone)
  await expectSignedIn(asha, asha)
})

test('a guest can’t log anybody out', async () => {
  const { status, errors } = await shop.guest().graphql('mutation { logOutEverywhere { user { id } } }')
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('a token of a deleted account is rejected', async () => {
  const meera = await shop.shopper('Meera')
  await shop.db.user.delete({ where: { id: meera.id } })
  await expectRefused(meera)
})

test('a token is read from the Authorization header alone', async () => {
  const meera = await shop.shopper('Meera')
  const guest = shop.guest()
  const headerSets: Record<string, string>[] = [
    { Cookie: `token=${meera.token}` },
    { 'X-Token': meera.token },
    { Authorization: meera.token },
  ]
  for (const headers of headerSets)
    expect((await guest.rest('GET', 'user/get_all_cart', undefined, headers)).status).toBe(401)
  expect((await guest.rest('GET', `user/get_all_cart?token=${meera.token}`)).status).toBe(401)
})
