import type { Services } from '../context.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { readRules } from '../messages/read-templates.ts'
import { balanceOf } from '../orders/balance.ts'
import { dayOf } from '../shop/shop-time.ts'
import { lockLedger } from './lock-ledger.ts'

/** How long after its last step an order's balance is first asked for, how often again, and how often in all. */
export const reminders = { afterDays: 3, everyDays: 7, max: 3 }

/** How many orders one run writes about; the others follow on the next day. */
const MAX_ORDERS = 500

/**
 * Reminds the customers of orders that are ready or with them and not paid in full, where the owner has switched the
 * reminder on. Reminders that members of staff have sent count, too.
 */
export async function sendReminders(ctx: Services): Promise<void> {
  const rules = await readRules(ctx.db, 'PAYMENT_REMINDER')
  if (!(rules.EMAIL && ctx.channels.email) && !rules.WHATSAPP) return
  const { afterDays, everyDays, max } = reminders
  const now = ctx.now()
  const due = await ctx.db.rows<{ id: string }>`
    SELECT "orders"."id" FROM "outstanding_orders" JOIN "orders" ON "orders"."id" = "orderId"
    WHERE "orderStatus" IN ('READY', 'DISPATCHED', 'DELIVERED')
      AND (SELECT max("at") FROM "order_events" WHERE "orderId" = "orders"."id")
        <= ${now}::timestamptz - ${afterDays} * interval '1 day'
      AND (
        SELECT count(DISTINCT "createdAt") < ${max}
          AND coalesce(max("createdAt") <= ${now}::timestamptz - ${everyDays} * interval '1 day', true)
        FROM "messages"
        WHERE "orderId" = "orders"."id" AND "event" = 'PAYMENT_REMINDER' AND "status" <> 'WITHDRAWN'
      )
    ORDER BY "orders"."orderDate", "orders"."id" LIMIT ${MAX_ORDERS}`
  for (const { id } of due)
    await ctx.db.transaction(async (tx) => {
      const { order, payments } = await lockLedger(tx, id)
      // Paid meanwhile.
      if (!balanceOf(order, payments).balance) return
      await announceOrder(ctx, tx, order, { event: 'PAYMENT_REMINDER', key: `${id}:${dayOf(now)}` })
    })
}
