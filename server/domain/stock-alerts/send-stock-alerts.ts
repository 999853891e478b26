import { inLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { pageLanguage } from '../messages/page-language.ts'
import { readRules, readTemplate } from '../messages/read-templates.ts'
import { fillTemplate, type TemplateText } from '../messages/template-text.ts'
import { readSettings } from '../shop/read-shop.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { isBack } from './list-stock-alerts.ts'

/** How many messages one transaction writes. */
const BATCH = 100

interface Waiting {
  id: string
  productId: string
  productName: string
  size: string
  email: string | null
  phone: string | null
  userId: string | null
  language: Language | null
  requestedAt: Date
}

/** What is written to somebody who waits for a design. */
export interface BackInStock extends Pick<Waiting, 'productId' | 'productName' | 'size'> {
  channel: 'EMAIL' | 'WHATSAPP'
  language: Language
}

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
  const rows = await tx.$queryRaw<Waiting[]>`
    SELECT "waiting"."id", "productId", "productName", "waiting"."size", "waiting"."email", "waiting"."phone",
      "userId", "users"."language", "requestedAt"
    FROM "stock_alerts" AS "waiting"
    JOIN "products" ON "products"."id" = "waiting"."productId"
    LEFT JOIN "users" ON "users"."id" = "waiting"."userId"
    WHERE "notifiedAt" IS NULL AND ${isBack} AND (
      ${byEmail} AND "waiting"."email" IS NOT NULL OR ${byWhatsApp} AND "waiting"."phone" IS NOT NULL
    )
    ORDER BY "requestedAt", "waiting"."id" LIMIT ${BATCH} FOR UPDATE OF "waiting" SKIP LOCKED`
  for (const { id, email, phone, userId, requestedAt, ...about } of rows) {
    const channel = email ? 'EMAIL' : 'WHATSAPP'
    const language = about.language ?? 'EN'
    await enqueueMessages(tx, ctx, [
      {
        ...(await writeBackInStock(ctx, tx, { ...about, channel, language })),
        event: 'BACK_IN_STOCK',
        channel,
        recipient: email ?? phone!,
        language,
        userId,
        deduplicationKey: `BACK_IN_STOCK:${id}:${requestedAt.getTime()}`,
      },
    ])
  }
  await tx.stockAlert.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { notifiedAt: ctx.now() },
  })
  return rows.length
}

/** A message about a design, or a size of it, that is in stock again. */
export async function writeBackInStock(
  ctx: Pick<Services, 'shop' | 'publicUrl'>,
  tx: Transaction,
  { productId, productName, size, channel, language }: BackInStock,
): Promise<TemplateText> {
  const { settings } = await readSettings(tx)
  const path = inLanguage(pageLanguage(language), paths.product(productId))
  return fillTemplate(await readTemplate(tx, 'BACK_IN_STOCK', channel, language), {
    shop: withSettings(ctx.shop, settings, 0).name,
    design: size ? `${productName} (${size})` : productName,
    link: ctx.publicUrl && ctx.publicUrl + path,
  })
}
