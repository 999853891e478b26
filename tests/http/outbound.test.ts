import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createOutbound } from '../../server/platform/outbound/outbound.ts'
import { OutboundFailed } from '../../server/platform/outbound/outbound-failed.ts'

const requests: string[] = []
const server = await new Promise<Server>((resolve) => {
  const listening = createServer((request, response) => {
    requests.push(request.url!)
    if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end()
    else if (request.url === '/silent') return
    else if (request.url === '/endless') {
      // Between two writes the client reads: both share this process, and a loop would first fill the system's buffers.
      const writing = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.on('close', () => clearInterval(writing))
    } else response.end('thanks')
  }).listen(0, '127.0.0.1', () => resolve(listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo

/** As names are resolved here. */
const addressesOf: Record<string, string[]> = {
  'public.example': ['93.184.215.14'],
  'private.example': ['10.0.0.5'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
}
const resolveBy =
  (addresses: (name: string) => string[] | undefined): Parameters<typeof createOutbound>[0]['resolve'] =>
  (name, _options, callback) => {
    const found = addresses(name)
    if (!found) return callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
const outbound = createOutbound({ allowsLoopback: false, resolve: resolveBy((name) => addressesOf[name]) })
const local = createOutbound({ allowsLoopback: true, timeoutMs: 300 })

const refused: [what: string, url: string][] = [
  ['a private address', 'https://10.0.0.1/'],
  ['a private address of 172.16/12', 'https://172.31.255.1/'],
  ['a private address of 192.168/16', 'https://192.168.1.1:8443/'],
  ['the loopback', 'https://127.0.0.1/'],
  ['the loopback as a number', 'https://2130706433/'],
  ['the loopback in hexadecimal digits', 'https://0x7f.1/'],
  ['the loopback in octal digits', 'https://0177.0.0.1/'],
  ['the unspecified address', 'https://0.0.0.0/'],
  ['the metadata service of clouds', 'https://169.254.169.254/latest/meta-data/'],
  ['a shared address (CGNAT)', 'https://100.64.1.1/'],
  ['a multicast address', 'https://224.0.0.1/'],
  ['the broadcast address', 'https://255.255.255.255/'],
  ['a benchmarking address', 'https://198.18.0.1/'],
  ['the loopback of IPv6', 'https://[::1]/'],
  ['a unique local address', 'https://[fd00:ec2::254]/'],
  ['a link-local address of IPv6', 'https://[fe80::1]/'],
  ['a multicast address of IPv6', 'https://[ff02::1]/'],
  ['a mapped IPv4 address', 'https://[::ffff:10.0.0.1]/'],
  ['a compatible IPv4 address', 'https://[::127.0.0.1]/'],
  ['an address of NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['an address of a local NAT64', 'https://[64:ff9b:1::a00:1]/'],
  ['an address of 6to4', 'https://[2002:7f00:1::]/'],
  ['an address of Teredo', 'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
  ['a site-local address', 'https://[fec0::1]/'],
  ['a name of a private address', 'https://private.example/'],
  ['a name of a public and a private address', 'https://mixed.example/'],
  ['a name of a mapped address', 'https://mapped.example/'],
]

describe('an address is refused, when it is stored and when it is connected to:', () => {
  test.each(refused)('%s', async (_what, url) => {
    expect(await outbound.problemOf(url)).toBe('This address is not on the public internet.')
    await expect(outbound.post(url, {}, '{}')).rejects.toThrow('The address is not on the public internet.')
  })
})

test.each([
  ['http://public.example/', 'must begin with https://'],
  ['http://127.0.0.1/', 'must begin with https://'],
  ['ftp://public.example/', 'must begin with https://'],
  ['https://user:secret@public.example/', 'user name'],
  ['public.example', 'complete address'],
  [`https://public.example/${'x'.repeat(2_000)}`, 'complete address'],
])('%s can’t be stored', async (url, sentence) => {
  expect(await outbound.problemOf(url)).toContain(sentence)
})

test.each(['https://public.example/', 'https://93.184.215.14:8443/', 'https://unknown.example/'])(
  '%s can be stored',
  async (url) => expect(await outbound.problemOf(url)).toBeNull(),
)

test('a name that resolves to another address later is refused by the connection', async () => {
  let calls = 0
  const rebinding = createOutbound({
    allowsLoopback: false,
    resolve: resolveBy(() => [calls++ === 0 ? '93.184.215.14' : '127.0.0.1']),
  })
  const url = `https://rebinding.example:${port}/`
  expect(await rebinding.problemOf(url)).toBeNull()
  await expect(rebinding.post(url, {}, '{}')).rejects.toThrow(OutboundFailed)
  expect(requests).toEqual([])
})

test('this machine is allowed by the setting only', async () => {
  const url = `http://127.0.0.1:${port}/`
  expect(await local.problemOf(url)).toBeNull()
  expect(await local.post(url, { 'content-type': 'application/json' }, '{}')).toEqual({
    status: 200,
    body: 'thanks',
  })
  await expect(outbound.post(url, {}, '{}')).rejects.toThrow('https://')
  expect(await local.problemOf('http://10.0.0.1/')).toContain('https://')
  expect(await local.problemOf('https://10.0.0.1/')).toContain('public internet')
})

test('redirects are not followed, and of a response the first kilobyte is read', async () => {
  requests.length = 0
  const url = `http://127.0.0.1:${port}`
  expect((await local.post(`${url}/redirect`, {}, '{}')).status).toBe(302)
  expect(requests).toEqual(['/redirect'])
  expect((await local.post(`${url}/endless`, {}, '{}')).body).toHaveLength(1_024)
})

test('a receiver without a response is given up', async () => {
  const url = `http://127.0.0.1:${port}/silent`
  await expect(local.post(url, {}, '{}')).rejects.toThrow('did not respond within 0.3 seconds')
})
