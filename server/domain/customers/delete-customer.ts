import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { finalStatuses } from '../../../shared/orders/order-statuses.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { removeImagesOf } from '../images/remove-images-of.ts'
import { removeFiles } from '../images/remove-unattached-images.ts'
import { readStoreCredit } from '../payments/store-credit.ts'
import { deletedAccount, eraseFromAuditLog } from './erase-from-audit-log.ts'
import { lockCustomer } from './lock-customer.ts'

const namelessAuthor = 'A customer'

/**
 * Deletes a customer for good, with account, merged duplicates, cart, wishlist, drafts, held sales, measurements, saved addresses and pictures. Feedback
 * stays without a name.
 * Orders retain what tax law requires for six years (CGST Act, sections 35 and 36): number, dates, goods, prices,
 * name and address. The audit log loses the name and records that an account was deleted.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND; CONFLICT for those who work in the shop, while an order is
 * under way, and while there is store credit)
 */
export async function deleteCustomer(ctx: Context, customerId: string): Promise<void> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const pictures = await ctx.db.transaction(async (tx) => {
    const { id, role, hasAccount, phone } = await lockCustomer(tx, customerId)
    if (role === 'STAFF' && !hasAccount)
      throw conflict('customerId', (i18n) =>
        i18n._(
          'This person signs in by a PIN, and is named in what was done. Take the PIN away on the Staff page.',
        ),
      )
    if (role !== 'SHOPPER')
      throw conflict('customerId', (i18n) =>
        i18n._('This account works in the shop. Make it a shopper’s first.'),
      )
    const underWay = await tx.order.count({ where: { userId: id, orderStatus: { notIn: finalStatuses } } })
    if (underWay > 0)
      throw conflict('customerId', (i18n) =>
        i18n._('An order of this customer is under way. Deliver or cancel it first.'),
      )
    const credit = await readStoreCredit(tx, id)
    if (credit > 0)
      throw conflict('customerId', (i18n) =>
        i18n._('This customer has {credit} of store credit. Reverse its refund and return the money first.', {
          credit: formatRupees(credit),
        }),
      )
    await eraseFromAuditLog(tx, id)
    await stripOrders(tx, id)
    await tx.feedback.updateMany({
      where: { userId: id },
      data: { name: namelessAuthor, email: null, profilePicture: null, screenshotUrl: null, userId: null },
    })
    const orders = await tx.order.count({ where: { userId: id } })
    await tx.orderDraft.deleteMany({ where: { userId: id } })
    // Those that were booked by phone, without an order.
    if (phone !== null) await tx.appointment.deleteMany({ where: { phone, orderId: null } })
    await tx.user.update({ where: { id }, data: { profilePicture: null } })
    const removed = await removeImagesOf(tx, id)
    await tx.user.delete({ where: { id } })
    await recordChange(tx, ctx, {
      action: 'customer.delete',
      entity: 'CUSTOMER',
      entityId: id,
      entityName: deletedAccount,
      before: { account: 'kept' satisfies RecordedWord, orders },
      after: null,
    })
    return removed
  })
  for (const picture of pictures) await removeFiles(ctx.imageStore, picture)
}

/** What a bill requires stays; contact details, measurements, pictures and the texts of the order are deleted. */
async function stripOrders(tx: Transaction, userId: string): Promise<void> {
  const byCustomer = { order: { userId } }
  await tx.alteration.deleteMany({ where: byCustomer })
  await tx.appointment.deleteMany({ where: byCustomer })
  await tx.voiceNote.deleteMany({ where: { garment: byCustomer } })
  await tx.garmentPhoto.deleteMany({ where: { garment: byCustomer } })
  await tx.orderNote.deleteMany({ where: byCustomer })
  await tx.orderEdit.deleteMany({ where: byCustomer })
  await tx.orderItem.updateMany({ where: byCustomer, data: { measurements: {} } })
  await tx.orderEvent.updateMany({ where: { ...byCustomer, by: 'CUSTOMER' }, data: { name: namelessAuthor } })
  await tx.orderEvent.updateMany({ where: byCustomer, data: { note: null } })
  await tx.order.updateMany({
    where: { userId },
    data: {
      // The columns require an address and ten digits: these belong to nobody.
      customerEmail: 'deleted@account.invalid',
      customerPhone: '0000000000',
      clothPics: [],
      designPics: [],
      color: null,
      designDetails: null,
      link: null,
      customerDetails: null,
      specialInstructions: null,
      giftNote: null,
      quoteNote: null,
      measurements: {},
    },
  })
}
