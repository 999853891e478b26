import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'

/** Dues that no payout has settled; one that was reversed settles nothing. */
export const unpaid = {
  OR: [{ expenseId: null }, { expense: { reversedBy: { isNot: null } } }],
} satisfies Prisma.TailorDueWhereInput

interface Completed {
  garmentId: string
  category: Category
  tailorId: string | null
  /** Agreed for the entire garment, in paise; null where the rates of the stages apply. */
  pieceRate: bigint | null
  from: { id: string; position: number }
  to: { id: string; position: number; kind: string }
  at: Date
}

/**
 * Records what a garment's tailor has earned by a move: the rate of the stage that was completed, or, where a rate for the
 * entire garment was agreed, that one when the garment is ready. A stage is paid once for each garment.
 */
export async function recordDue(tx: Transaction, move: Completed): Promise<void> {
  const { garmentId, category, tailorId, pieceRate, from, to, at } = move
  if (tailorId === null || to.position <= from.position) return
  const due =
    pieceRate === null
      ? { stageId: from.id, amount: await rateOf(tx, { tailorId, category, stageId: from.id }) }
      : { stageId: to.id, amount: to.kind === 'DONE' ? pieceRate : null }
  if (!due.amount) return
  await tx.tailorDue.createMany({
    data: [{ garmentId, stageId: due.stageId, tailorId, amount: due.amount, earnedAt: at }],
    skipDuplicates: true,
  })
}

const rateOf = async (tx: Transaction, key: { tailorId: string; category: Category; stageId: string }) =>
  (await tx.pieceRate.findUnique({ where: { tailorId_category_stageId: key } }))?.amount ?? null

/** Takes back what a move that is undone had earned, unless it is paid already. */
export const removeDue = async (tx: Transaction, garmentId: string, at: Date): Promise<void> => {
  await tx.tailorDue.deleteMany({ where: { garmentId, earnedAt: at, ...unpaid } })
}

/** What these tailors have earned that is not paid, in paise. */
export async function readDuesOf(db: Database, tailorIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.tailorDue.groupBy({
    by: ['tailorId'],
    where: { tailorId: { in: [...tailorIds] }, ...unpaid },
    _sum: { amount: true },
  })
  return new Map(rows.map(({ tailorId, _sum }) => [tailorId, Number(_sum.amount ?? 0)]))
}
