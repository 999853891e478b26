import type { Transaction } from '../../database/client.ts'
import type { Context } from '../context.ts'
import { type Shop, type ShopSettings, withSettings } from './shop-settings.ts'

/** What the shop says about itself, as the owner has set it. */
export async function readShop(ctx: Context): Promise<Shop> {
  const { settings, version } = await readSettings(ctx.db)
  return withSettings(ctx.shop, settings, version)
}

interface Kept {
  settings: ShopSettings
  /** 0 before anything was set. */
  version: number
}

/** What the owner has set: validated when it was saved. */
export async function readSettings(db: Pick<Transaction, 'shopSettings'>): Promise<Kept> {
  const { settings, version } = await db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  return { settings: settings as unknown as ShopSettings, version }
}
