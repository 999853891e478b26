import { createHmac } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { makeKey, openIssuer } from '../support/openid-issuer.ts'
import { openShop, password, type Shop } from '../support/shop.ts'

const issuer = await openIssuer()
afterAll(() => issuer.close())
const clientId = 'the-shop.apps.example'
const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.url }
const shop = await openShop({ env })
const without = await openShop()

afterEach(async () => {
  vi.useRealTimers()
  // How many of concurrent requests count as sign-ups differs from run to run.
  await shop.db.rateLimit.deleteMany()
})

let minutes = 0
/** Advances this process's clock by more than a minute, until the test ends. */
const waitMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ++minutes * 61_000 })

let count = 0
const seconds = () => Math.floor(Date.now() / 1000)

/** The claims of a new user's ID token. */
const someone = (fields: object = {}) => ({
  sub: `10769150350006150${++count}`,
  aud: clientId,
  iat: seconds(),
  exp: seconds() + 3600,
  email: `radha${count}@example.com`,
  email_verified: true as unknown,
  name: 'Radha Deshpande',
  picture: 'https://pictures.example/radha.jpg' as string | null,
  ...fields,
})

const document = /* GraphQL */ `
  mutation LogInWithGoogle($input: LogInWithGoogleInput!) {
    logInWithGoogle(input: $input) {
      token
      user {
        id
        name
        email
        role
        profilePicture
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`

interface Outcome {
  token: string | null
  user: { id: string; name: string; email: string; profilePicture: string | null } | null
  /** REST's status, or the equivalent of GraphQL's error. */
  refused: number | null
  message: string | undefined
}

const statuses: Record<string, number> = {
  INVALID: 400,
  BAD_CREDENTIALS: 401,
  NOT_FOUND: 404,
  CONFLICT: 409,
}

async function byGraphQL(at: Shop, credential: string): Promise<Outcome> {
  const { status, data, errors } = await at.guest().graphql(document, { input: { credential } })
  if (status !== 200) return { token: null, user: null, refused: status, message: errors?.[0]?.message }
  const { token, user, userErrors } = data.logInWithGoogle
  return {
    token,
    user,
    refused: userErrors[0] ? statuses[userErrors[0].code]! : null,
    message: userErrors[0]?.message,
  }
}

async function byRest(at: Shop, token: string): Promise<Outcome> {
  const { status, body } = await at.guest().rest('POST', 'auth/google', { token })
  expect(body.success).toBe(status === 200)
  if (status !== 200) return { token: null, user: null, refused: status, message: body.message }
  const { _id: id, name, email, role, profilePicture } = body.user
  return {
    token: body.token,
    user: { id, name, email, profilePicture, ...{ role: role === 'user' ? 'SHOPPER' : role } },
    refused: null,
    message: undefined,
  }
}

const users = () => shop.db.user.findMany({ orderBy: { id: 'asc' } })

