import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { garmentAssignedTexts } from '../notifications/notification-texts.ts'
import { notifyTailor } from '../notifications/notify-staff.ts'
import { requireComingDay } from '../shop/plausible-day.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'
import { amount, day, isId, parse } from '../validation.ts'
import { garmentRelations, toGarment } from './garment.ts'
import { changeGarment, type ChangedGarment, outdatedGarment, unknownGarment } from './move-garment.ts'

const assignment = z.object({
  garmentId: z.string(),
  version: z.int().nullish(),
  tailorId: z.string().nullish(),
  pieceRate: amount.nullish(),
  dueDate: day.nullish(),
  trialDate: day.nullish(),
  confirmedDay: z.boolean().default(false),
})

/**
 * Says who sews a garment, for how much, and until when; what is left out stays. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NEEDS_CONFIRMATION)
 */
export async function assignGarment(ctx: Context, input: unknown): Promise<ChangedGarment> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const request = parse(assignment, input)
  return changeGarment(ctx, request.garmentId, (tx) => assignIn(ctx, tx, request))
}

/**
 * The same in a transaction.
 * @throws Refused (INVALID, NEEDS_CONFIRMATION, NOT_FOUND, CONFLICT)
 */
export async function assignIn(
  ctx: Context,
  tx: Transaction,
  { garmentId, version, tailorId, pieceRate, dueDate, trialDate, confirmedDay }: z.infer<typeof assignment>,
): Promise<void> {
  const row = await tx.garment.findUnique({ where: { id: garmentId }, include: garmentRelations })
  if (!row) throw unknownGarment()
  const tailor =
    tailorId == null
      ? null
      : isId(tailorId)
        ? await tx.tailor.findFirst({ where: { id: tailorId, isActive: true } })
        : null
  if (tailorId != null && !tailor)
    throw invalid('tailorId', (i18n) => i18n._('There is no such tailor. Choose one of the shop’s tailors.'))
  const columns: Prisma.GarmentUncheckedUpdateManyInput = {
    tailorId,
    pieceRate,
    dueDate: dateOf(dueDate),
    trialDate: dateOf(trialDate),
  }
  const today = dayOf(ctx.now())
  const coming = { today, isConfirmed: confirmedDay }
  requireComingDay({ ...coming, field: 'dueDate', day: dueDate, before: dayIn(row.dueDate) })
  requireComingDay({ ...coming, field: 'trialDate', day: trialDate, before: dayIn(row.trialDate) })
  const { count } = await tx.garment.updateMany({
    where: { id: garmentId, version: version ?? row.version },
    data: { ...columns, version: { increment: 1 } },
  })
  if (count === 0) throw outdatedGarment()
  const before = toGarment(row)
  const after = { ...before, tailor: tailorId === undefined ? before.tailor : tailor }
  if (tailor && tailor.id !== row.tailorId)
    await notifyTailor(ctx, tx, {
      tailorId: tailor.id,
      key: `${garmentId}:${row.version + 1}`,
      texts: garmentAssignedTexts(row.code),
      address: paths.workshop(),
      orderId: row.orderId,
    })
  await recordChange(tx, ctx, {
    action: 'garment.assign',
    entity: 'ORDER',
    entityId: row.orderId,
    entityName: row.code,
    before: recorded(before),
    after: {
      tailor: after.tailor?.name ?? null,
      pieceRate: pieceRate === undefined ? before.pieceRate : pieceRate,
      dueDate: dueDate === undefined ? before.dueDate : dueDate,
      trialDate: trialDate === undefined ? before.trialDate : trialDate,
    },
  })
}

const dateOf = (day: string | null | undefined) => (day == null ? day : new Date(day))

const recorded = ({ tailor, pieceRate, dueDate, trialDate }: ReturnType<typeof toGarment>) => ({
  tailor: tailor?.name ?? null,
  pieceRate,
  dueDate,
  trialDate,
})
