import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt, { type Algorithm } from 'jsonwebtoken'

export interface SigningKey {
  id: string
  alg: 'RS256' | 'ES256'
  privateKey: KeyObject
  publicKey: KeyObject
}

interface TokenOptions {
  alg?: Algorithm
  kid?: string
  /** The key to sign with instead of the issuer's. */
  secret?: KeyObject | string
}

export interface OpenIdIssuer {
  url: string
  keys: SigningKey[]
  /** How often its keys were requested. */
  keyRequests: () => number
  /** Whether it responds at all. */
  setAvailable: (does: boolean) => void
  /** Signs new tokens with new keys; the old keys are withdrawn. */
  rotate: () => void
  /** An ID token with these claims, by default signed with the newest key. */
  token: (claims: object, options?: TokenOptions) => string
  close: () => void
}

let made = 0

export function makeKey(alg: SigningKey['alg'] = 'RS256'): SigningKey {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { id: `key-${++made}`, alg, ...pair }
}

/** A real OpenID Connect issuer on a loopback port, until it is closed. */
export async function openIssuer(): Promise<OpenIdIssuer> {
  let url = ''
  let keyRequests = 0
  let isAvailable = true
  const keys = [makeKey('ES256'), makeKey()]
  const server = createServer((request, response) => {
    if (!isAvailable) return void response.writeHead(502).end('<h1>Bad gateway</h1>')
    response.setHeader('Content-Type', 'application/json')
    if (request.url === '/.well-known/openid-configuration')
      return void response.end(JSON.stringify({ issuer: url, jwks_uri: `${url}/keys` }))
    keyRequests++
    const jwks = keys.map(({ id, alg, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid: id,
      alg,
      use: 'sig',
    }))
    response.end(JSON.stringify({ keys: [...jwks, { kty: 'OKP', crv: 'Ed448', kid: 'odd', x: 'x' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    keys,
    keyRequests: () => keyRequests,
    setAvailable: (does) => {
      isAvailable = does
    },
    rotate: () => void keys.splice(0, keys.length, makeKey('ES256'), makeKey()),
    token: (claims, { alg, kid, secret } = {}) => {
      const key = keys.at(-1)!
      const payload = JSON.parse(JSON.stringify({ iss: url, ...claims })) as object
      return jwt.sign(payload, secret ?? key.privateKey, {
        algorithm: alg ?? key.alg,
        keyid: kid ?? key.id,
      })
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
