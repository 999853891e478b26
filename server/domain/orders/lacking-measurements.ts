import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import { isMeasured, type Measurements } from '../measurements/measurements.ts'

interface ItemRow {
  productType: CartProductType
  category: Category
  productId: string | null
  image: unknown
  needsMeasurements: boolean | null
}

/**
 * Whether a line is sewn to measurements. Of lines from before it was stored: all that are tailored, but for a saree of the price
 * list (which has neither a design nor a picture), such as its fall and edging.
 */
export const needsMeasurements = ({
  productType,
  category,
  productId,
  image,
  needsMeasurements,
}: ItemRow): boolean =>
  productType === 'TAILOR' &&
  (needsMeasurements ?? !(category === 'SAREE' && productId === null && image === null))

interface MeasuredOrder {
  orderType: string
  measurements: Measurements
  items: { needsMeasurements: boolean; measurements: Measurements }[]
}

/** Whether something is to be sewn of which nothing is measured yet. */
export const lacksMeasurements = ({ orderType, measurements, items }: MeasuredOrder): boolean =>
  orderType === 'CUSTOM'
    ? !isMeasured(measurements)
    : items.some((item) => item.needsMeasurements && !isMeasured(item.measurements))

/** The same of rows of "orders". `tests/graphql/lacking-measurements.test.ts` compares both. */
export const lackMeasurements = Prisma.sql`CASE "orderType" WHEN 'CUSTOM'
  THEN NOT jsonb_path_exists("measurements", '$.*.* ? (@.type() == "number")')
  ELSE EXISTS (
    SELECT FROM "order_items" AS "item"
    WHERE "item"."orderId" = "orders"."id" AND "item"."productType" = 'TAILOR'
      AND coalesce("item"."needsMeasurements",
        NOT ("item"."category" = 'SAREE' AND "item"."productId" IS NULL AND "item"."image" IS NULL))
      AND NOT jsonb_path_exists("item"."measurements", '$.*.* ? (@.type() == "number")'))
  END`
