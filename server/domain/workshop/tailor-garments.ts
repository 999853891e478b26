import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { withoutPhoneNumbers } from '../../../shared/without-phone-numbers.ts'
import { type Garment, garmentRelations, toGarment, toStage, type WorkshopStage } from './garment.ts'
import { codeOf } from './list-garments.ts'
import { changeGarment, moveIn, undoIn, unknownGarment } from './move-garment.ts'
import { requireTailor } from './tailor-policy.ts'

/** A garment as its tailor sees it: no price, and nothing by which its customer could be found. */
export interface TailorGarment extends Omit<Garment, 'tailor' | 'pieceRate' | 'orderId'> {
  /** Where the tailor moves it; null once it is ready. */
  nextStage: WorkshopStage | null
}

const MAX_GARMENTS = 100

/** The garments that a tailor sews now. */
export const assignedTo = (tailorId: string) =>
  ({
    tailorId,
    isOpen: true,
    order: { orderStatus: { in: ['CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY'] } },
  }) satisfies Prisma.GarmentWhereInput

/**
 * The signed-in tailor's garments that are not ready, those due first before the others: at most 100.
 * @throws Unauthenticated, Forbidden
 */
export async function listTailorGarments(ctx: Context): Promise<TailorGarment[]> {
  const { id } = requireTailor(ctx)
  const rows = await ctx.db.garment.findMany({
    where: { ...assignedTo(id), stage: { kind: { not: 'DONE' } } },
    orderBy: [{ dueDate: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: MAX_GARMENTS,
    include: garmentRelations,
  })
  const stages = await readOrdered(ctx)
  return rows.map((row) => forTailor(toGarment(row), row.stage.position, stages))
}

/**
 * The garment with this code, if the signed-in tailor sews it; null otherwise.
 * @throws Unauthenticated, Forbidden
 */
export async function findTailorGarment(ctx: Context, typed: string): Promise<TailorGarment | null> {
  const { id } = requireTailor(ctx)
  const code = codeOf(typed)
  return code === null ? null : readOne(ctx, { code, ...assignedTo(id) })
}

async function readOne(ctx: Context, where: Prisma.GarmentWhereInput): Promise<TailorGarment | null> {
  const row = await ctx.db.garment.findFirst({ where, include: garmentRelations })
  return row && forTailor(toGarment(row), row.stage.position, await readOrdered(ctx))
}

type Ordered = WorkshopStage & { position: number }

export const readOrdered = async ({ db }: Context): Promise<Ordered[]> => {
  const rows = await db.workshopStage.findMany({ where: { removedAt: null }, orderBy: { position: 'asc' } })
  return rows.map((row) => ({ ...toStage(row), position: row.position }))
}

const nextOf = (garment: Pick<Garment, 'stage'>, position: number, stages: Ordered[]) =>
  garment.stage.kind === 'DONE'
    ? null
    : (stages.find(
        (stage) => stage.id !== garment.stage.id && stage.position >= position && stage.kind !== 'WAITING',
      ) ?? null)

export function forTailor(garment: Garment, position: number, stages: Ordered[]): TailorGarment {
  const { tailor: _, pieceRate: __, orderId: ___, order, ...rest } = garment
  return {
    ...rest,
    note: withoutPhoneNumbers(rest.note),
    order: { ...order, designDetails: withoutPhoneNumbers(order.designDetails), customerName: '' },
    nextStage: nextOf(garment, position, stages),
  }
}

export interface ChangedTailorGarment {
  garment: TailorGarment | null
  issues: Issue[]
}

const change = z.object({ garmentId: z.string(), version: z.int() })

/**
 * Moves one of the signed-in tailor's garments to the next stage.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function moveTailorGarment(ctx: Context, input: unknown): Promise<ChangedTailorGarment> {
  const tailor = requireTailor(ctx)
  const { garmentId, version } = parse(change, input)
  const where = { id: garmentId, ...assignedTo(tailor.id) }
  const garment = isId(garmentId) ? await readOne(ctx, where) : null
  if (!garment) return { garment: null, issues: unknownGarment().issues }
  const { nextStage } = garment
  if (!nextStage)
    return { garment, issues: conflict(null, (i18n) => i18n._('This garment is ready already.')).issues }
  const mover = { tailorId: tailor.id, name: tailor.name }
  const { issues } = await changeGarment(ctx, garmentId, (tx) =>
    moveIn(ctx, tx, mover, { garmentId, to: nextStage.id, version }),
  )
  return { garment: await readOne(ctx, where), issues }
}

/**
 * Takes back the signed-in tailor's own last move within a minute.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function undoTailorGarmentMove(ctx: Context, input: unknown): Promise<ChangedTailorGarment> {
  const tailor = requireTailor(ctx)
  const { garmentId, version } = parse(change, input)
  const where = { id: garmentId, ...assignedTo(tailor.id) }
  if (!isId(garmentId) || !(await readOne(ctx, where)))
    return { garment: null, issues: unknownGarment().issues }
  const { issues } = await changeGarment(ctx, garmentId, (tx) =>
    undoIn(ctx, tx, { tailorId: tailor.id, name: tailor.name }, { garmentId, version }),
  )
  return { garment: await readOne(ctx, where), issues }
}
