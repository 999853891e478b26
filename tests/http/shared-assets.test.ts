import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Unavailable } from '../../server/domain/errors.ts'
import { s3ImageStore } from '../../server/platform/storage/s3-image-store.ts'
import { createLog } from '../../server/platform/log.ts'
import { builtFiles } from '../../server/api/pages/built-files.ts'
import { readSharedAsset, shareAssets } from '../../server/api/pages/shared-assets.ts'
import { ObjectStore } from '../support/object-store.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const bucket = await ObjectStore.open()
const store = s3ImageStore(bucket.config, createLog('silent'), 300)
const folder = await makeScratchFolder('assets')

/** Writes the client of a build with these assets; returns its folder. */
async function build(name: string, assets: Record<string, string>): Promise<string> {
  const client = path.join(folder, name)
  await mkdir(path.join(client, 'assets'), { recursive: true })
  for (const [asset, text] of Object.entries(assets))
    await writeFile(path.join(client, 'assets', asset), text)
  return client
}

const closing: (() => void)[] = []
afterAll(async () => {
  bucket.close()
  for (const close of closing) close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  bucket.fault = null
})

/** A process of a build; returns how it responds to a path. */
async function serve(client: string) {
  const files = await builtFiles(client, (request) => readSharedAsset(store, request.path))
  const server = createServer(express().use(files))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  return async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
    const { status, headers } = response
    return {
      status,
      type: headers.get('content-type'),
      cache: headers.get('cache-control'),
      text: await response.text(),
    }
  }
}

test('replicas of two builds serve the assets of both', async () => {
  const old = await build('old', {
    'home-1a.js': 'old home',
    'same-2b.css': 'same',
    'home-1a.js.br': 'compressed',
  })
  const fresh = await build('fresh', { 'home-3c.js': 'new home', 'same-2b.css': 'same' })
  expect(await shareAssets(store, old)).toBe(2)
  expect(await shareAssets(store, fresh)).toBe(1)
  expect(await shareAssets(store, fresh)).toBe(0)
  expect(bucket.names('assets').sort()).toEqual([
    'assets/home-1a.js',
    'assets/home-3c.js',
    'assets/same-2b.css',
  ])

  for (const [client, name, text] of [
    [old, 'home-3c.js', 'new home'],
    [fresh, 'home-1a.js', 'old home'],
  ] as const) {
    const get = await serve(client)
    expect(await get(`/assets/${name}`)).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      text,
    })
    expect((await get('/assets/none-4d.js')).status).toBe(404)
  }
})

test('nothing but an asset is read from the store', async () => {
  bucket.objects.set('originals/0a', { bytes: Buffer.from('private'), writtenAt: new Date() })
  const get = await serve(await build('plain', { 'home-5e.js': 'home' }))
  bucket.requests.length = 0
  for (const address of [
    '/assets/..%2Foriginals%2F0a',
    '/assets/originals/0a',
    '/assets/.env',
    '/assets/',
    '/originals/0a',
  ])
    expect((await get(address)).status).toBe(404)
  expect(bucket.requests).toEqual([])
})

test('while the store is unavailable, the build’s own assets are served', async () => {
  const client = await build('alone', { 'home-6f.js': 'home' })
  bucket.fault = 'fail'
  await expect(shareAssets(store, client)).rejects.toThrow(Unavailable)
  const get = await serve(client)
  expect((await get('/assets/home-6f.js')).text).toBe('home')
})

test('assets are served from a folder whose path has a name that begins with a dot', async () => {
  const get = await serve(await build('.local/shop', { 'home-1a.js': 'home' }))
  expect(await get('/assets/home-1a.js')).toMatchObject({ status: 200, text: 'home' })
})
