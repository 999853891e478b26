import { rm } from 'node:fs/promises'
import { chromePath } from '../../support/browser.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { startShop } from '../../support/shop-process.ts'

/** The owner of the shop under test. */
export const owner = { email: 'owner@roopkala.example', password: 'owner of the test shop' }

/** Opens the built shop on a database of its own with the demo catalogue, for all tests of the run. */
export default async function openShop(): Promise<() => Promise<void>> {
  process.env.CHROME = await chromePath()
  const dataDir = await makeScratchFolder('e2e')
  const shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMITS: 'off',
    // The tests load the machine: what would be an outage in a shop is only slow here.
    DATABASE_WAIT_MS: '15000',
    OVERLOAD_AFTER_MS: '60000',
    SHOP_SOCIAL: 'Instagram=https://instagram.example/roopkala,Facebook=https://facebook.example/roopkala',
  })
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
