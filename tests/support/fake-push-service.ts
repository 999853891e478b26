import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import jwt from 'jsonwebtoken'
import type { Json } from './json.ts'

/** The shop's keys in tests. */
export const vapidEnv = {
  VAPID_PUBLIC_KEY: 'BGFF1-p9nwQi_hjeE-2aZBgJZ3QGULL_v73tjE0Q-a2d84edNZZ9R8kLTrO0WDwe0kWIsDYap1IpLf5fps8Z0BQ',
  VAPID_PRIVATE_KEY: 'GhBuPo_yQvNhRgqeZFPH26ibXxL6BQc4BtF9_ltbQZM',
  VAPID_SUBJECT: 'mailto:owner@shop.example',
}

/** A browser with a subscription, which decrypts what its push service hands over (RFC 8291). */
export class FakeBrowser {
  readonly received: Json[] = []
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#keys.generateKeys()
  }

  /** As `PushSubscription.toJSON()` has it. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  read(body: Buffer): void {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body[20]!
    const sender = body.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    const record = body.subarray(keyEnd)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    this.received.push(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()))
  }
}

/** A push service (RFC 8030) that checks who sends (RFC 8292), as a real HTTP server on a loopback port. */
export class FakePushService {
  /** The status of its responses. */
  status = 201
  readonly headers: Record<string, unknown>[] = []
  readonly #browsers = new Map<string, FakeBrowser>()
  readonly #server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      this.headers.push(request.headers)
      const browser = this.#browsers.get(request.url!)
      const isSigned = this.#isSigned(request.headers.authorization ?? '')
      if (!browser || !isSigned) return response.writeHead(isSigned ? 404 : 403).end()
      if (this.status === 201) browser.read(body)
      return response.writeHead(this.status).end()
    })()
  })

  static async open(): Promise<FakePushService> {
    const fake = new FakePushService()
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A new browser of this service. */
  browser(): FakeBrowser {
    const path = `/push/${randomBytes(12).toString('hex')}`
    const browser = new FakeBrowser(this.url + path)
    this.#browsers.set(path, browser)
    return browser
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #isSigned(authorization: string): boolean {
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
    const point = Buffer.from(vapidEnv.VAPID_PUBLIC_KEY, 'base64url')
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    try {
      const { aud, sub } = jwt.verify(token, publicKey, { algorithms: ['ES256'] }) as jwt.JwtPayload
      return key === vapidEnv.VAPID_PUBLIC_KEY && aud === this.url && sub === vapidEnv.VAPID_SUBJECT
    } catch {
      return false
    }
  }
}
