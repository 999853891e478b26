import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { readRules, readTextSource } from '../messages/read-templates.ts'
import { isBack } from './list-stock-alerts.ts'
import { readRequestedAlerts } from './read-requested-alerts.ts'
import { keyOfAlert, writeBackInStock } from './write-back-in-stock.ts'

/** How many messages one transaction writes. */
const BATCH = 100

/**
 * Writes to those who wait for what is in stock again, on the channels by which the shop sends by itself. The others
 * remain on the list of those to be written to by hand.
 */
export async function sendStockAlerts(ctx: Services): Promise<void> {
  const rules = await readRules(ctx.db, 'BACK_IN_STOCK')
  const byEmail = rules.EMAIL && ctx.channels.email !== null
  const byWhatsApp = rules.WHATSAPP && ctx.channels.whatsApp !== null
  if (!byEmail && !byWhatsApp) return
  const sendBatch = () => ctx.db.transaction((tx) => send(ctx, tx, byEmail, byWhatsApp))
  while ((await sendBatch()) === BATCH);
}

async function send(ctx: Services, tx: Transaction, byEmail: boolean, byWhatsApp: boolean): Promise<number> {
  const rows = await readRequestedAlerts(
    tx,
    Prisma.sql`
    WHERE "notifiedAt" IS NULL AND ${isBack} AND (
      ${byEmail} AND "alert"."email" IS NOT NULL OR ${byWhatsApp} AND "alert"."phone" IS NOT NULL
    )
    ORDER BY "requestedAt", "alert"."id" LIMIT ${BATCH} FOR UPDATE OF "alert" SKIP LOCKED`,
  )
  if (rows.length === 0) return 0
  const source = await readTextSource(tx)
  await enqueueMessages(
    tx,
    ctx,
    rows.map((alert) => ({
      ...writeBackInStock(ctx, source, alert),
      userId: alert.userId,
      stockAlertId: alert.id,
      deduplicationKey: keyOfAlert(alert),
    })),
  )
  await tx.stockAlert.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { notifiedAt: ctx.now() },
  })
  return rows.length
}
