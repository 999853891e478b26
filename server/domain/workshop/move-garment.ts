import { z } from 'zod'
import type { Category, OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, notFound, Refused } from '../errors.ts'
import { changeOrderIn, lockOrder } from '../orders/change-order.ts'
import type { Order } from '../orders/order.ts'
import { withdrawMessages } from '../messages/withdraw-messages.ts'
import { isId, parse } from '../validation.ts'
import { recordDue, removeDues } from './dues.ts'
import { type Garment, undoMs } from './garment.ts'
import { readGarment } from './list-garments.ts'
import { statusLabels } from '../orders/status-labels.ts'

/** The garment now; with issues when it wasn't changed. Null when there is no such garment. */
export interface ChangedGarment {
  garment: Garment | null
  issues: Issue[]
}

/** Who moves a garment: the shop's staff, or a tailor. */
export interface Mover {
  tailorId: string | null
  name: string
}

/** Ids of stages; those that there aren't earn nothing. */
export const earnedStageIds = z.array(z.string()).max(100).nullish()

const moving = z.object({ garmentId: z.string(), to: z.string(), version: z.int().nullish(), earnedStageIds })

/**
 * Moves a garment to another stage, and its order along with it where that is unambiguous; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function moveGarment(ctx: Context, input: unknown): Promise<ChangedGarment> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const mover = { tailorId: null, name: ctx.viewer.name }
  const move = parse(moving, input)
  return changeGarment(ctx, move.garmentId, (tx) => moveIn(ctx, tx, mover, move))
}

const undoing = z.object({ garmentId: z.string(), version: z.int() })

/**
 * Takes back the last move of a garment within a minute, and what it did to the order; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function undoGarmentMove(ctx: Context, input: unknown): Promise<ChangedGarment> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const mover = { tailorId: null, name: ctx.viewer.name }
  const { garmentId, version } = parse(undoing, input)
  return changeGarment(ctx, garmentId, (tx) => undoIn(ctx, tx, mover, { garmentId, version }))
}

/** Runs a change in a transaction, and returns the garment as it is afterwards. */
export async function changeGarment(
  ctx: Context,
  garmentId: string,
  change: (tx: Transaction) => Promise<void>,
): Promise<ChangedGarment> {
  if (!isId(garmentId)) return { garment: null, issues: unknownGarment().issues }
  try {
    await ctx.db.transaction(change)
    return { garment: await readGarment(ctx, { id: garmentId }), issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { garment: await readGarment(ctx, { id: garmentId }), issues: error.issues }
  }
}

export const unknownGarment = () => notFound((i18n) => i18n._('There is no such garment.'))

export const outdatedGarment = () =>
  conflict('version', (i18n) =>
    i18n._('This garment was changed meanwhile. Look at it as it is now, then change it again.'),
  )

interface Move {
  garmentId: string
  to: string
  /** The garment's version that the mover has seen; without one, the current one. */
  version?: number | null | undefined
  /** The stages whose rates the tailor earns; without them, the one that the garment leaves. */
  earnedStageIds?: readonly string[] | null | undefined
}

/** The order is locked first: of two garments that become ready at the same time, the second sees the first. */
export async function moveIn(ctx: Context, tx: Transaction, mover: Mover, move: Move): Promise<void> {
  const { garment, order } = await lockGarment(tx, move.garmentId)
  requireOpen(order)
  const to = await tx.workshopStage.findFirst({ where: { id: move.to, removedAt: null } })
  if (!to) throw invalid('to', (i18n) => i18n._('The workshop has no such stage. Choose one of its stages.'))
  if (garment.version !== (move.version ?? garment.version)) throw outdatedGarment()
  if (garment.stageId === to.id)
    throw conflict('to', (i18n) => i18n._('The garment is in this stage already.'))
  const at = ctx.now()
  await record(ctx, tx, garment, to.name)
  await write(ctx, tx, mover, { ...garment, to: to.id, at, isUndo: false }, order)
  await recordDue(tx, {
    ...garment,
    garmentId: garment.id,
    from: garment.stage,
    to,
    at,
    earned: move.earnedStageIds,
  })
}

export async function undoIn(
  ctx: Context,
  tx: Transaction,
  mover: Mover,
  { garmentId, version }: { garmentId: string; version: number },
): Promise<void> {
  const { garment, order } = await lockGarment(tx, garmentId)
  if (garment.version !== version) throw outdatedGarment()
  const last = await tx.garmentMove.findUnique({
    where: { garmentId_version: { garmentId, version } },
    include: { from: { select: { name: true } } },
  })
  const isRecent = last && !last.isUndo && ctx.now().getTime() - last.at.getTime() <= undoMs
  const isOwn = mover.tailorId === null || last?.tailorId === mover.tailorId
  if (!isRecent || !isOwn)
    throw conflict('version', (i18n) =>
      i18n._('This can’t be undone any more. Move the garment to the stage where it belongs.'),
    )
  // The order goes back only if nothing has happened to it since.
  const followed = order.timeline.at(-1)
  const back = followed?.at.getTime() === last.at.getTime() ? last.statusBefore : null
  if (followed && back) await withdrawMessages(tx, { orderId: order.id, version: followed.version })
  const move = { ...garment, to: last.fromId, at: ctx.now(), isUndo: true }
  await record(ctx, tx, garment, last.from.name)
  await write(ctx, tx, mover, move, order, back ?? order.orderStatus)
  await removeDues(tx, { id: garmentId }, last.at)
}

interface Locked {
  id: string
  code: string
  orderId: string
  stageId: string
  version: number
  category: Category
  tailorId: string | null
  pieceRate: bigint | null
  stage: { id: string; name: string; position: number }
}

async function lockGarment(tx: Transaction, id: string): Promise<{ garment: Locked; order: Order }> {
  const found = await tx.garment.findUnique({ where: { id }, select: { orderId: true } })
  const order = found && (await lockOrder(tx, found.orderId))
  const garment = await tx.garment.findUnique({
    where: { id },
    select: {
      id: true,
      code: true,
      orderId: true,
      stageId: true,
      version: true,
      category: true,
      tailorId: true,
      pieceRate: true,
      stage: { select: { id: true, name: true, position: true } },
    },
  })
  if (!order || !garment) throw unknownGarment()
  return { garment, order }
}

function requireOpen({ orderStatus }: Order): void {
  if (orderStatus === 'PENDING')
    throw conflict(null, (i18n) =>
      i18n._('The order isn’t confirmed yet. Confirm it before its garments are begun.'),
    )
  if (['DISPATCHED', 'DELIVERED', 'CANCELLED'].includes(orderStatus))
    throw conflict(null, (i18n) =>
      i18n._('The order is {status} already: its garments stay where they are.', {
        status: i18n._(statusLabels[orderStatus]),
      }),
    )
}

async function write(
  ctx: Context,
  tx: Transaction,
  { tailorId, name }: Mover,
  { id, version, stageId, to, at, isUndo }: Locked & { to: string; at: Date; isUndo: boolean },
  order: Order,
  restored?: OrderStatus,
): Promise<void> {
  const { count } = await tx.garment.updateMany({
    where: { id, version },
    data: { stageId: to, version: version + 1 },
  })
  if (count === 0) throw outdatedGarment()
  const status = restored ?? (await statusOf(tx, order))
  const follows = status !== order.orderStatus
  await tx.garmentMove.create({
    data: {
      garmentId: id,
      version: version + 1,
      fromId: stageId,
      toId: to,
      at,
      tailorId,
      name,
      statusBefore: follows ? order.orderStatus : null,
      isUndo,
    },
  })
  if (follows)
    await changeOrderIn(ctx, tx, { by: 'SHOP', name }, order, {
      moveTo: { status, note: null, at, kind: isUndo ? 'UNDO' : 'GARMENTS' },
    })
}

const record = (ctx: Context, tx: Transaction, { code, orderId, stage }: Locked, to: string) =>
  recordChange(tx, ctx, {
    action: 'garment.move',
    entity: 'ORDER',
    entityId: orderId,
    entityName: code,
    before: { stage: stage.name },
    after: { stage: to },
  })

/** The status of an order by its garments: STITCHING once work on one has started, READY when all are. */
async function statusOf(tx: Transaction, { id, orderStatus }: Order): Promise<OrderStatus> {
  const garments = await tx.garment.findMany({
    where: { orderId: id },
    select: { stage: { select: { kind: true } } },
  })
  const kinds = garments.map(({ stage }) => stage.kind)
  if (kinds.every((kind) => kind === 'DONE')) return 'READY'
  const isBefore = orderStatus === 'CONFIRMED' || orderStatus === 'MEASURED'
  if (isBefore && kinds.every((kind) => kind === 'WAITING')) return orderStatus
  return isBefore || orderStatus === 'READY' ? 'STITCHING' : orderStatus
}
