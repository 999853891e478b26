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

/** What the settings add to the price of an order. */
export interface ChargeSettings {
  /** What is added to a delivery that is paid in cash, in paise. */
  cashOnDeliveryFee: number
  /** Whether totals are rounded to the rupee. */
  roundsTotals: boolean
}

export async function readChargeSettings(db: Pick<Transaction, 'shopSettings'>): Promise<ChargeSettings> {
  const { cashOnDeliveryFee, roundsTotals } = (await readSettings(db)).settings
  return { cashOnDeliveryFee: cashOnDeliveryFee ?? 0, roundsTotals: roundsTotals ?? false }
}
