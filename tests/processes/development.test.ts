import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { developmentClient } from '../../server/api/pages/development-client.ts'

test('pages are rendered from source, as in `npm run dev`', async () => {
  const client = await developmentClient(resolve(import.meta.dirname, '../..'), undefined)
  try {
    expect(await client.entry()).toMatchObject({ isCacheable: expect.any(Function) })
  } finally {
    await client.close()
  }
}, 60_000)
