import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { dayIn } from '../shop/shop-time.ts'

/** A request to alter a garment that was tried on or delivered. */
export interface Alteration {
  id: string
  orderId: string
  details: string
  requestedAt: Date
  /** Whether it was wanted before the delivery. */
  isAfterTrial: boolean
  garmentId: string | null
  tailorId: string | null
  /** A day of the shop's calendar. */
  dueDate: string | null
  /** Null while it is open. */
  completedAt: Date | null
  /** The name of who completed it. */
  completedBy: string | null
  version: number
}

/** What is known of an alteration when it is wanted. */
export type NewAlteration = Pick<Alteration, 'details'> &
  Partial<Pick<Alteration, 'isAfterTrial' | 'garmentId' | 'tailorId'>> & { dueDate?: Date | null }

export const toAlteration = ({ dueDate, ...row }: Prisma.AlterationGetPayload<object>): Alteration => ({
  ...row,
  dueDate: dayIn(dueDate),
})

/** Whether its day has passed before it is completed. */
export const isLateAlteration = (
  { dueDate, completedAt }: Pick<Alteration, 'dueDate' | 'completedAt'>,
  today: string,
): boolean => dueDate !== null && dueDate < today && completedAt === null