describe.each([
  ['GraphQL', byGraphQL],
  ['REST', byRest],
])('over %s', (_transport, logIn) => {
  describe('a guest with a valid credential', () => {
    test('gets a shopper’s account, and finds it again', async () => {
      const claims = someone()
      const first = await logIn(shop, issuer.token(claims))
      expect(first).toMatchObject({
        refused: null,
        user: {
          name: claims.name,
          email: claims.email,
          role: 'SHOPPER',
          profilePicture: claims.picture,
        },
      })
      const again = await logIn(shop, issuer.token({ ...claims, iat: seconds() - 60 }))
      expect(again.user).toEqual(first.user)
      const { data } = await shop.guest().with(again.token!).graphql('{ viewer { id email } }')
      expect(data.viewer).toEqual({ id: first.user!.id, email: claims.email })
      const stored = await shop.db.user.findMany({ where: { googleSubject: claims.sub } })
      expect(stored).toMatchObject([{ role: 'SHOPPER', passwordHash: null, email: claims.email }])
    })

    test('is the same account after the e-mail and name changed', async () => {
      const claims = someone()
      const first = await logIn(shop, issuer.token(claims))
      const again = await logIn(shop, issuer.token({ ...claims, email: 'new@example.com', name: 'New' }))
      expect(again.user).toEqual(first.user)
      expect(await shop.db.user.count({ where: { email: 'new@example.com' } })).toBe(0)
    })

    test('signed by an elliptic curve key is accepted as well', async () => {
      const { privateKey: secret, id: kid } = issuer.keys[0]!
      const { refused } = await logIn(shop, issuer.token(someone(), { alg: 'ES256', kid, secret }))
      expect(refused).toBeNull()
    })

    test.each([
      ['no name', { name: undefined }],
      ['an empty name', { name: ' ' }],
      ['a picture that isn’t https', { picture: 'http://pictures.example/a.jpg' }],
      ['a picture that is a script', { picture: 'javascript:alert(1)' }],
    ])('with %s gets an account all the same', async (_what, fields) => {
      const claims = someone(fields)
      const { user } = await logIn(shop, issuer.token(claims))
      expect(user).toMatchObject({
        name: 'name' in fields ? claims.email.split('@')[0] : claims.name,
        profilePicture: 'picture' in fields ? null : claims.picture,
      })
    })

    test('sent ten times concurrently gets one account', async () => {
      const claims = someone()
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => logIn(shop, issuer.token(claims))))
      expect(outcomes.map(({ refused }) => refused)).toEqual(Array(10).fill(null))
      expect(new Set(outcomes.map(({ user }) => user!.id)).size).toBe(1)
    })

    test('can’t log in with any password', async () => {
      const { email } = (await logIn(shop, issuer.token(someone()))).user!
      expect((await shop.guest().rest('POST', 'auth/login', { email, password })).status).toBe(401)
    })
  })

  test.each(['meera', 'MEERA'])('an e-mail with a password stays its account’s, typed %s', async (name) => {
    const meera = await shop.shopper('Meera')
    const email = meera.email.replace('meera', name)
    const before = await users()
    const outcome = await logIn(shop, issuer.token(someone({ email })))
    expect(outcome).toMatchObject({
      token: null,
      refused: 409,
      message: 'There is an account with this e-mail already. Please log in with its password.',
    })
    expect(await users()).toEqual(before)
  })

  test('an e-mail of another Google account stays with its account', async () => {
    const claims = someone()
    await logIn(shop, issuer.token(claims))
    const before = await users()
    const outcome = await logIn(shop, issuer.token(someone({ email: claims.email })))
    expect(outcome).toMatchObject({
      refused: 409,
      message: expect.stringMatching(/another Google/) as string,
    })
    expect(await users()).toEqual(before)
  })

  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const forgeries: [string, () => string][] = [
    ['for another audience', () => issuer.token(someone({ aud: 'another.apps.example' }))],
    ['for several audiences', () => issuer.token(someone({ aud: [clientId, 'another.apps.example'] }))],
    ['for no audience', () => issuer.token(someone({ aud: undefined }))],
    ['of another issuer', () => issuer.token(someone({ iss: 'https://evil.example' }))],
    [
      'of Google itself, who isn’t the issuer here',
      () => issuer.token(someone({ iss: 'accounts.google.com' })),
    ],
    ['that has expired', () => issuer.token(someone({ iat: seconds() - 7200, exp: seconds() - 60 }))],
    ['that never expires', () => issuer.token(someone({ exp: undefined }))],
    ['that isn’t in force yet', () => issuer.token(someone({ nbf: seconds() + 600 }))],
    ['with an unverified e-mail', () => issuer.token(someone({ email_verified: false }))],
    ['that is silent about its e-mail', () => issuer.token(someone({ email_verified: undefined }))],
    ['whose e-mail is verified in words', () => issuer.token(someone({ email_verified: 'true' }))],
    ['without an e-mail', () => issuer.token(someone({ email: undefined }))],
    ['without a subject', () => issuer.token(someone({ sub: undefined }))],
    [
      'signed by nobody (alg none)',
      () =>
        `${encoded({ alg: 'none', typ: 'JWT', kid: issuer.keys.at(-1)!.id })}.${encoded({ iss: issuer.url, ...someone() })}.`,
    ],
    [
      'signed with the public key as a secret (HS256)',
      () => {
        const { id, publicKey } = issuer.keys.at(-1)!
        const pem = publicKey.export({ format: 'pem', type: 'spki' })
        const text = `${encoded({ alg: 'HS256', typ: 'JWT', kid: id })}.${encoded({ iss: issuer.url, ...someone() })}`
        return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
      },
    ],
    ['signed with RS384', () => issuer.token(someone(), { alg: 'RS384' })],
    ['of an unknown key', () => issuer.token(someone(), { kid: 'unknown', secret: makeKey().privateKey })],
    ['of another key under a known name', () => issuer.token(someone(), { secret: makeKey().privateKey })],
    [
      'that was tampered with',
      () => {
        const [head, , signature] = issuer.token(someone()).split('.')
        return [head, encoded({ iss: issuer.url, ...someone() }), signature].join('.')
      },
    ],
    ['that is no token', () => 'eyJ.no.token'],
    ['that is empty', () => ''],
    ['of the shop’s own', () => shop.tokens.sign({ userId: crypto.randomUUID(), tokenVersion: 0 })],
  ]
  test.each(forgeries)('a token %s is refused, and nothing stored', async (_what, forge) => {
    const before = await users()
    const outcome = await logIn(shop, forge())
    expect(outcome).toMatchObject({ token: null, user: null, refused: 401 })
    expect(await users()).toEqual(before)
  })

  test('a credential expires by the server’s clock', async () => {
    const ageing = await openShop({ env })
    const credential = issuer.token(someone())
    expect((await logIn(ageing, credential)).refused).toBeNull()
    ageing.passTime(3700)
    expect((await logIn(ageing, credential)).refused).toBe(401)
    await ageing.close()
  })

  test('without configuration, signing in with Google is refused with a message', async () => {
    expect(await logIn(without, issuer.token(someone()))).toMatchObject({
      refused: 404,
      message: 'Google sign-in isn’t set up here. Please log in with e-mail and password.',
    })
  })

  test('while the issuer is unavailable, new keys fail and cached keys work', async () => {
    const fresh = await openShop({ env })
    issuer.setAvailable(false)
    try {
      expect(await logIn(fresh, issuer.token(someone()))).toMatchObject({
        refused: 503,
        message: 'Google can’t be reached at the moment. Please try again.',
      })
      expect(await fresh.db.user.count()).toBe(0)
      fresh.faults()
      expect((await logIn(shop, issuer.token(someone()))).refused).toBeNull()
    } finally {
      issuer.setAvailable(true)
    }
    expect((await logIn(fresh, issuer.token(someone()))).refused).toBeNull()
    await fresh.close()
  })

  test('new keys are found, and the issuer is queried for unknown ones once a minute', async () => {
    const fresh = await openShop({ env })
    expect((await logIn(fresh, issuer.token(someone()))).refused).toBeNull()
    const old = issuer.token(someone({ exp: seconds() + 36_000 }))
    issuer.rotate()
    waitMinute()
    const before = issuer.keyRequests()
    expect((await logIn(fresh, issuer.token(someone()))).refused).toBeNull()
    expect(issuer.keyRequests()).toBe(before + 1)
    for (let time = 0; time < 3; time++)
      expect((await logIn(fresh, issuer.token(someone(), { kid: `made-up-${time}` }))).refused).toBe(401)
    expect((await logIn(fresh, old)).refused).toBe(401)
    expect(issuer.keyRequests()).toBe(before + 1)
    // The file's own shop caches them for the tests after this.
    expect((await logIn(shop, issuer.token(someone()))).refused).toBeNull()
    await fresh.close()
  })
})

