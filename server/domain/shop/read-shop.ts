import type { Transaction } from '../../database/client.ts'
import type { AdvanceRule } from '../../../shared/orders/advance.ts'
import { isShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Shop, type ShopSettings, withSettings } from './shop-settings.ts'

/** The shop's settings, as the owner has set them. */
export async function readShop(ctx: Context): Promise<Shop> {
  const { settings, version } = await readSettings(ctx.db)
  return withSettings(ctx.shop, settings, version)
}

/** The values used where the owner has set nothing, for the owner; null for everybody else. */
export const readConfiguredShop = (ctx: Context): Shop | null =>
  isShopOwner(ctx.viewer) ? withSettings(ctx.shop, {}, 0) : null

interface StoredSettings {
  settings: ShopSettings
  /** 0 before anything was set. */
  version: number
}

/** The owner's settings, validated when they were saved. */
export async function readSettings(db: Pick<Transaction, 'shopSettings'>): Promise<StoredSettings> {
  const { settings, version } = await db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  return { settings: settings as unknown as ShopSettings, version }
}

/** The rules for advances as they are now. */
export const readAdvanceRules = async (db: Pick<Transaction, 'shopSettings'>): Promise<AdvanceRule[]> =>
  (await readSettings(db)).settings.advanceRules ?? []
