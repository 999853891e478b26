import { z } from 'zod'
import { emailAddress, toEmailKey } from '../accounts/email-address.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Product } from '../catalogue/product.ts'
import { piecesLeft } from '../catalogue/stock.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { phoneDigits } from '../../../shared/grammars/phone.ts'
import { optionalText, parse, requiredText } from '../validation.ts'

const request = z.object({
  productId: z.string(),
  size: optionalText(40).transform((size) => size ?? null),
  contact: requiredText(254),
})

/**
 * Stores that somebody wants to hear when a sold-out design, or a size of it, is in stock again. Each contact is stored
 * once per design and size; one that was notified before waits again. The result is the same in all cases, so that it
 * doesn't reveal whose contacts the shop has.
 * @throws TooManyRequests, Refused (INVALID; NOT_FOUND for a product or size that isn't there; CONFLICT for what can be
 * ordered, and for what is no longer made)
 */
export async function requestStockAlert(ctx: Context, input: unknown): Promise<Product> {
  const { productId, size, contact } = parse(request, input)
  const { email, phone, contactKey } = contactOf(contact)
  await ctx.stockAlertLimits.beforeRequest(ctx.address, contactKey)
  const product = await findProduct(ctx, productId)
  if (product?.productStatus !== 'ACTIVE')
    throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
  requireSoldOut(product, size)
  await ctx.db.$executeRaw`
    INSERT INTO "stock_alerts" ("productId", "size", "email", "phone", "contactKey", "userId", "language", "requestedAt")
    VALUES (
      ${product.id}::uuid, ${size ?? ''}, ${email}, ${phone}, ${contactKey}, ${ctx.viewer?.id ?? null}::uuid,
      ${storedLanguage(ctx.language)}::"Language", ${ctx.now()}
    )
    ON CONFLICT ("productId", "size", "contactKey") DO UPDATE
    SET "notifiedAt" = NULL, "requestedAt" = EXCLUDED."requestedAt", "language" = EXCLUDED."language"
    WHERE "stock_alerts"."notifiedAt" IS NOT NULL`
  return product
}

interface StoredContact {
  email: string | null
  phone: string | null
  /** Equal for the spellings of one contact. */
  contactKey: string
}

function contactOf(typed: string): StoredContact {
  const email = emailAddress.safeParse(typed)
  if (email.success) return { email: email.data, phone: null, contactKey: toEmailKey(email.data) }
  const phone = phoneDigits(typed)
  if (phone !== null) return { email: null, phone, contactKey: phone }
  throw invalid('contact', (i18n) => i18n._('Write an e-mail address, or a mobile number of 10 digits.'))
}

function requireSoldOut(product: Product, size: string | null): void {
  if (product.availabilityStatus === 'DISCONTINUED')
    throw conflict('productId', (i18n) =>
      i18n._('{design} is no longer made.', { design: product.productName }),
    )
  if (size !== null && !product.sizes.some(({ label }) => label === size))
    throw notFound((i18n) => i18n._('{design} has no size {size}.', { design: product.productName, size }))
  const isSoldOut =
    product.availabilityStatus === 'OUT_OF_STOCK' ||
    (product.readyMadePrice !== null && piecesLeft(product, size) === 0)
  if (!isSoldOut)
    throw conflict('productId', (i18n) =>
      i18n._('{design} is in stock: you can order it now.', { design: product.productName }),
    )
}
