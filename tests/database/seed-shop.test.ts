import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { designs } from '../../demo/designs/all.ts'
import { connect } from '../../server/platform/database/client.ts'
import { localImageStore } from '../../server/platform/storage/local-image-store.ts'
import { seedShop } from '../../server/seed-shop.ts'
import { useTestDatabase } from '../support/database.ts'

const database = useTestDatabase()

test('processes that start together on an empty database seed one demo catalogue and one owner', async () => {
  const folder = path.join(tmpdir(), `shop-test-seed-${randomBytes(6).toString('hex')}`)
  const connections = [1, 2, 3].map(() => connect(database.addresses))
  const config = {
    demo: 'catalogue',
    database: database.addresses,
    owner: { email: 'asha@shop.example', password: 'the owner’s own password' },
  } as const
  await Promise.all(
    connections.map((connection) => seedShop(config, connection, database.url, localImageStore(folder))),
  )
  const { db } = connections[0]!
  expect([await db.product.count(), await db.user.count()]).toEqual([designs.length, 1])
  await Promise.all(connections.map((connection) => connection.close()))
  await rm(folder, { recursive: true, force: true })
}, 60_000)
