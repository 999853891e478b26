import { lookup as systemLookup } from 'node:dns'
import { type Agent, request as requestHttps } from 'node:https'
import { request as requestHttp } from 'node:http'
import { isIP } from 'node:net'
import pTimeout from 'p-timeout'
import { isLoopback, isPublicAddress } from './addresses.ts'
import { checkingAgent, type Resolve } from './checking-agent.ts'
import { OutboundFailed, toOutboundFailed } from './outbound-failed.ts'

export interface OutboundOptions {
  /** Whether addresses of this machine may be used, also without TLS: for tests and development. */
  allowsLoopback: boolean
  resolve?: Resolve
  /** The longest time for one request with its response. */
  timeoutMs?: number
}

export interface OutboundResponse {
  status: number
  /** The first 1,024 bytes. */
  body: string
}

/**
 * Requests to addresses that others chose: receivers of webhooks, push services. They leave only for the public internet
 * (https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html): addresses are
 * checked when one is stored, and again by each connection, after its name was resolved.
 */
export interface Outbound {
  /** Why an address can't be used, as an English text of the catalogue; null for one that can. A name that is not known yet can. */
  problemOf: (url: string) => Promise<string | null>
  /** For libraries that send by themselves: connections to other than public addresses fail with `OutboundFailed`. */
  agent: Agent
  /** Follows no redirect. @throws OutboundFailed without a response */
  post: (url: string, headers: Record<string, string>, body: string | Buffer) => Promise<OutboundResponse>
}

const MAX_RESPONSE_BYTES = 1_024
const MAX_RESOLVING_MS = 2_000

export function createOutbound({
  allowsLoopback,
  resolve = systemLookup,
  timeoutMs = 10_000,
}: OutboundOptions): Outbound {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const agent = checkingAgent(isAllowed, resolve)

  const isKnownAsPrivate = async (name: string) => {
    const resolving = new Promise<boolean>((done) =>
      resolve(name, { all: true }, (error, addresses) =>
        done(!error && addresses.some(({ address }) => !isAllowed(address))),
      ),
    )
    return pTimeout(resolving, { milliseconds: MAX_RESOLVING_MS, fallback: () => false })
  }

  return {
    agent,

    problemOf: async (text) => {
      const url = URL.canParse(text) ? new URL(text) : null
      if (!url || text.length > 2_000)
        return /*i18n*/ 'Write a complete address, such as https://receiver.example/shop.'
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const isHere = allowsLoopback && (host === 'localhost' || isLoopback(host))
      if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
        return /*i18n*/ 'The address must begin with https://.'
      if (url.username || url.password) return /*i18n*/ 'The address may not contain a user name or password.'
      if (isIP(host) ? !isAllowed(host) : await isKnownAsPrivate(host))
        return /*i18n*/ 'This address is not on the public internet.'
      return null
    },

    post: (url, headers, body) =>
      new Promise((done, fail) => {
        const failed = (error: Error) => fail(toOutboundFailed(error, timeoutMs))
        const options = {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(timeoutMs),
        }
        const plain = new URL(url).protocol === 'http:'
        if (plain && !allowsLoopback)
          return failed(new OutboundFailed('The address must begin with https://.'))
        const sending = plain ? requestHttp(url, options) : requestHttps(url, { ...options, agent })
        sending.on('error', failed)
        sending.on('response', (response) => {
          readStart(response).then((start) => done({ status: response.statusCode!, body: start }), failed)
        })
        sending.end(body)
      }),
  }
}

/** The beginning of a response; leaving the loop closes the connection. What breaks off after the status counts as read. */
async function readStart(response: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= MAX_RESPONSE_BYTES) break
    }
  } catch {
    // The status decides.
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString().replaceAll('\0', '')
}
