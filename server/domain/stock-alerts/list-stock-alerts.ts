import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { seesUnpublished } from '../catalogue/catalogue-visibility.ts'
import type { Context } from '../context.ts'
import { type ForwardQuery, isInstant, listId, type Page, pageOf } from '../paging.ts'
import { isId } from '../validation.ts'
import type { RequestedAlert } from './write-back-in-stock.ts'

/** Those who wait for one design, or one size of it. */
export interface StockAlertGroup {
  productId: string
  /** '' for the design without a size. */
  size: string
  isBack: boolean
  count: number
  /** The first ones, those who have waited longest first. */
  alerts: StockAlert[]
}

export interface StockAlert extends RequestedAlert {
  /** Of the account; null for guests. */
  name: string | null
  isBack: boolean
}

/** As many of a group are read; the next ones follow when these are notified. */
const maxAlerts = 50

type Key = [isBack: boolean, requestedAt: string, productId: string, size: string]

type Named = Pick<RequestedAlert, 'productName' | 'translatedNames'>

type GroupRow = Omit<StockAlertGroup, 'alerts'> & Named & { lastAt: Date }

/** Whether the design of the `alert` can be ordered: ready-made where it is sold so. */
export const isBack = Prisma.sql`(
  "productStatus" = 'ACTIVE' AND "availabilityStatus" = 'AVAILABLE' AND CASE
    WHEN "readyMadePrice" IS NULL THEN "tailorPrice" IS NOT NULL
    WHEN "alert"."size" = '' THEN "quantityInStock" > 0
    ELSE EXISTS (
      SELECT FROM jsonb_array_elements("sizes") AS "one"
      WHERE "one"->>'label' = "alert"."size"
        AND coalesce(("one"->>'quantityInStock')::int, "quantityInStock") > 0
    )
  END
)`

/**
 * Who waits for which designs and sizes: what is in stock again first, then by the last request. Requires
 * VIEW_CUSTOMERS. Designs that left the catalogue are listed for those who see them.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listStockAlerts(ctx: Context, query: ForwardQuery): Promise<Page<StockAlertGroup>> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const { edges, pageInfo } = await pageOf(query, {
    id: listId('stockAlerts', {}),
    isKey,
    keyOf: ({ isBack, lastAt, productId, size }: GroupRow): Key => [
      isBack,
      lastAt.toISOString(),
      productId,
      size,
    ],
    read: ({ key, take }) => ctx.db.rows<GroupRow>`
      WITH "alert" AS (
        SELECT "productId", "size", count(*)::int AS "count", max("requestedAt") AS "lastAt"
        FROM "stock_alerts" WHERE "notifiedAt" IS NULL GROUP BY 1, 2
      ), "groups" AS (
        SELECT "alert".*, "productName", "translatedNames", ${isBack} AS "isBack"
        FROM "alert" JOIN "products" ON "products"."id" = "alert"."productId"
        WHERE "productStatus" = 'ACTIVE' OR ${seesUnpublished(ctx)}
      )
      SELECT * FROM "groups" ${key ? beyond(key) : Prisma.empty}
      ORDER BY "isBack" DESC, "lastAt" DESC, "productId" DESC, "size" DESC LIMIT ${take}`,
    toItem: (row) => row,
  })
  const groups = edges.map(({ node }) => node)
  const alerts = await readAlerts(ctx, groups)
  return {
    edges: edges.map(
      ({ cursor, node: { lastAt: _, productName: _name, translatedNames: _names, ...group } }) => ({
        cursor,
        node: { ...group, alerts: alerts.get(keyOf(group)) ?? [] },
      }),
    ),
    pageInfo,
  }
}

const beyond = ([isBack, lastAt, productId, size]: Key) => Prisma.sql`
  WHERE ("isBack", "lastAt", "productId", "size") < (${isBack}, ${lastAt}::timestamptz, ${productId}::uuid, ${size})`

const isKey = ([isBack, lastAt, productId, size, ...rest]: unknown[]) =>
  typeof isBack === 'boolean' &&
  isInstant(lastAt) &&
  isId(productId) &&
  typeof size === 'string' &&
  !size.includes('\0') &&
  rest.length === 0

const keyOf = ({ productId, size }: Pick<StockAlertGroup, 'productId' | 'size'>) => `${productId} ${size}`

async function readAlerts({ db }: Context, groups: GroupRow[]): Promise<Map<string, StockAlert[]>> {
  const rows = await db.rows<Omit<StockAlert, keyof Named | 'isBack'>>`
    SELECT "alerts".*
    FROM unnest(${groups.map(({ productId }) => productId)}::uuid[], ${groups.map(({ size }) => size)}::text[])
      AS "listed" ("productId", "size")
    CROSS JOIN LATERAL (
      SELECT "stock_alerts"."id", "productId", "size", "users"."name", "stock_alerts"."email", "stock_alerts"."phone",
        coalesce("users"."language", "stock_alerts"."language") AS "language", "requestedAt"
      FROM "stock_alerts" LEFT JOIN "users" ON "users"."id" = "userId"
      WHERE "productId" = "listed"."productId" AND "size" = "listed"."size" AND "notifiedAt" IS NULL
      ORDER BY "requestedAt", "stock_alerts"."id" LIMIT ${maxAlerts}
    ) AS "alerts"`
  const found = new Map<string, StockAlert[]>()
  for (const { productName, translatedNames, isBack, ...group } of groups) {
    const key = keyOf(group)
    const alerts = rows.filter((row) => keyOf(row) === key)
    found.set(
      key,
      alerts.map((alert) => ({ ...alert, productName, translatedNames, isBack })),
    )
  }
  return found
}

/** How many people wait for designs and sizes that are in stock again. */
export async function countStockAlertsToSend({ db }: Pick<Context, 'db'>): Promise<number> {
  const [row] = await db.rows<{ count: number }>`
    SELECT count(DISTINCT "contactKey")::int AS "count"
    FROM "stock_alerts" AS "alert" JOIN "products" ON "products"."id" = "alert"."productId"
    WHERE "notifiedAt" IS NULL AND ${isBack}`
  return row?.count ?? 0
}
