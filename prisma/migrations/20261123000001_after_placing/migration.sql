-- CreateEnum
CREATE TYPE "OrderActor" AS ENUM ('CUSTOMER', 'SHOP');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "placedBy" TEXT,
ADD COLUMN     "placedById" UUID,
ADD COLUMN     "quoteAcceptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "quoteAcceptedBy" "OrderActor",
ADD COLUMN     "quoteNote" TEXT,
ADD COLUMN     "quotedAt" TIMESTAMPTZ(3),
ADD COLUMN     "quotedDelivery" BIGINT,
ADD COLUMN     "quotedTotal" BIGINT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "order_events" (
    "orderId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "OrderActor" NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("orderId","version")
);

-- CreateTable
CREATE TABLE "alterations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "details" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alterations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurement_profiles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "person" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "measurement_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurement_profile_versions" (
    "profileId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "measurements" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "measurement_profile_versions_pkey" PRIMARY KEY ("profileId","version")
);

-- CreateIndex
CREATE INDEX "alterations_orderId_idx" ON "alterations"("orderId");

-- CreateIndex
CREATE INDEX "measurement_profiles_userId_idx" ON "measurement_profiles"("userId");

-- CreateIndex
CREATE INDEX "order_drafts_updatedAt_id_idx" ON "order_drafts"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_orderDate_id_idx" ON "orders"("orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_placedById_idempotencyKey_key" ON "orders"("placedById", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_profiles" ADD CONSTRAINT "measurement_profiles_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_profile_versions" ADD CONSTRAINT "measurement_profile_versions_profileId_fkey" FOREIGN KEY ("profileId") REFERENCES "measurement_profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "orders_quote" CHECK (
    "quotedTotal" >= 0 AND "quotedDelivery" >= 0
    AND ("quotedTotal" IS NULL) = ("quotedAt" IS NULL) AND ("quotedDelivery" IS NULL) = ("quotedAt" IS NULL)
    AND ("quotedAt" IS NULL OR "orderType" = 'CUSTOM')),
  -- A custom order's price is the quote that was accepted, and nothing is done for it before.
  ADD CONSTRAINT "orders_quote_accepted" CHECK (
    ("quoteAcceptedAt" IS NULL) = ("quoteAcceptedBy" IS NULL)
    AND ("quoteAcceptedAt" IS NULL OR "quotedAt" IS NOT NULL)
    AND ("orderType" <> 'CUSTOM' OR (
      ("quoteAcceptedAt" IS NULL) = ("totalPrice" IS NULL)
      AND ("quoteAcceptedAt" IS NULL OR ("totalPrice" = "quotedTotal" AND "delivery" = "quotedDelivery"))
      AND ("quoteAcceptedAt" IS NOT NULL OR "orderStatus" IN ('PENDING', 'CANCELLED')))));

ALTER TABLE "order_events" ADD CONSTRAINT "order_events_version" CHECK ("version" >= 1);
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_details" CHECK ("details" <> '');
ALTER TABLE "measurement_profiles"
  ADD CONSTRAINT "measurement_profiles_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "measurement_profiles_person" CHECK ("person" <> '');

-- Orders that were placed before there were timelines.
INSERT INTO "order_events" ("orderId", "version", "status", "at", "by", "name")
SELECT "id", 1, "orderStatus", "orderDate", 'CUSTOMER', "customerName" FROM "orders";
