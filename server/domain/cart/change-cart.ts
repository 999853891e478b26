import { z } from 'zod'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import { findPartialProduct, whyUnavailable } from '../catalogue/find-product.ts'
import { offer } from '../../../shared/catalogue/offers.ts'
import { piecesLeft, stockLeft } from '../catalogue/stock.ts'
import type { Context } from '../context.ts'
import { invalid, Refused, notFound } from '../errors.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { type Cart, cartColumns, type CartProduct, isSizeOf, maxQuantity } from './cart.ts'
import { cartOf, type ReadCart, readCart, readStored } from './read-cart.ts'
import type { Sentence } from '../../i18n.ts'

const line = z.object({
  productId: z.string(),
  productType: z.enum(CartProductType),
  size: optionalText(30).transform((size) => size ?? null),
})
const addition = line.extend({ quantity: z.int().min(1).max(maxQuantity).default(1) })
const change = line.extend({ action: z.enum(['INCREASE', 'DECREASE']) })

type Line = z.infer<typeof line>

/**
 * Adds to the viewer's line of this product, type and size, or creates it, in one statement, so that parallel additions add
 * up.
 * @throws Unauthenticated, Refused (NOT_FOUND, UNAVAILABLE, OUT_OF_STOCK with the quantity left, INVALID past 99)
 */
export async function addToCart(ctx: Context, input: unknown): Promise<Cart> {
  requireViewer(ctx.viewer)
  const { quantity, ...key } = parse(addition, input)
  const { productId, productType, size } = key
  const product = await orderable(ctx, key)
  const most = limit(product, key)
  const { unitPrice } = offer(product, productType)!
  const added =
    quantity > most
      ? []
      : await ctx.db.change`
        INSERT INTO "cart_lines" ("userId", "productId", "productType", "size", "quantity", "unitPriceSeen", "productName",
          "translatedNames")
        VALUES (${ctx.viewer.id}::uuid, ${productId}::uuid, ${productType}::"CartProductType", ${size ?? ''}, ${quantity},
          ${unitPrice}, ${product.productName}, ${JSON.stringify(product.translatedNames)}::jsonb)
        ON CONFLICT ("userId", "productId", "productType", "size") DO UPDATE
          SET "quantity" = "cart_lines"."quantity" + EXCLUDED."quantity", "unitPriceSeen" = EXCLUDED."unitPriceSeen"
          WHERE "cart_lines"."quantity" + EXCLUDED."quantity" <= ${most}
        RETURNING 1`
  if (added.length === 0) throw tooMany(product, key)
  return readCart(ctx)
}

/**
 * Raises or lowers a line's quantity by one; lowering from 1 removes the line (specification, section 4).
 * @throws Unauthenticated, Refused (NOT_FOUND without such a line, and as `addToCart` when raising)
 */
export async function changeCartQuantity(ctx: Context, input: unknown): Promise<Cart> {
  requireViewer(ctx.viewer)
  const { action, ...key } = parse(change, input)
  const changed =
    action === 'INCREASE' ? await raise(ctx, ctx.viewer.id, key) : await lower(ctx, ctx.viewer.id, key)
  return cartOf(ctx, ctx.viewer.id, changed)
}

/**
 * Removes a line. Removing a missing line changes nothing and is no error.
 * @throws Unauthenticated, Refused
 */
export async function removeFromCart(ctx: Context, input: unknown): Promise<Cart> {
  requireViewer(ctx.viewer)
  const key = parse(line, input)
  if (isId(key.productId))
    await ctx.db.cartLine.deleteMany({ where: { userId: ctx.viewer.id, ...key, size: key.size ?? '' } })
  return readCart(ctx)
}

async function raise(ctx: Context, userId: string, key: Line): Promise<ReadCart> {
  const product = await orderable(ctx, key)
  const cart = await readStored(
    ctx,
    userId,
    Prisma.sql`"changed" AS (
      UPDATE "cart_lines" SET "quantity" = "quantity" + 1
      WHERE ${lineOf(userId, key)} AND "quantity" < ${limit(product, key)} RETURNING "id", "quantity"
    )`,
  )
  if (hasChanged(cart)) return cart
  const exists = cart.lines.some(
    (line) =>
      line.product?.id === product.id && line.productType === key.productType && line.size === key.size,
  )
  throw exists ? tooMany(product, key) : notInCart()
}

/** One statement, so that concurrent changes from two tabs are applied in a definite order. */
async function lower(ctx: Context, userId: string, key: Line): Promise<ReadCart> {
  if (!isId(key.productId)) throw notInCart()
  const cart = await readStored(
    ctx,
    userId,
    Prisma.sql`"line" AS (
      SELECT "id", "quantity" FROM "cart_lines" WHERE ${lineOf(userId, key)} FOR UPDATE
    ), "lowered" AS (
      UPDATE "cart_lines" SET "quantity" = "cart_lines"."quantity" - 1 FROM "line"
      WHERE "cart_lines"."id" = "line"."id" AND "line"."quantity" > 1
    ), "removed" AS (
      DELETE FROM "cart_lines" USING "line" WHERE "cart_lines"."id" = "line"."id" AND "line"."quantity" = 1
    ), "changed" AS (
      SELECT "id", ("quantity" - 1)::smallint AS "quantity" FROM "line"
    )`,
  )
  if (!hasChanged(cart)) throw notInCart()
  return cart
}

const lineOf = (userId: string, { productId, productType, size }: Line) => Prisma.sql`
  "userId" = ${userId}::uuid AND "productId" = ${productId}::uuid AND "productType" = ${productType}::"CartProductType"
  AND "size" = ${size ?? ''}`

const hasChanged = ({ lines }: ReadCart) => lines.some(({ isChanged }) => isChanged)

const notInCart = () => notFound((i18n) => i18n._('That isn’t in your cart any more.'))

/** @throws Refused when the product is unknown, or can't be ordered as this type now */
async function orderable(ctx: Context, { productId, productType, size }: Line): Promise<CartProduct> {
  const product = await findPartialProduct(ctx, productId, cartColumns)
  if (!product) throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
  const reason = whyUnavailable(product, productType)
  if (reason !== null) throw new Refused([{ field: null, code: 'UNAVAILABLE', message: reason }])
  if (!isSizeOf(product, productType, size)) throw invalid('size', whyNotInSize(product, productType, size))
  return product
}

function whyNotInSize(
  { productName, sizes }: CartProduct,
  productType: CartProductType,
  size: string | null,
): Sentence {
  const design = productName
  if (productType === 'TAILOR')
    return (i18n) => i18n._('{design} is stitched to measure and has no size.', { design })
  if (sizes.length === 0) return (i18n) => i18n._('{design} comes in one size only.', { design })
  const labels = sizes.map(({ label }) => label).join(', ')
  return (i18n) =>
    i18n._('{design} doesn’t come in {size}. Choose one of {labels}.', { design, size, labels })
}

/** Stock limits ready-made lines; tailor-made ones have none. */
const limit = (product: CartProduct, { productType, size }: Line) =>
  productType === 'READYMADE' ? Math.min(maxQuantity, piecesLeft(product, size)) : maxQuantity

function tooMany(product: CartProduct, key: Line): Refused {
  return limit(product, key) === maxQuantity
    ? new Refused([
        {
          field: 'quantity',
          code: 'INVALID',
          message: (i18n) => i18n._('A cart holds at most {most} of a kind.', { most: maxQuantity }),
        },
      ])
    : new Refused([{ field: 'quantity', code: 'OUT_OF_STOCK', message: stockLeft(product, key.size) }])
}