test('an issuer that is unavailable at the first sign-in is an outage with a retry time', async () => {
  const fresh = await openShop({ env })
  issuer.setAvailable(false)
  const credential = issuer.token(someone())
  const graphql = await fresh.guest().graphql(document, { input: { credential } })
  const rest = await fresh.guest().rest('POST', 'auth/google', { token: credential })
  issuer.setAvailable(true)
  expect(graphql.errors?.[0]?.extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 60 })
  expect([graphql.status, rest.status]).toEqual([503, 503])
  expect([graphql.headers.get('retry-after'), rest.headers.get('retry-after')]).toEqual(['60', '60'])
  fresh.faults()
  await fresh.close()
})

test('the API has the configuration of Google’s button', async () => {
  const query = '{ shop { googleClientId } }'
  expect((await shop.guest().graphql(query)).data.shop.googleClientId).toBe(clientId)
  expect((await without.guest().graphql(query)).data.shop.googleClientId).toBeNull()
})

test.each([{}, { token: null }, { token: 7 }, { token: { startsWith: 'e' } }, { credential: 'x' }])(
  'REST accepts no %j as a token',
  async (body) => {
    const setAvailable = await shop.guest().rest('POST', 'auth/google', body)
    expect(setAvailable.status).toBe(400)
    expect(setAvailable.body).toMatchObject({ success: false, field: 'token' })
  },
)

test('the 21st account of an hour from one address is rate limited; existing accounts are not', async () => {
  const known = someone()
  expect((await byRest(shop, issuer.token(known))).refused).toBeNull()
  for (let n = 0; n < 19; n++) await byRest(shop, issuer.token(someone()))
  expect((await byRest(shop, issuer.token(someone()))).refused).toBe(429)
  expect((await byRest(shop, issuer.token(known))).refused).toBeNull()
})
