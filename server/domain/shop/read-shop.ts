import type { Transaction } from '../../platform/database/client.ts'
import type { PaymentRules } from '../../../shared/orders/payment-types.ts'
import type { AdvanceRule } from '../../../shared/orders/advance.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { readSettings } from './read-settings.ts'
import { type Shop, withSettings } from './shop-settings.ts'

/** The shop's settings, as the owner has set them. */
export async function readShop(ctx: Context): Promise<Shop> {
  const { settings, version } = await readSettings(ctx.db)
  return withSettings(ctx.shop, settings, version)
}

/** The values used where nothing is set, for those who may change the settings; null for everybody else. */
export const readConfiguredShop = (ctx: Context): Shop | null =>
  isAllowed(ctx.viewer, 'CHANGE_SETTINGS') ? withSettings(ctx.shop, {}, 0) : null

/** The rules for advances as they are now. */
export const readAdvanceRules = async (db: Pick<Transaction, 'shopSettings'>): Promise<AdvanceRule[]> =>
  (await readSettings(db)).settings.advanceRules ?? []

/** How the shop takes payments now. */
export async function readPaymentRules(
  { gateway }: Pick<Context, 'gateway'>,
  db: Pick<Transaction, 'shopSettings'>,
): Promise<PaymentRules> {
  const { upi, cashOnDeliveryLimit, cashOnDeliveryPrefixes } = (await readSettings(db)).settings
  return {
    takesUpi: upi != null,
    takesOnlinePayments: gateway !== null,
    cashOnDeliveryLimit: cashOnDeliveryLimit ?? null,
    cashOnDeliveryPrefixes: cashOnDeliveryPrefixes ?? [],
  }
}
