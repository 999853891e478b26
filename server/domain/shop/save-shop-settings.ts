import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { notifyOwners } from '../accounts/security-notices.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, Refused } from '../errors.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { parse } from '../validation.ts'
import { readSettings } from './read-settings.ts'
import { readShop } from './read-shop.ts'
import { settingsInput, type Shop, type ShopSettings } from './shop-settings.ts'
import { lockSettings } from '../../platform/database/lock-row.ts'

const saving = settingsInput.partial().extend({ version: z.int().min(0) })

/** The shop after the save; with issues when nothing was saved because another change came first. */
export interface SavedShop {
  shop: Shop
  issues: Issue[]
}

/**
 * Changes the shop's settings: omitted fields stay, null restores the configuration's value.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired for another UPI address, Refused (INVALID, every wrong field at once)
 */
export async function saveShopSettings(ctx: Context, input: unknown): Promise<SavedShop> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const { version, ...changes } = parse(saving, input)
  await requirePictures(
    ctx,
    (['heroSlides', 'categoryTiles'] as const).flatMap((group) =>
      (changes[group] ?? []).flatMap(({ picture }, index) =>
        picture === null ? [] : [{ field: `${group}.${index}.picture`, url: picture }],
      ),
    ),
  )
  try {
    await save(ctx, version, changes)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { shop: await readShop(ctx), issues: error.issues }
  }
  return { shop: await readShop(ctx), issues: [] }
}

/** @throws Refused (CONFLICT) when another save came first */
async function save(ctx: Context, version: number, changes: ShopSettings): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockSettings(tx, 'shop_settings')
    const before = await readSettings(tx)
    if (before.version !== version) throw outdated()
    const movesPayments = changesUpiAddress(before.settings, changes)
    if (movesPayments) requireConfirmation(ctx)
    const settings = { ...before.settings, ...changes }
    requireWholeFee(settings)
    await tx.shopSettings.update({
      where: { id: 1 },
      data: {
        version: version + 1,
        settings: settings,
        updatedAt: ctx.now(),
      },
    })
    await recordChange(tx, ctx, {
      action: 'shop.settings',
      entity: 'SHOP',
      entityId: 'shop',
      entityName: ctx.shop.name,
      before: before.settings,
      after: settings,
    })
    if (movesPayments) await notifyOwners(ctx, tx, 'UPI_CHANGED', ctx.shop.name)
  })
}

/** Whether customers will pay to another account: a stolen token alone must not achieve that. */
const changesUpiAddress = (before: ShopSettings, { upi }: ShopSettings): boolean =>
  upi !== undefined && (upi?.vpa ?? null) !== (before.upi?.vpa ?? null)

/** A total in whole rupees stays one with the fee for cash. @throws Refused */
function requireWholeFee({ roundsTotals, cashOnDeliveryFee }: ShopSettings): void {
  if (roundsTotals && (cashOnDeliveryFee ?? 0) % 100 !== 0)
    throw invalid('cashOnDeliveryFee', (i18n) =>
      i18n._('Write whole rupees: the totals of orders are rounded to the rupee.'),
    )
}

const outdated = () =>
  conflict('version', (i18n) =>
    i18n._('The settings were changed meanwhile. Look at them as they are now, then change them again.'),
  )
