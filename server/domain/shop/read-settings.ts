import type { Transaction } from '../../platform/database/client.ts'
import type { ShopSettings } from './shop-settings.ts'

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

/** What is added to a delivery that is paid in cash now, in paise. */
export const readCashOnDeliveryFee = async (db: Pick<Transaction, 'shopSettings'>): Promise<number> =>
  (await readSettings(db)).settings.cashOnDeliveryFee ?? 0
