import type { Transaction } from '../../database/client.ts'
import { isShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Shop, type ShopSettings, withSettings } from './shop-settings.ts'

/** What the shop says about itself, as the owner has set it. */
export async function readShop(ctx: Context): Promise<Shop> {
  const { settings, version } = await readSettings(ctx.db)
  return withSettings(ctx.shop, settings, version)
}

/** What the shop says about itself where the owner has set nothing, for her; null for everybody else. */
export const readConfiguredShop = (ctx: Context): Shop | null =>
  isShopOwner(ctx.viewer) ? withSettings(ctx.shop, {}, 0) : null

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
