import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'

const isOpen = { status: { in: ['REQUESTED', 'RECEIVED'] } } satisfies Prisma.OrderReturnWhereInput

/** The condition that an order has an open return, or has none. Open ones are few and are read first. */
export async function withOpenReturn(ctx: Context, has: boolean): Promise<Prisma.OrderWhereInput> {
  const ids = await openOrderIds(ctx)
  return { id: has ? { in: ids } : { notIn: ids } }
}

/** How many orders have an open return. */
export const countOpenReturns = async (ctx: Context): Promise<number> => (await openOrderIds(ctx)).length

async function openOrderIds({ db }: Context): Promise<string[]> {
  const open = await db.orderReturn.findMany({
    where: isOpen,
    distinct: ['orderId'],
    select: { orderId: true },
  })
  return open.map(({ orderId }) => orderId)
}
