-- AlterEnum
ALTER TYPE "AuditEntity" ADD VALUE 'PROMOTION';

-- CreateEnum
CREATE TYPE "PromotionKind" AS ENUM ('PERCENT', 'AMOUNT', 'FREE_DELIVERY');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN "promotionTotal" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "promotions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "code" TEXT,
    "kind" "PromotionKind" NOT NULL,
    "percent" SMALLINT,
    "amount" BIGINT,
    "minimumTotal" BIGINT NOT NULL DEFAULT 0,
    "maximumDiscount" BIGINT,
    "categories" "Category"[] DEFAULT ARRAY[]::"Category"[],
    "firstOrderOnly" BOOLEAN NOT NULL DEFAULT false,
    "startsOn" DATE,
    "endsOn" DATE,
    "usageLimit" INTEGER,
    "usageLimitPerCustomer" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applied_coupons" (
    "userId" UUID NOT NULL,
    "promotionId" UUID NOT NULL,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "applied_coupons_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "order_promotions" (
    "orderId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "promotionId" UUID,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "code" TEXT,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "order_promotions_pkey" PRIMARY KEY ("orderId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "promotions_code_key" ON "promotions"("code");

-- CreateIndex
CREATE INDEX "promotions_createdAt_id_idx" ON "promotions"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applied_coupons_promotionId_idx" ON "applied_coupons"("promotionId");

-- CreateIndex
CREATE INDEX "order_promotions_promotionId_idx" ON "order_promotions"("promotionId");

-- AddForeignKey
ALTER TABLE "applied_coupons" ADD CONSTRAINT "applied_coupons_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applied_coupons" ADD CONSTRAINT "applied_coupons_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "promotions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "promotions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "promotions"
  ADD CONSTRAINT "promotions_name" CHECK (length("name") BETWEEN 1 AND 60 AND length("hindiName") BETWEEN 1 AND 60),
  ADD CONSTRAINT "promotions_code" CHECK ("code" ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  ADD CONSTRAINT "promotions_kind" CHECK (
    ("kind" = 'PERCENT') = ("percent" IS NOT NULL) AND ("kind" = 'AMOUNT') = ("amount" IS NOT NULL)
    AND ("kind" = 'PERCENT' OR "maximumDiscount" IS NULL)),
  ADD CONSTRAINT "promotions_value" CHECK (
    "percent" BETWEEN 1 AND 100 AND "amount" > 0 AND "maximumDiscount" > 0 AND "minimumTotal" >= 0),
  ADD CONSTRAINT "promotions_days" CHECK ("startsOn" <= "endsOn"),
  ADD CONSTRAINT "promotions_limits" CHECK ("usageLimit" > 0 AND "usageLimitPerCustomer" > 0),
  ADD CONSTRAINT "promotions_used" CHECK ("used" >= 0);

ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_amount" CHECK ("amount" > 0);

-- An order without a price has no promotions, and none costs less than nothing.
ALTER TABLE "orders" ADD CONSTRAINT "orders_promotion_total" CHECK (
  "promotionTotal" >= 0 AND "promotionTotal" <= coalesce("totalPrice", 0) + coalesce("delivery", 0));

-- Revenue is summed over the index alone.
DROP INDEX "orders_orderDate_id_idx";
CREATE INDEX "orders_orderDate_id_idx" ON "orders" ("orderDate" DESC, "id" DESC)
  INCLUDE ("orderStatus", "totalPrice", "delivery", "promotionTotal");
