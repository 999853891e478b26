import { rm } from 'node:fs/promises'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { startShop } from '../../support/shop-process.ts'
import { owner } from './open-shop.ts'
import { test as base } from './visit.ts'

/**
 * Tests with a shop of their own for each worker, without the demo catalogue: for settings that change what all shoppers
 * see or pay.
 */
export const test = base.extend<object, { ownShop: string; shopEnv: Record<string, string> }>({
  /** Further settings of the shop. */
  shopEnv: [{}, { scope: 'worker', option: true }],
  ownShop: [
    async ({ shopEnv }, use) => {
      const dataDir = await makeScratchFolder('own-shop')
      const shop = await startShop({
        DATA_DIR: dataDir,
        DEMO: 'none',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        ADMIN_TWO_FACTOR: 'off',
        RATE_LIMITS: 'off',
        DATABASE_WAIT_MS: '15000',
        ...shopEnv,
      })
      const shared = process.env.SHOP_URL
      // This worker runs tests of such files alone, so that the support modules find this shop.
      process.env.SHOP_URL = shop.url
      await use(shop.url)
      process.env.SHOP_URL = shared
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop),
})
