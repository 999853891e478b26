import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import type { Order } from './order.ts'

/**
 * The order of something that is shown: its fields decide what the requester sees of it.
 * @throws Refused (NOT_FOUND) when it was deleted meanwhile
 */
export async function orderOf({ loaders }: Pick<Context, 'loaders'>, id: string): Promise<Order> {
  const order = await loaders.order.load(id)
  if (!order) throw notFound((i18n) => i18n._('There is no such order; it may have been deleted.'))
  return order
}
