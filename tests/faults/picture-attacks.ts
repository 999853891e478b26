import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ApiClient } from '../support/api-client.ts'
import { inParallel } from '../support/parallel.ts'
import { picture, pngChunk, upload } from '../support/pictures.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import type { Attack } from './attack.ts'
import type { FaultyShop } from './faulty-shop.ts'
import { memoryOf } from './probe.ts'

const promise = 'memory within 350 MB'

/** On uploads and on the sizes of pictures. */
export const pictureAttacks: Attack[] = [
  {
    key: 'slow-uploads',
    name: 'One account sends 60 pictures of 10 MB, each at 10 kB a second',
    promise,
    measure: onNewProcess(slowUploads),
  },
  {
    key: 'text-chunks',
    name: '10 accounts upload 4 PNG files each with 180 compressed texts of 1 MB',
    promise,
    measure: onNewProcess(textChunks),
  },
  {
    key: 'large-pictures',
    name: '20 accounts upload 2 pictures each at the same time, the largest of all formats',
    promise,
    measure: onNewProcess(largePictures),
  },
  {
    key: 'sizes',
    name: 'All sizes and formats of 20 pictures are requested for the first time, 200 at a time',
    promise,
    measure: onNewProcess(firstSizes),
  },
]

/** Carries out an attack on a process of its own, and measures its memory. */
function onNewProcess(attack: (server: ShopProcess, shop: FaultyShop) => Promise<string>): Attack['measure'] {
  return async (shop) => {
    const server = await shop.another()
    try {
      const before = await memoryOf(server.pid)
      const result = await attack(server, shop)
      const { peak } = await memoryOf(server.pid)
      return `memory ${peak.toFixed(0)} MB (${before.now.toFixed(0)} MB before); ${result}`
    } finally {
      await server.stop()
    }
  }
}

const slowMs = 20_000

async function slowUploads({ url }: ShopProcess, { shoppers }: FaultyShop): Promise<string> {
  const [meera] = await shoppers(1, url)
  const { hostname, port } = new URL(url)
  const head = [
    'POST /images/upload HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${meera!.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 10000000',
    '',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ].join('\r\n')
  const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname).resume())
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(head)
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(Buffer.alloc(1_000))
  }, 100)
  await delay(slowMs)
  clearInterval(timer)
  const others = await uploadAll(await shoppers(1, url), [await picture().jpeg().toBuffer()])
  for (const socket of sockets) socket.destroy()
  return `another account’s upload meanwhile: ${others}`
}

async function textChunks({ url }: ShopProcess, { shoppers }: FaultyShop): Promise<string> {
  const png = await picture().png().toBuffer()
  const text = pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(1_000_000, 'a'))]),
  )
  // After the header: the signature's 8 bytes and the 25 of the first chunk.
  const crowded = Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(180).fill(text), png.subarray(33)])
  return uploadAll(await shoppers(10, url), Array<Buffer>(4).fill(crowded))
}

async function largePictures({ url }: ShopProcess, { shoppers }: FaultyShop): Promise<string> {
  // Noise would exceed 10 MB: it is enlarged.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = await sharp({ create: { width: 625, height: 625, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const enlarged = (side: number) => sharp(small).resize(side, side)
  const transparent = { width: 2_440, height: 2_440, channels: 4, background: '#a33a5c80' } as const
  // The largest of each kind. Pictures that have to be turned are decoded as a whole.
  const files = [
    await enlarged(5_000).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer(),
    await enlarged(3_600)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    await sharp({ create: transparent }).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    await enlarged(5_000).webp({ quality: 60, effort: 0 }).toBuffer(),
    await enlarged(2_440).avif({ quality: 40, effort: 0 }).toBuffer(),
  ]
  const accounts = await shoppers(20, url)
  const results = await Promise.all(
    accounts.map((account, n) => uploadAll([account], [files[n % 5]!, files[(n + 1) % 5]!])),
  )
  return `answered ${[...new Set(results.flatMap((result) => result.split(', ')))].sort().join(', ')}`
}

/** The responses to the uploads, of all accounts and files at the same time. */
async function uploadAll(accounts: ApiClient[], files: Buffer[]): Promise<string> {
  const statuses = await Promise.all(
    accounts.flatMap((account) =>
      files.map((file) =>
        upload(account, file).then(
          ({ status }) => String(status),
          () => 'broken',
        ),
      ),
    ),
  )
  return [...new Set(statuses)].sort().join(', ')
}

const widths = [80, 160, 240, 320, 480, 640, 960, 1280]

async function firstSizes({ url }: ShopProcess, { shoppers }: FaultyShop): Promise<string> {
  const [meera] = await shoppers(1, url)
  const photo = await picture(2_000, 2_000).jpeg().toBuffer()
  const ids = await inParallel(2, Array(20).fill(photo), async (file: Buffer) => {
    const { body } = await upload(meera!, file)
    return body.public_id as string
  })
  const addresses = ids.flatMap((id) =>
    ['', ...widths.map((width) => `-${width}`)].flatMap((size) =>
      ['avif', 'webp', 'jpg'].map((format) => `/images/${id}${size}.${format}`),
    ),
  )
  const guest = new ApiClient(url, null)
  const responses = await inParallel(200, addresses, (address) => guest.rest('GET', address))
  const count = (status: number) => responses.filter((response) => response.status === status).length
  return `${count(200)} made, ${count(503)} refused with 503`
}
