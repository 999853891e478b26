import { z } from 'zod'
import { requireShopOwner } from '../accounts/policy.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isId, parse, requiredText } from '../validation.ts'
import { findThisDevice, type ShopDevice } from './shop-device.ts'

export const MAX_DEVICES = 20

const input = z.object({
  id: z.string().nullish(),
  name: requiredText(60),
  lockAfterMinutes: z.int().min(1).max(120),
})

/**
 * The shop's tablets, by name; the owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function listShopDevices(ctx: Context): Promise<ShopDevice[]> {
  requireShopOwner(ctx.viewer)
  return ctx.db.shopDevice.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })
}

/**
 * Marks this browser as one of the shop's tablets, or changes one; the owner only. A browser that is marked already keeps its mark.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND, CONFLICT for more than `MAX_DEVICES`)
 */
export async function saveShopDevice(ctx: Context, given: unknown): Promise<ShopDevice> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, ...fields } = parse(input, given)
  const before = id == null ? await findThisDevice(ctx) : await find(ctx, id)
  const device = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    // Concurrent additions wait for each other, so that together they don't pass the limit.
    if (!before) await tx.$executeRaw`LOCK TABLE "shop_devices" IN SHARE ROW EXCLUSIVE MODE`
    if (!before && (await tx.shopDevice.count()) >= MAX_DEVICES)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} tablets already. Remove one that isn’t used.', { most: MAX_DEVICES }),
      )
    const after = before
      ? await tx.shopDevice.update({ where: { id: before.id }, data: fields })
      : await tx.shopDevice.create({ data: { ...fields, markedAt: now, lastUsedAt: now } })
    await recordChange(tx, ctx, {
      action: before ? 'device.update' : 'device.add',
      entity: 'SHOP',
      entityId: after.id,
      entityName: after.name,
      before: before && recorded(before),
      after: recorded(after),
    })
    return after
  })
  if (id == null) ctx.device.remember(device.id)
  return device
}

/**
 * Removes a tablet: all who are signed in on it by a PIN are signed out. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function removeShopDevice(ctx: Context, id: string): Promise<void> {
  requireShopOwner(ctx.viewer)
  const before = await find(ctx, id)
  await ctx.db.transaction(async (tx) => {
    await tx.shopDevice.deleteMany({ where: { id: before.id } })
    await recordChange(tx, ctx, {
      action: 'device.remove',
      entity: 'SHOP',
      entityId: before.id,
      entityName: before.name,
      before: recorded(before),
      after: null,
    })
  })
}

async function find(ctx: Context, id: string): Promise<ShopDevice> {
  const found = isId(id) ? await ctx.db.shopDevice.findUnique({ where: { id } }) : null
  if (!found) throw notFound((i18n) => i18n._('This tablet was removed already.'))
  return found
}

const recorded = ({ name, lockAfterMinutes }: ShopDevice) => ({ name, lockAfterMinutes })
