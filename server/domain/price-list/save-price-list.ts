import { z } from 'zod'
import { requirePermission, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { type PriceList, priceListInput, readPriceListIn, withNames, withSupply } from './price-list.ts'
import { lockSettings } from '../../platform/database/lock-row.ts'

/**
 * The price list; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function findPriceList(ctx: Context): Promise<PriceList> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return readPriceListIn(ctx.db)
}

/** The list after the save; with issues when nothing was saved because another change came first. */
export interface SavedPriceList {
  priceList: PriceList
  issues: Issue[]
}

/**
 * Replaces the price list; the owner only. Orders that were taken keep their prices.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once)
 */
export async function savePriceList(ctx: Context, input: unknown): Promise<SavedPriceList> {
  requireShopOwner(ctx.viewer)
  const { version } = parse(z.object({ version: z.int().min(0) }), input)
  const given = parse(priceListInput, input)
  try {
    await ctx.db.transaction(async (tx) => {
      await lockSettings(tx, 'price_list')
      const { version: current, ...before } = await readPriceListIn(tx)
      if (current !== version)
        throw conflict('version', (i18n) =>
          i18n._('The price list was changed meanwhile. Look at it as it is now, then change it again.'),
        )
      const garments = given.garments
        .map((garment) =>
          withSupply({
            ...garment,
            supply: garment.supply ?? before.garments.find(({ id }) => id === garment.id)?.supply,
          }),
        )
        .map(withNames(before.garments))
      const addOns = given.addOns
        .map((addOn) => {
          const { days = before.addOns.find(({ id }) => id === addOn.id)?.days ?? null } = addOn
          return { ...addOn, days }
        })
        .map(withNames(before.addOns))
      const list = { garments, addOns }
      await tx.priceList.update({
        where: { id: 1 },
        data: { version: version + 1, list, updatedAt: ctx.now() },
      })
      await recordChange(tx, ctx, {
        action: 'shop.price-list',
        entity: 'SHOP',
        entityId: 'shop',
        entityName: ctx.shop.name,
        before,
        after: list,
      })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { priceList: await readPriceListIn(ctx.db), issues: error.issues }
  }
  return { priceList: await readPriceListIn(ctx.db), issues: [] }
}
