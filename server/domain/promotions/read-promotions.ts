import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { withTranslations } from '../name-translations.ts'
import { dayOf } from '../shop/shop-time.ts'
import type { CandidatePromotion } from './apply-promotions.ts'

/** A promotion for one account, as Postgres returns it. */
export type PromotionRow = Omit<
  CandidatePromotion,
  'amount' | 'minimumTotal' | 'maximumDiscount' | 'translations'
> & {
  translations: Prisma.JsonValue
  userId: string
  amount: bigint | number | null
  minimumTotal: bigint | number
  maximumDiscount: bigint | number | null
}

/** What the carts and drafts of these accounts are priced with. */
export const readPromotionsOf = (
  db: Database,
  now: Date,
  userIds: readonly string[],
): Promise<PromotionRow[]> => db.prepared<PromotionRow>`${promotionsOf(now, userIds)}`

/** What an order of this account is priced with, inside its transaction. */
export const readPromotionsIn = async (
  tx: Transaction,
  now: Date,
  userId: string,
): Promise<CandidatePromotion[]> =>
  (await tx.$queryRaw<PromotionRow[]>(promotionsOf(now, [userId]))).map(toCandidate)

/** Those that apply by themselves to everybody, so that a guest's price isn't lower than after signing in. */
export const readPromotionsOfGuests = async (db: Database, now: Date): Promise<CandidatePromotion[]> =>
  (
    await db.prepared<PromotionRow>`
      SELECT "id" AS "userId", "id", "version", "name", "translations", "code", "kind"::text AS "kind", "percent", "amount",
        "minimumTotal", "maximumDiscount", "categories"::text[] AS "categories", NULL AS "problem"
      FROM "promotions"
      WHERE "code" IS NULL AND NOT "firstOrderOnly" AND "usageLimitPerCustomer" IS NULL
        AND ${isInForce(dayOf(now))}`
  ).map(toCandidate)

/**
 * The promotions that apply by themselves today, and each account's coupon in any case. Those by themselves which the
 * account can't have are left out; a coupon says why.
 */
export const promotionsOf = (now: Date, userIds: readonly string[]) => Prisma.sql`
  SELECT * FROM (
    SELECT "account"."id" AS "userId", "candidate"."id", "version", "name", "translations", "code", "kind"::text AS "kind",
      "percent", "amount", "minimumTotal", "maximumDiscount", "categories"::text[] AS "categories",
      CASE
        WHEN NOT ${isInForce(dayOf(now))} THEN 'ENDED'
        WHEN "usageLimitPerCustomer" <= (
          SELECT count(*) FROM "order_promotions" JOIN "orders" ON "orders"."id" = "orderId"
          WHERE "promotionId" = "candidate"."id" AND "userId" = "account"."id" AND "orderStatus" <> 'CANCELLED'
        ) THEN 'ALREADY_USED'
        WHEN "firstOrderOnly" AND EXISTS (
          SELECT FROM "orders" WHERE "userId" = "account"."id" AND "orderStatus" <> 'CANCELLED'
        ) THEN 'FIRST_ORDER_ONLY'
      END AS "problem"
    FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
      SELECT * FROM "promotions" WHERE "code" IS NULL AND ${isInForce(dayOf(now))}
      UNION ALL
      SELECT "promotions".* FROM "applied_coupons" JOIN "promotions" ON "promotions"."id" = "promotionId"
      WHERE "applied_coupons"."userId" = "account"."id" AND "code" IS NOT NULL
    ) AS "candidate"
  ) AS "promotion" WHERE "code" IS NOT NULL OR "problem" IS NULL`

const isInForce = (today: string) => Prisma.sql`
  ("isActive" AND coalesce("startsOn" <= ${today}::date, TRUE) AND coalesce("endsOn" >= ${today}::date, TRUE)
    AND coalesce("used" < "usageLimit", TRUE))`

export const toCandidate = ({
  userId: _,
  amount,
  minimumTotal,
  maximumDiscount,
  ...row
}: PromotionRow): CandidatePromotion => ({
  ...withTranslations(row),
  amount: amount === null ? null : Number(amount),
  minimumTotal: Number(minimumTotal),
  maximumDiscount: maximumDiscount === null ? null : Number(maximumDiscount),
})
