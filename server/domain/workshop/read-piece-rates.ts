import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'

/** What a tailor gets for a stage of one garment of a kind, in paise. */
export interface PieceRate {
  tailorId: string
  category: Category
  stageId: string
  amount: number
}

/** The rates of these tailors. */
export async function readPieceRatesOf(
  db: Database | Transaction,
  tailorIds: readonly string[],
): Promise<PieceRate[]> {
  const rows = await db.pieceRate.findMany({
    where: { tailorId: { in: [...tailorIds] } },
    orderBy: [{ category: 'asc' }, { stage: { position: 'asc' } }],
  })
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
}
