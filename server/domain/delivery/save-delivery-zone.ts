import { z } from 'zod'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, notFound, type Refused } from '../errors.ts'
import { pincodePrefix } from '../phone-number.ts'
import { amount, isId, parse, requiredText } from '../validation.ts'
import { type DeliveryZone, toDeliveryZone, withPrefixes } from './delivery-zone.ts'
import { findDeliveryZone } from './list-delivery-zones.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

export const maxZones = 100

const isDays = { error: /*i18n*/ 'Write a whole number of days, from 0 to 60.' }
const days = z.int(isDays).min(0, isDays).max(60, isDays)

const input = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(60),
  prefixes: z
    .array(pincodePrefix)
    .min(1, { error: /*i18n*/ 'Write the first digits of at least one pincode.' })
    .max(500)
    .transform((prefixes) => [...new Set(prefixes)].sort()),
  minDays: days,
  maxDays: days,
  fee: amount,
})

type Fields = Omit<z.infer<typeof input>, 'id' | 'version'>

/** The zone after the save; with issues when nothing was saved because another change came first. */
export interface SavedDeliveryZone {
  deliveryZone: DeliveryZone
  issues: Issue[]
}

/**
 * Adds a delivery zone, or changes all fields of one if it is still at the named version; with the permission to change
 * settings.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once; NOT_FOUND; CONFLICT for a name or a
 * prefix that another zone has, or more than `maxZones`)
 */
export async function saveDeliveryZone(ctx: Context, given: unknown): Promise<SavedDeliveryZone> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const { id, version, ...fields } = parse(input, given)
  if (fields.maxDays < fields.minDays)
    throw invalid('maxDays', (i18n) => i18n._('The most days can’t be less than the fewest.'))
  try {
    if (id == null) return { deliveryZone: await add(ctx, fields), issues: [] }
    if (version == null)
      throw invalid('version', (i18n) => i18n._('Say which version of the zone this changes.'))
    const isSaved = await change(ctx, id, version, fields)
    const deliveryZone = await findDeliveryZone(ctx, id)
    if (!deliveryZone) throw unknownZone()
    return { deliveryZone, issues: isSaved ? [] : [outdated] }
  } catch (error) {
    if (isUniqueViolation(error)) throw await clashOf(ctx, id ?? null, fields)
    throw error
  }
}

const add = (ctx: Context, fields: Fields): Promise<DeliveryZone> =>
  ctx.db.transaction(async (tx) => {
    // Concurrent additions wait for each other, so that together they don't pass the limit; orders go on.
    await tx.$executeRaw`LOCK TABLE "delivery_zones" IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.deliveryZone.count()) >= maxZones)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} zones already. Put more prefixes into one of them.', { most: maxZones }),
      )
    const { prefixes, ...columns } = fields
    const row = await tx.deliveryZone.create({
      data: { ...columns, prefixes: { create: prefixes.map((prefix) => ({ prefix })) } },
      include: withPrefixes,
    })
    const zone = toDeliveryZone(row)
    await record(tx, ctx, 'add', null, zone)
    return zone
  })

/** Whether it was saved: not when another change came first. */
const change = (ctx: Context, id: string, version: number, fields: Fields): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (before.version !== version) return false
    const { prefixes, ...columns } = fields
    await tx.deliveryPrefix.deleteMany({ where: { zoneId: id, prefix: { notIn: prefixes } } })
    const added = prefixes.filter((prefix) => !before.prefixes.includes(prefix))
    await tx.deliveryPrefix.createMany({ data: added.map((prefix) => ({ prefix, zoneId: id })) })
    const row = await tx.deliveryZone.update({
      where: { id },
      data: { ...columns, version: version + 1 },
      include: withPrefixes,
    })
    await record(tx, ctx, 'update', before, toDeliveryZone(row))
    return true
  })

/**
 * Deletes a delivery zone; placed orders keep their delivery. Requires CHANGE_SETTINGS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteDeliveryZone(ctx: Context, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  await ctx.db.transaction(async (tx) => {
    const before = await lock(tx, id)
    await tx.deliveryZone.delete({ where: { id } })
    await record(tx, ctx, 'delete', before, null)
  })
}

/** Locks the zone until the transaction ends. */
async function lock(tx: Transaction, id: string): Promise<DeliveryZone> {
  if (!isId(id)) throw unknownZone()
  await lockRow(tx, 'delivery_zones', id)
  const row = await tx.deliveryZone.findUnique({ where: { id }, include: withPrefixes })
  if (!row) throw unknownZone()
  return toDeliveryZone(row)
}

/** Names the prefix that another zone has, and that zone; or else the name. */
async function clashOf(ctx: Context, id: string | null, { name, prefixes }: Fields): Promise<Refused> {
  const taken = await ctx.db.deliveryPrefix.findFirst({
    where: { prefix: { in: prefixes }, ...(id !== null && { zoneId: { not: id } }) },
    include: { zone: { select: { name: true } } },
    orderBy: { prefix: 'asc' },
  })
  return taken
    ? conflict('prefixes', (i18n) =>
        i18n._('{prefix} belongs to the zone ‘{zone}’ already.', {
          prefix: taken.prefix,
          zone: taken.zone.name,
        }),
      )
    : conflict('name', (i18n) => i18n._('Another zone is named ‘{name}’ already.', { name }))
}

const record = (
  tx: Transaction,
  ctx: Context,
  verb: 'add' | 'update' | 'delete',
  before: DeliveryZone | null,
  after: DeliveryZone | null,
) => {
  const { id, name } = (after ?? before)!
  return recordChange(tx, ctx, {
    action: `deliveryZone.${verb}`,
    entity: 'SHOP',
    entityId: id,
    entityName: name,
    before,
    after,
  })
}

const unknownZone = () =>
  notFound((i18n) => i18n._('There is no such delivery zone; it may have been deleted.'))

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This zone was changed in another window. Look at it as it is now, then change it again.'),
}
