import { z } from 'zod'
import { requireViewer } from '../accounts/policy.ts'
import type { Cart } from '../cart/cart.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Context } from '../context.ts'
import { pincode } from '../phone-number.ts'
import { parse } from '../validation.ts'

const input = z.object({ pincode: pincode.nullish().transform((typed) => typed ?? null) })

/**
 * Sets where the viewer's cart is delivered.
 * @throws Unauthenticated, Refused (INVALID)
 */
export async function setDeliveryPincode(ctx: Context, given: unknown): Promise<Cart> {
  requireViewer(ctx.viewer)
  await rememberPincode(ctx, ctx.viewer.id, parse(input, given).pincode)
  return readCart(ctx)
}

/** Stores the pincode that an account named last; without a change, the row isn't written. */
export const rememberPincode = ({ db }: Pick<Context, 'db'>, userId: string, pincode: string | null) =>
  db.change`
    UPDATE "users" SET "deliveryPincode" = ${pincode}
    WHERE "id" = ${userId}::uuid AND "deliveryPincode" IS DISTINCT FROM ${pincode} RETURNING 1`
