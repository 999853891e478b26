import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { UpiClaimStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'

/** A UPI transfer that a shopper says to have made. */
export interface UpiClaim {
  id: string
  orderId: string
  /** In paise. */
  amount: number
  /** 12 digits. */
  utr: string
  status: UpiClaimStatus
  submittedAt: Date
  /** When it was confirmed or rejected; null until then. */
  decidedAt: Date | null
  /** Why it was rejected, for the shopper. */
  reason: string | null
}

export const toUpiClaim = ({ amount, ...row }: Prisma.UpiClaimGetPayload<object>): UpiClaim => ({
  ...row,
  amount: Number(amount),
})

/** What the shop is checking, in paise: it isn't asked for again. */
export const sumUnconfirmed = (claims: readonly Pick<UpiClaim, 'status' | 'amount'>[]): number =>
  claims.reduce((sum, { status, amount }) => (status === 'WAITING' ? sum + amount : sum), 0)

/** The claims of these orders, oldest first. */
export async function readUpiClaimsOf(db: Database, orderIds: readonly string[]): Promise<UpiClaim[]> {
  const rows = await db.upiClaim.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toUpiClaim)
}
