import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** Dues that no payout of all that was due has settled; one that was reversed settles nothing. */
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
  /**
   * The stages that the tailor has completed, of those that are left or passed over; all of them, or, when nothing is said, only the
   * one that is left.
   */
  earned?: readonly string[] | 'ALL' | null | undefined
}

/**
 * Records what a garment's tailor has earned by a move: the rates of the stages that were completed, or, where a rate for the
 * entire garment was agreed, that one when the garment is ready. A stage is paid once for each garment.
 */
export async function recordDue(tx: Transaction, move: Completed): Promise<void> {
  const { garmentId, tailorId, pieceRate, from, to, at } = move
  if (tailorId === null || to.position <= from.position) return
  const agreed = to.kind === 'DONE' && pieceRate ? [{ stageId: to.id, amount: pieceRate }] : []
  const dues = pieceRate === null ? await ratesOf(tx, { ...move, tailorId }) : agreed
  if (dues.length === 0) return
  await tx.tailorDue.createMany({
    data: dues.map(({ stageId, amount }) => ({ garmentId, stageId, tailorId, amount, earnedAt: at })),
    skipDuplicates: true,
  })
}

const ratesOf = (
  tx: Transaction,
  { tailorId, category, from, to, earned }: Completed & { tailorId: string },
): Promise<{ stageId: string; amount: bigint }[]> =>
  tx.pieceRate.findMany({
    where: {
      tailorId,
      category,
      ...(earned !== 'ALL' && { stageId: { in: earned ? [...earned] : [from.id] } }),
      stage: {
        position: { gte: from.position, lt: to.position },
        OR: [{ removedAt: null }, { id: from.id }],
      },
    },
    select: { stageId: true, amount: true },
  })

/** Takes back what a move that is undone had earned, of a garment or of all of an order, unless it is paid already. */
export const removeDues = async (
  tx: Transaction,
  garment: { id: string } | { orderId: string },
  at: Date,
): Promise<void> => {
  await tx.tailorDue.deleteMany({ where: { garment, earnedAt: at, ...unpaid } })
}
