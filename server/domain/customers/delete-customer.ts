import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { removeImagesOf } from '../images/remove-images-of.ts'
import { removeFiles } from '../images/remove-unattached-images.ts'
import { holdCustomer } from './hold-customer.ts'

const done: OrderStatus[] = ['DELIVERED', 'CANCELLED']

const namelessAuthor = 'A customer'
const deletedAccount = 'A deleted account'

/**
 * Deletes a shopper's account for good, with cart, drafts, measurements and pictures. Feedback stays without a name. Orders
 * keep what tax law wants kept for six years (CGST Act, sections 35 and 36): number, dates, goods, prices, name and
 * address. The audit log forgets her name and keeps that an account was deleted.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT for the shop's people and while an order is under way)
 */
export async function deleteCustomer(ctx: Context, customerId: string): Promise<void> {
  requireShopOwner(ctx.viewer)
  const pictures = await ctx.db.$transaction(async (tx) => {
    const { id, role } = await holdCustomer(tx, customerId)
    if (role !== 'SHOPPER')
      throw conflict('customerId', 'This account works in the shop. Make it a shopper’s first.')
    const underWay = await tx.order.count({ where: { userId: id, orderStatus: { notIn: done } } })
    if (underWay > 0)
      throw conflict('customerId', 'An order of this customer is under way. Deliver or cancel it first.')
    await stripOrders(tx, id)
    await tx.feedback.updateMany({
      where: { userId: id },
      data: { name: namelessAuthor, email: null, profilePicture: null, screenshotUrl: null, userId: null },
    })
    await forgetName(tx, id)
    const orders = await tx.order.count({ where: { userId: id } })
    await tx.orderDraft.deleteMany({ where: { userId: id } })
    await tx.user.update({ where: { id }, data: { profilePicture: null } })
    const removed = await removeImagesOf(tx, id)
    await tx.user.delete({ where: { id } })
    await recordChange(tx, ctx, {
      action: 'customer.delete',
      entity: 'CUSTOMER',
      entityId: id,
      entityName: deletedAccount,
      before: { account: 'kept', orders },
      after: null,
    })
    return removed
  })
  for (const picture of pictures) await removeFiles(ctx.imageStore, picture)
}

/** What a bill needs stays; how to reach her, her figure, her pictures and her wishes go. */
async function stripOrders(tx: Transaction, userId: string): Promise<void> {
  const hers = { order: { userId } }
  await tx.alteration.deleteMany({ where: hers })
  await tx.orderNote.deleteMany({ where: hers })
  await tx.orderItem.updateMany({ where: hers, data: { measurements: {} } })
  await tx.orderEvent.updateMany({ where: { ...hers, by: 'CUSTOMER' }, data: { name: namelessAuthor } })
  await tx.orderEvent.updateMany({ where: hers, data: { note: null } })
  await tx.order.updateMany({
    where: { userId },
    data: {
      // The columns want an address and ten digits: these are nobody's.
      customerEmail: 'deleted@account.invalid',
      customerPhone: '0000000000',
      clothPics: [],
      designPics: [],
      color: null,
      designDetails: null,
      link: null,
      customerDetails: null,
      specialInstructions: null,
      quoteNote: null,
      measurements: {},
    },
  })
}

/** What was changed about her stays in the log; what she was called doesn't. */
const forgetName = (tx: Transaction, id: string) =>
  tx.$executeRaw`
    UPDATE "audit_entries"
    SET "entityName" = ${deletedAccount}, "words" = concat_ws(' ', "actorName", ${deletedAccount}::text, "action")
    WHERE "entity" = 'CUSTOMER' AND "entityId" = ${id}`
