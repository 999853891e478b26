import type { Context } from '../context.ts'
import { requireReadingAllOrders } from '../orders/order-policy.ts'
import { readShop } from '../shop/read-shop.ts'
import type { Shop } from '../shop/shop-settings.ts'
import { type GstScheme, readTaxSettings, type TaxSettings } from '../tax/tax-settings.ts'
import type { Party } from './invoice.ts'

/** The shop as receipts and invoices name it. */
export interface Seller {
  scheme: GstScheme
  party: Party
}

/**
 * For receipts; needs a permission to work on orders.
 * @throws Unauthenticated, Forbidden
 */
export async function readSeller(ctx: Context): Promise<Seller> {
  requireReadingAllOrders(ctx.viewer)
  const settings = await readTaxSettings(ctx.db, ctx.shop)
  return { scheme: settings.scheme, party: sellerOf(await readShop(ctx), settings) }
}

export const sellerOf = (shop: Shop, { legalName, gstin, stateCode }: TaxSettings): Party => ({
  name: legalName === shop.name ? legalName : `${legalName} (${shop.name})`,
  gstin,
  phone: shop.phone,
  address: addressLines(shop.address),
  stateCode,
})

interface Address {
  street: string | null
  city: string | null
  state: string | null
  pincode: string | null
}

export const addressLines = ({ street, city, state, pincode }: Address) =>
  [street, [city, pincode].filter(Boolean).join(' '), state].flatMap((line) => line || [])
