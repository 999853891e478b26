import type { Transaction } from '../../platform/database/client.ts'
import type { PaymentRules } from '../../../shared/orders/payment-types.ts'
import type { AdvanceRule } from '../../../shared/orders/advance.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type ChargeSettings, readSettings } from './read-settings.ts'
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

/** How orders are paid now. */
export interface PaymentTerms extends ChargeSettings {
  rules: PaymentRules
  advanceRules: AdvanceRule[]
}

/** All terms of one version of the settings. */
export async function readPaymentTerms(
  { gateway }: Pick<Context, 'gateway'>,
  db: Pick<Transaction, 'shopSettings'>,
): Promise<PaymentTerms> {
  const { settings } = await readSettings(db)
  return {
    rules: {
      takesUpi: settings.upi != null,
      takesOnlinePayments: gateway !== null,
      cashOnDeliveryLimit: settings.cashOnDeliveryLimit ?? null,
      cashOnDeliveryPrefixes: settings.cashOnDeliveryPrefixes ?? [],
    },
    cashOnDeliveryFee: settings.cashOnDeliveryFee ?? 0,
    roundsTotals: settings.roundsTotals ?? false,
    advanceRules: settings.advanceRules ?? [],
  }
}
