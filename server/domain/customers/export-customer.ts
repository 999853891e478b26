import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { lockCustomer } from './lock-customer.ts'

/**
 * All data that the shop stores about a customer, as a JSON document: account, contact details, merged duplicates, cart, coupon, wishlist, stock alerts, drafts, held sales,
 * links to styles with their votes, measurements, saved addresses, orders, feedback and the addresses of pictures. Money in paise; no secrets. The export is recorded in the
 * audit log.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND)
 */
export async function exportCustomer(ctx: Context, customerId: string): Promise<string> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, name } = await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    await recordChange(tx, ctx, {
      action: 'customer.export',
      entity: 'CUSTOMER',
      entityId: customer.id,
      entityName: customer.name,
      before: null,
      after: { exported: true },
    })
    return customer
  })
  const { images, ...all } = await ctx.db.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      emailVerifiedAt: true,
      language: true,
      phone: true,
      street: true,
      city: true,
      state: true,
      pincode: true,
      birthday: true,
      gstin: true,
      notes: true,
      duplicates: { select: { name: true, email: true, phone: true, createdAt: true } },
      role: true,
      profilePicture: true,
      deliveryPincode: true,
      createdAt: true,
      cartLines: { omit: { userId: true } },
      wishlistItems: { omit: { userId: true } },
      messages: { omit: { userId: true, deduplicationKey: true, subscriptionId: true } },
      stockAlerts: { omit: { userId: true, contactKey: true } },
      wishlistLink: { select: { createdAt: true } },
      styleShares: {
        omit: { userId: true, token: true },
        include: {
          variants: { omit: { shareId: true } },
          votes: { select: { likes: true, variant: true, votedAt: true } },
        },
      },
      appliedCoupon: { select: { promotion: { select: { code: true } }, appliedAt: true } },
      orderDrafts: { omit: { userId: true }, include: { items: true } },
      productViews: { omit: { userId: true, nameKey: true } },
      fitNotes: { omit: { userId: true } },
      heldSales: { select: { label: true, form: true, heldAt: true } },
      measurementProfiles: { omit: { userId: true }, include: { versions: true } },
      savedAddresses: { omit: { userId: true, key: true } },
      orders: {
        omit: { userId: true, idempotencyKey: true, requestHash: true, placedById: true },
        include: {
          items: true,
          promotions: true,
          timeline: true,
          edits: true,
          alterations: true,
          appointments: { omit: { idempotencyKey: true, requestHash: true, bookedById: true, seat: true } },
          pieces: {
            where: { OR: [{ voiceNotes: { some: {} } }, { photos: { some: {} } }] },
            select: {
              code: true,
              voiceNotes: { omit: { garmentId: true, audio: true, recordedById: true } },
              photos: { omit: { garmentId: true, takenById: true } },
            },
          },
          notes: true,
          payments: { omit: { recordedById: true, idempotencyKey: true, requestHash: true } },
          upiClaims: true,
          invoices: { omit: { issuedById: true }, include: { lines: true } },
          returns: { include: { items: true, events: true } },
        },
      },
      feedback: { omit: { userId: true, demo: true } },
      sessions: { omit: { userId: true } },
      images: { select: { id: true, createdAt: true } },
    },
  })
  const pictures = images.map((image) => ({ url: `/images/${image.id}.webp`, createdAt: image.createdAt }))
  const document = { exportedAt: ctx.now(), customer: name, ...all, pictures }
  return JSON.stringify(document, paiseAsNumbers, 2)
}

const paiseAsNumbers = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
