-- The whole structure as of 2026-11-23: what the 24 migrations named in replaces.json built, in one file. Never edit it;
-- what changes comes as a later migration.

-- Search ignores accents and tolerates misspelling.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('SHOPPER', 'STAFF', 'ADMIN');

-- CreateEnum
CREATE TYPE "Category" AS ENUM ('LEHENGA', 'SUIT', 'BLOUSE', 'TOILER', 'DRESS', 'SAREE', 'OTHERS');

-- CreateEnum
CREATE TYPE "ProductType" AS ENUM ('READY_MADE', 'CUSTOM_MADE', 'SEMI_STITCHED', 'TOILER');

-- CreateEnum
CREATE TYPE "StitchingType" AS ENUM ('MACHINE_STITCHING', 'HAND_STITCHING', 'MIXED');

-- CreateEnum
CREATE TYPE "AvailabilityStatus" AS ENUM ('AVAILABLE', 'OUT_OF_STOCK', 'DISCONTINUED');

-- CreateEnum
CREATE TYPE "ProductStatus" AS ENUM ('ACTIVE', 'DRAFT', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "CartProductType" AS ENUM ('READYMADE', 'TAILOR');

-- CreateEnum
CREATE TYPE "OrderType" AS ENUM ('READYMADE', 'TAILOR', 'CUSTOM');

-- CreateEnum
CREATE TYPE "CustomCategory" AS ENUM ('BLOUSE', 'DRESS', 'LEHENGA');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('PENDING');

-- CreateEnum
CREATE TYPE "PaymentType" AS ENUM ('COD');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY', 'DISPATCHED', 'DELIVERED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "OrderActor" AS ENUM ('CUSTOMER', 'SHOP');

-- CreateEnum
CREATE TYPE "AuditEntity" AS ENUM ('PRODUCT', 'ORDER', 'FEEDBACK', 'CUSTOMER', 'SHOP');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" "Role" NOT NULL DEFAULT 'SHOPPER',
    "profilePicture" TEXT,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "googleSubject" TEXT,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "product_views" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "parameters" TEXT NOT NULL,

    CONSTRAINT "product_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "externalRef" TEXT,
    "productName" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "description" TEXT NOT NULL,
    "productType" "ProductType" NOT NULL,
    "color" TEXT,
    "maxPrice" BIGINT,
    "tailorPrice" BIGINT,
    "readyMadePrice" BIGINT,
    "discount" SMALLINT NOT NULL DEFAULT 0,
    "quantityInStock" INTEGER NOT NULL,
    "fabricType" TEXT,
    "stitchingType" "StitchingType",
    "pattern" TEXT,
    "embellishments" TEXT[],
    "customizationAvailable" BOOLEAN NOT NULL DEFAULT false,
    "customizationOptions" TEXT[],
    "images" JSONB NOT NULL DEFAULT '[]',
    "video" TEXT,
    "shippingCost" BIGINT NOT NULL,
    "estimatedDeliveryTime" TEXT,
    "availabilityStatus" "AvailabilityStatus" NOT NULL DEFAULT 'AVAILABLE',
    "featuredProduct" BOOLEAN NOT NULL DEFAULT false,
    "seasonalTags" TEXT[],
    "tags" TEXT[],
    "productStatus" "ProductStatus" NOT NULL DEFAULT 'ACTIVE',
    "fabricFeel" TEXT,
    "durability" TEXT,
    "sizes" JSONB NOT NULL DEFAULT '[]',
    "blouseDetails" JSONB,
    "suitDetails" JSONB,
    "lehengaDetails" JSONB,
    "sareeDetails" JSONB,
    "dateAdded" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUpdated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unitPrice" BIGINT NOT NULL GENERATED ALWAYS AS (
        COALESCE((LEAST("tailorPrice", "readyMadePrice") * (100 - "discount") + 50) / 100, 9007199254740991)
    ) STORED,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "ratingTotal" INTEGER NOT NULL DEFAULT 0,
    "ratingAverage" DOUBLE PRECISION NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "ratingCount" = 0 THEN 0 ELSE "ratingTotal"::double precision / "ratingCount" END
    ) STORED,
    "searchVector" tsvector NOT NULL DEFAULT ''::tsvector,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_words" (
    "id" UUID NOT NULL,
    "dateAdded" TIMESTAMPTZ(3) NOT NULL,
    "searchVector" tsvector NOT NULL,
    "productStatus" "ProductStatus" NOT NULL,

    CONSTRAINT "product_words_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "cart_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "unitPriceSeen" BIGINT NOT NULL,
    "productName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "profilePicture" TEXT,
    "rating" SMALLINT NOT NULL,
    "comments" TEXT NOT NULL,
    "screenshotUrl" TEXT,
    "productId" UUID,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "repliedAt" TIMESTAMPTZ(3),
    "reply" TEXT,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_drafts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "orderType" "OrderType" NOT NULL DEFAULT 'CUSTOM',
    "customCategory" "CustomCategory",
    "customerName" TEXT,
    "customerEmail" TEXT,
    "customerPhone" TEXT,
    "street" TEXT,
    "city" TEXT,
    "state" TEXT,
    "pincode" TEXT,
    "country" TEXT NOT NULL DEFAULT 'India',
    "clothPics" TEXT[],
    "color" TEXT,
    "designDetails" TEXT,
    "designPics" TEXT[],
    "link" TEXT,
    "customerDetails" TEXT,
    "specialInstructions" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "orderDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveryDate" TIMESTAMPTZ(3),
    "paymentStatus" "PaymentStatus" NOT NULL DEFAULT 'PENDING',
    "paymentType" "PaymentType" NOT NULL DEFAULT 'COD',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'PENDING',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_draft_items" (
    "draftId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "size" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "order_draft_items_pkey" PRIMARY KEY ("draftId", "position")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderNumber" TEXT NOT NULL,
    "userId" UUID,
    "draftId" UUID NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "orderType" "OrderType" NOT NULL,
    "customCategory" "CustomCategory",
    "customerName" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "clothPics" TEXT[],
    "color" TEXT,
    "designDetails" TEXT,
    "designPics" TEXT[],
    "link" TEXT,
    "customerDetails" TEXT,
    "specialInstructions" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "totalPrice" BIGINT,
    "delivery" BIGINT,
    "orderDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveryDate" TIMESTAMPTZ(3),
    "paymentStatus" "PaymentStatus" NOT NULL DEFAULT 'PENDING',
    "paymentType" "PaymentType" NOT NULL DEFAULT 'COD',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'PENDING',
    "placedBy" TEXT,
    "placedById" UUID,
    "quoteAcceptedAt" TIMESTAMPTZ(3),
    "quoteAcceptedBy" "OrderActor",
    "quoteNote" TEXT,
    "quotedAt" TIMESTAMPTZ(3),
    "quotedDelivery" BIGINT,
    "quotedTotal" BIGINT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "garments" INTEGER NOT NULL,
    "isUnderWay" BOOLEAN NOT NULL GENERATED ALWAYS AS (
        "orderStatus" <> 'DELIVERED' AND "orderStatus" <> 'CANCELLED'
    ) STORED,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "orderId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "productName" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "image" JSONB,
    "quantity" SMALLINT NOT NULL,
    "size" JSONB,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "listPrice" BIGINT NOT NULL,
    "discount" SMALLINT NOT NULL,
    "unitPrice" BIGINT NOT NULL,
    "soldOn" DATE,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("orderId", "position")
);

-- CreateTable
CREATE TABLE "order_events" (
    "orderId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "OrderActor" NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("orderId", "version")
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
CREATE TABLE "order_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workshop" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "weeklyCapacity" SMALLINT NOT NULL DEFAULT 20,

    CONSTRAINT "workshop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "festivals" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "lastOrderDay" DATE NOT NULL,

    CONSTRAINT "festivals_pkey" PRIMARY KEY ("day", "name")
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

    CONSTRAINT "measurement_profile_versions_pkey" PRIMARY KEY ("profileId", "version")
);

-- CreateTable
CREATE TABLE "sales_by_month" (
    "month" DATE NOT NULL,
    "productId" UUID NOT NULL,
    "pieces" INTEGER NOT NULL,

    CONSTRAINT "sales_by_month_pkey" PRIMARY KEY ("month", "productId")
) WITH (fillfactor = 80);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" "AuditEntity" NOT NULL,
    "entityId" TEXT NOT NULL,
    "entityName" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "images" (
    "id" TEXT NOT NULL,
    "ownerId" UUID,
    "format" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "thumbhash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "catalogue_changes" (
    "backend" INTEGER NOT NULL,
    "changes" BIGINT NOT NULL,

    CONSTRAINT "catalogue_changes_pkey" PRIMARY KEY ("backend")
) WITH (fillfactor = 50);

-- CreateTable
CREATE TABLE "running_totals" (
    "of" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "backend" INTEGER NOT NULL,
    "count" BIGINT NOT NULL,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "running_totals_pkey" PRIMARY KEY ("of", "kind", "backend")
) WITH (fillfactor = 50);

-- Order numbers are made from it; a number drawn by a failed attempt is skipped.
CREATE SEQUENCE "order_numbers" MINVALUE 0;

-- CreateIndex
CREATE UNIQUE INDEX "users_emailKey_key" ON "users" ("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "users_googleSubject_key" ON "users" ("googleSubject");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users" ("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_email_idx" ON "users" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_role_createdAt_id_idx" ON "users" ("role", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_userId_key" ON "password_resets" ("userId");

-- CreateIndex
CREATE UNIQUE INDEX "product_views_userId_nameKey_key" ON "product_views" ("userId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "products_externalRef_key" ON "products" ("externalRef");

-- CreateIndex
CREATE INDEX "products_by_price" ON "products" ("unitPrice", "id");

-- CreateIndex
CREATE INDEX "products_by_discount" ON "products" ("discount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_by_rating" ON "products" ("ratingAverage" DESC, "ratingCount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_by_name" ON "products" ("productName", "id");

-- CreateIndex
CREATE INDEX "products_category" ON "products" ("category", "dateAdded" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_tailor_price" ON "products" ("tailorPrice");

-- CreateIndex
CREATE INDEX "products_ready_made_price" ON "products" ("readyMadePrice");

-- CreateIndex
CREATE INDEX "products_embellishments" ON "products" USING GIN ("embellishments");

-- CreateIndex
CREATE INDEX "products_featured" ON "products" ("dateAdded" DESC, "id" DESC) WHERE "featuredProduct";

-- CreateIndex
CREATE INDEX "products_fabric" ON "products" (lower("fabricType"));

-- CreateIndex
CREATE INDEX "products_pattern" ON "products" (lower("pattern"));

-- CreateIndex
CREATE INDEX "products_color" ON "products" (lower("color"));

-- CreateIndex
CREATE INDEX "products_running_out" ON "products" ("quantityInStock", "productName", "id")
  WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL;

-- CreateIndex
CREATE INDEX "products_by_stock" ON "products" ("quantityInStock", "id");

-- CreateIndex
CREATE INDEX "products_last_updated" ON "products" ("lastUpdated" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_newest" ON "products" ("dateAdded" DESC, "id" DESC)
  INCLUDE ("productStatus", "category", "fabricType", "stitchingType", "pattern", "embellishments", "availabilityStatus",
    "color", "productType", "featuredProduct", "customizationAvailable", "unitPrice");

-- CreateIndex
CREATE INDEX "products_kind_by_price" ON "products" ("category", lower("fabricType"), "unitPrice", "id")
  INCLUDE ("fabricType") WHERE "productStatus" = 'ACTIVE';

-- CreateIndex
CREATE INDEX "products_search" ON "product_words" USING GIN ("searchVector");

-- CreateIndex
CREATE INDEX "product_words_newest" ON "product_words" ("dateAdded" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "search_words_trigrams" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_words_prefix" ON "search_words" ("word" text_pattern_ops);

-- CreateIndex
CREATE INDEX "cart_lines_productId_idx" ON "cart_lines" ("productId");

-- CreateIndex
CREATE UNIQUE INDEX "cart_lines_userId_productId_productType_key" ON "cart_lines" ("userId", "productId", "productType");

-- CreateIndex
CREATE INDEX "feedback_rating_createdAt_id_idx" ON "feedback" ("rating" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "feedback_createdAt_id_idx" ON "feedback" ("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "feedback_userId_idx" ON "feedback" ("userId");

-- CreateIndex
CREATE INDEX "feedback_name_idx" ON "feedback" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "feedback_comments_idx" ON "feedback" USING GIN ("comments" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "feedback_hidden" ON "feedback" ("createdAt" DESC, "id" DESC) WHERE "hiddenAt" IS NOT NULL;

-- CreateIndex
CREATE INDEX "feedback_by_name" ON "feedback" ("name");

-- CreateIndex
CREATE INDEX "feedback_productId_rating_createdAt_id_idx" ON "feedback" ("productId", "rating" DESC, "createdAt" DESC, "id" DESC) INCLUDE ("hiddenAt");

-- CreateIndex
CREATE INDEX "order_drafts_userId_updatedAt_id_idx" ON "order_drafts" ("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "order_drafts_updatedAt_id_idx" ON "order_drafts" ("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "order_drafts_customerName_idx" ON "order_drafts" USING GIN ("customerName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "order_drafts_customerEmail_idx" ON "order_drafts" USING GIN ("customerEmail" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "order_drafts_customerPhone_idx" ON "order_drafts" USING GIN ("customerPhone" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "order_draft_items_productId_idx" ON "order_draft_items" ("productId");

-- CreateIndex
CREATE UNIQUE INDEX "orders_orderNumber_key" ON "orders" ("orderNumber");

-- CreateIndex
CREATE UNIQUE INDEX "orders_draftId_key" ON "orders" ("draftId");

-- CreateIndex
CREATE INDEX "orders_userId_orderDate_id_idx" ON "orders" ("userId", "orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_userId_idempotencyKey_key" ON "orders" ("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "orders_orderDate_id_idx" ON "orders" ("orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_placedById_idempotencyKey_key" ON "orders" ("placedById", "idempotencyKey");

-- CreateIndex
CREATE INDEX "orders_orderStatus_orderDate_id_idx" ON "orders" ("orderStatus", "orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_orderNumber_idx" ON "orders" USING GIN ("orderNumber" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_customerName_idx" ON "orders" USING GIN ("customerName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_customerPhone_idx" ON "orders" USING GIN ("customerPhone" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_by_name" ON "orders" ("customerName");

-- CreateIndex
CREATE INDEX "orders_number_prefix" ON "orders" ("orderNumber" text_pattern_ops);

-- CreateIndex
CREATE INDEX "orders_orderStatus_deliveryDate_orderDate_id_idx" ON "orders" ("orderStatus", "deliveryDate", "orderDate", "id");

-- CreateIndex
CREATE INDEX "orders_deliveryDate_orderDate_id_idx" ON "orders" ("deliveryDate", "orderDate", "id");

-- CreateIndex
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "orderDate", "id") INCLUDE ("orderStatus") WHERE "isUnderWay";

-- CreateIndex
CREATE INDEX "order_items_sold_of_product" ON "order_items" ("productId", "soldOn") INCLUDE ("quantity", "unitPrice");

-- CreateIndex
CREATE INDEX "order_items_sold" ON "order_items" ("soldOn") INCLUDE ("productId", "quantity", "unitPrice")
  WHERE "soldOn" IS NOT NULL AND "productId" IS NOT NULL;

-- CreateIndex
CREATE INDEX "alterations_orderId_idx" ON "alterations" ("orderId");

-- CreateIndex
CREATE INDEX "order_notes_orderId_idx" ON "order_notes" ("orderId");

-- CreateIndex
CREATE INDEX "measurement_profiles_userId_idx" ON "measurement_profiles" ("userId");

-- CreateIndex
CREATE INDEX "sales_by_month_month_pieces_idx" ON "sales_by_month" ("month", "pieces" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries" ("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_entityId_at_id_idx" ON "audit_entries" ("entity", "entityId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actorId_idx" ON "audit_entries" ("actorId");

-- CreateIndex
CREATE INDEX "audit_entries_words" ON "audit_entries" USING GIN ("words" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "images_ownerId_idx" ON "images" ("ownerId");

-- CreateIndex
CREATE INDEX "running_totals_names" ON "running_totals" USING GIN ("kind" gin_trgm_ops)
  WHERE "of" IN ('orders by name', 'feedback by name');

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_id_fkey" FOREIGN KEY ("id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_draft_items" ADD CONSTRAINT "order_draft_items_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "order_drafts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_draft_items" ADD CONSTRAINT "order_draft_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_profiles" ADD CONSTRAINT "measurement_profiles_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_profile_versions" ADD CONSTRAINT "measurement_profile_versions_profileId_fkey" FOREIGN KEY ("profileId") REFERENCES "measurement_profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot express: checks -------------------------------------------------------

ALTER TABLE "users"
  ADD CONSTRAINT "users_name_length" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "users_email_key" CHECK ("emailKey" = lower("emailKey"));

ALTER TABLE "products"
  ADD CONSTRAINT "products_prices" CHECK (
    "tailorPrice" >= 0 AND "readyMadePrice" >= 0 AND "maxPrice" >= 0 AND "shippingCost" >= 0),
  ADD CONSTRAINT "products_discount" CHECK ("discount" BETWEEN 0 AND 100),
  ADD CONSTRAINT "products_stock" CHECK ("quantityInStock" >= 0),
  ADD CONSTRAINT "products_name_length" CHECK (char_length("productName") BETWEEN 1 AND 200);

ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity" CHECK ("quantity" BETWEEN 1 AND 99);
ALTER TABLE "order_draft_items" ADD CONSTRAINT "order_draft_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99);
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_version" CHECK ("version" >= 1);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_rating" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_number" CHECK ("orderNumber" ~ '^[0-9]{3}-[0-9]{3,}$'),
  ADD CONSTRAINT "orders_customer" CHECK (
    "customerName" <> '' AND "customerEmail" <> '' AND "street" <> '' AND "city" <> '' AND "state" <> ''
    AND "customerPhone" ~ '^[0-9]{10}$' AND "pincode" ~ '^[0-9]{6}$'),
  ADD CONSTRAINT "orders_custom_category" CHECK (("orderType" = 'CUSTOM') = ("customCategory" IS NOT NULL)),
  -- Only a custom order may still be without its price.
  ADD CONSTRAINT "orders_prices" CHECK (
    "totalPrice" >= 0 AND "delivery" >= 0 AND ("totalPrice" IS NULL) = ("delivery" IS NULL)
    AND ("orderType" = 'CUSTOM' OR "totalPrice" IS NOT NULL));

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "order_items_discount" CHECK ("discount" BETWEEN 0 AND 100),
  -- The pricing rule of `products.unitPrice`.
  ADD CONSTRAINT "order_items_prices" CHECK (
    "listPrice" >= 0 AND "unitPrice" = ("listPrice" * (100 - "discount") + 50) / 100),
  ADD CONSTRAINT "order_items_size" CHECK ("productType" = 'READYMADE' OR "size" IS NULL);

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

ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_text" CHECK ("text" <> '');
ALTER TABLE "workshop"
  -- There is one workshop.
  ADD CONSTRAINT "workshop_one" CHECK ("id" = 1),
  ADD CONSTRAINT "workshop_capacity" CHECK ("weeklyCapacity" >= 0);
ALTER TABLE "festivals"
  ADD CONSTRAINT "festivals_name" CHECK ("name" <> ''),
  ADD CONSTRAINT "festivals_last_order" CHECK ("lastOrderDay" <= "day");

ALTER TABLE "feedback"
  ADD CONSTRAINT "feedback_reply" CHECK (("reply" IS NULL) = ("repliedAt" IS NULL) AND "reply" <> ''),
  -- Nothing is hidden without a word to its author.
  ADD CONSTRAINT "feedback_hidden" CHECK (("hiddenReason" IS NULL) = ("hiddenAt" IS NULL) AND "hiddenReason" <> '');

ALTER TABLE "shop_settings"
  ADD CONSTRAINT "shop_settings_one" CHECK ("id" = 1),
  ADD CONSTRAINT "shop_settings_version" CHECK ("version" >= 0);

ALTER TABLE "orders" ADD CONSTRAINT "orders_garments" CHECK ("garments" >= 0);

-- The tables of one row.
INSERT INTO "workshop" DEFAULT VALUES;
INSERT INTO "shop_settings" DEFAULT VALUES;

-- Search --------------------------------------------------------------------------------------------

CREATE FUNCTION search_plain("text" TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN lower(unaccent(regexp_replace(coalesce("text", ''), '[_-]', ' ', 'g')));

-- A detail that is only true or false is found by its name: 'dupatta' for a lehenga with its dupatta included.
CREATE FUNCTION search_details("details" JSONB) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(CASE "value" WHEN 'true' THEN regexp_replace("key", '([A-Z])', ' \1', 'g') ELSE "value" END, ' ')
  FROM jsonb_each_text("details") WHERE "value" <> 'false');

CREATE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS')));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails")));
  "body" TEXT := search_plain(NEW."description");
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D');
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"), '[^[:alnum:]]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_fill_search"
  BEFORE INSERT OR UPDATE OF "productName", "category", "color", "fabricType", "pattern", "tags", "seasonalTags",
    "embellishments", "productType", "stitchingType", "blouseDetails", "suitDetails", "lehengaDetails",
    "sareeDetails", "description"
  ON "products" FOR EACH ROW EXECUTE FUNCTION products_fill_search();

-- Text as a query for its words in their order; with ':*' also for longer words that begin with it. Empty for letters of
-- which nothing is left without their accents.
CREATE FUNCTION search_lexemes("text" TEXT, "suffix" TEXT) RETURNS TSQUERY LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(to_tsquery('english',
  '''' || replace(replace(nullif(btrim(search_plain("text")), ''), '\', '\\'), '''', '''''') || '''' || "suffix"), '');

CREATE FUNCTION search_letters("word" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg("letter", '' ORDER BY "letter") FROM regexp_split_to_table("word", '') AS "letter");

-- The catalogue's words that an unknown word may have meant: those spelled much like it, or with two letters transposed
-- ('bleu'). At most four, and none that is much less similar than the best.
CREATE FUNCTION search_similar("typed_word" TEXT) RETURNS TEXT[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_agg("word") FROM (
      SELECT "word", "closeness", max("closeness") OVER () AS "best" FROM (
        SELECT "word", similarity("word", "typed_word") AS "closeness"
        FROM "search_words" WHERE "word" % "typed_word"
        UNION ALL
        SELECT "word", 0.9 FROM "search_words"
        WHERE "word" LIKE left("typed_word", 1) || '%' AND char_length("word") = char_length("typed_word")
          AND search_letters("word") = search_letters("typed_word")) AS "candidates"
      ORDER BY "closeness" DESC, "word" LIMIT 4) AS "closest"
    WHERE "closeness" >= 0.8 * "best");
END $$;

-- What was typed, as queries from the strictest to the loosest: for all words, for the garments among them, for any of
-- them. `words` holds a list for each word: as it was typed, then its synonyms. Each word also matches longer ones and,
-- when the catalogue has nothing like it, those spelled most like it. Whichever is used, products that are such a
-- `garment` by name or category come first; then every word counts (`ranking`), and once more the words exactly as they
-- were typed (`exact`).
CREATE FUNCTION search_queries("words" JSONB, "garments" TEXT[])
RETURNS TABLE ("query" TSQUERY, "garment" TSQUERY, "ranking" TSQUERY, "exact" TSQUERY) LANGUAGE plpgsql STABLE AS $$
DECLARE
  "spellings" TEXT[];
  "other" TEXT;
  "stem" TEXT;
  "typed" TSQUERY;
  "part" TSQUERY;
  "part_of_name" TSQUERY;
  "all" TSQUERY;
  "all_garments" TSQUERY;
BEGIN
  "garment" := '';
  FOR "spellings" IN
    SELECT ARRAY(SELECT jsonb_array_elements_text("each")) FROM jsonb_array_elements("words") AS "each"
  LOOP
    "typed" := search_lexemes("spellings"[1], '');
    "part" := search_lexemes("spellings"[1], ':*');
    "part_of_name" := search_lexemes("spellings"[1], ':*A');
    CONTINUE WHEN numnode("part") = 0; -- a word such as 'with'
    "stem" := rtrim(btrim("typed"::text, ''''), 'i'); -- that of 'embroidery' is 'embroideri'
    IF cardinality("spellings") = 1 AND char_length("stem") >= 3
      AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" LIKE "stem" || '%'
        AND char_length("word") <= char_length("spellings"[1]) + 3) THEN
      "spellings" := "spellings" || search_similar(search_plain("spellings"[1]));
    END IF;
    FOREACH "other" IN ARRAY "spellings"[2:] LOOP
      "part" := "part" || search_lexemes("other", '');
      "part_of_name" := "part_of_name" || search_lexemes("other", ':A');
    END LOOP;
    "all" := coalesce("all" && "part", "part");
    "ranking" := coalesce("ranking" || "part", "part");
    "exact" := coalesce("exact" || "typed", "typed");
    IF "spellings" && "garments" OR char_length("stem") >= 3
      AND EXISTS (SELECT FROM unnest("garments") AS "known" WHERE starts_with("known", "stem")) THEN
      "all_garments" := coalesce("all_garments" && "part", "part");
      "garment" := "garment" || "part_of_name";
    END IF;
  END LOOP;
  FOREACH "query" IN ARRAY array_remove(ARRAY["all", "all_garments", "ranking"], NULL) LOOP
    RETURN NEXT;
  END LOOP;
END $$;

-- The search vector beside date and status in a narrow table.
CREATE FUNCTION products_pass_on_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("id", "dateAdded", "productStatus", "searchVector")
  VALUES (NEW."id", NEW."dateAdded", NEW."productStatus", NEW."searchVector")
  ON CONFLICT ("id") DO UPDATE SET "dateAdded" = EXCLUDED."dateAdded", "productStatus" = EXCLUDED."productStatus",
    "searchVector" = EXCLUDED."searchVector";
  RETURN NULL;
END $$;
CREATE TRIGGER "products_new_words" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_pass_on_words();
CREATE TRIGGER "products_other_words" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."searchVector" IS DISTINCT FROM NEW."searchVector" OR OLD."dateAdded" IS DISTINCT FROM NEW."dateAdded"
    OR OLD."productStatus" IS DISTINCT FROM NEW."productStatus")
  EXECUTE FUNCTION products_pass_on_words();

-- Ratings -------------------------------------------------------------------------------------------

-- Hidden feedback counts in no rating.
CREATE FUNCTION feedback_count_rating() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."productId" IS NOT NULL AND OLD."hiddenAt" IS NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" - 1, "ratingTotal" = "ratingTotal" - OLD."rating"
    WHERE "id" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."productId" IS NOT NULL AND NEW."hiddenAt" IS NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" + 1, "ratingTotal" = "ratingTotal" + NEW."rating"
    WHERE "id" = NEW."productId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "feedback_count_rating"
  AFTER INSERT OR DELETE OR UPDATE OF "rating", "productId", "hiddenAt"
  ON "feedback" FOR EACH ROW EXECUTE FUNCTION feedback_count_rating();

-- Row versions and notifications -------------------------------------------------------------------

CREATE FUNCTION products_raise_version() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_raise_version"
  BEFORE UPDATE OF "lastUpdated", "quantityInStock"
  ON "products" FOR EACH ROW EXECUTE FUNCTION products_raise_version();

-- Notifies all processes of a placed or changed order.
CREATE FUNCTION orders_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders_changed', CASE TG_OP WHEN 'INSERT' THEN 'placed ' ELSE 'changed ' END || NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION orders_notify();

-- The catalogue's version is the sum of these counts. Each connection counts in a row of its own, inside the transaction of
-- its change: writers never wait for each other, and the sum changes in the moment in which the change becomes visible.
CREATE FUNCTION count_catalogue_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("backend", "changes") VALUES (pg_backend_pid(), 1)
  ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "products_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "feedback_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "shop_settings_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "product_words_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_words"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- Totals --------------------------------------------------------------------------------------------

-- After each statement on a table. Arguments: a row's kind, or null for one that does not count, and its paise, both as
-- expressions; then the totals' name, if it isn't the table's, and how many the row counts for, if not one.
CREATE FUNCTION keep_running_totals() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "name" TEXT := coalesce(TG_ARGV[2], TG_TABLE_NAME);
  "one" TEXT := 'SELECT %1$s AS "kind", %2$s * (%4$s) AS "rows", %2$s * coalesce(%3$s, 0) AS "paise" FROM %5$I';
  "changes" TEXT[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "running_totals" WHERE "of" = "name";
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], -1, TG_ARGV[1], coalesce(TG_ARGV[3], '1'), 'before');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], 1, TG_ARGV[1], coalesce(TG_ARGV[3], '1'), 'after');
  END IF;
  EXECUTE format(
    'INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
     SELECT %L, "kind", pg_backend_pid(), sum("rows"), sum("paise") FROM (%s) AS "changed"
     WHERE "kind" IS NOT NULL GROUP BY "kind" HAVING sum("rows") <> 0 OR sum("paise") <> 0
     ON CONFLICT ("of", "kind", "backend") DO UPDATE SET
       "count" = "running_totals"."count" + EXCLUDED."count", "paise" = "running_totals"."paise" + EXCLUDED."paise"',
    "name", array_to_string("changes", ' UNION ALL '));
  RETURN NULL;
END $$;
CREATE TRIGGER "products_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"productStatus"::text', '0');
CREATE TRIGGER "products_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"productStatus"::text', '0');
CREATE TRIGGER "products_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"productStatus"::text', '0');
CREATE TRIGGER "products_truncated" AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "feedback_inserted" AFTER INSERT ON "feedback" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('concat_ws('' '', CASE WHEN "hiddenAt" IS NULL THEN ''shown'' ELSE ''hidden'' END,
    CASE WHEN "reply" IS NULL THEN ''open'' ELSE ''replied'' END, "rating")', '0');
CREATE TRIGGER "feedback_updated" AFTER UPDATE ON "feedback" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('concat_ws('' '', CASE WHEN "hiddenAt" IS NULL THEN ''shown'' ELSE ''hidden'' END,
    CASE WHEN "reply" IS NULL THEN ''open'' ELSE ''replied'' END, "rating")', '0');
CREATE TRIGGER "feedback_deleted" AFTER DELETE ON "feedback" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('concat_ws('' '', CASE WHEN "hiddenAt" IS NULL THEN ''shown'' ELSE ''hidden'' END,
    CASE WHEN "reply" IS NULL THEN ''open'' ELSE ''replied'' END, "rating")', '0');
CREATE TRIGGER "feedback_truncated" AFTER TRUNCATE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "orders_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderStatus"::text', '"totalPrice" + "delivery"');
CREATE TRIGGER "orders_updated" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderStatus"::text', '"totalPrice" + "delivery"');
CREATE TRIGGER "orders_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderStatus"::text', '"totalPrice" + "delivery"');
CREATE TRIGGER "orders_truncated" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "order_drafts_inserted" AFTER INSERT ON "order_drafts" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderType"::text', '0');
CREATE TRIGGER "order_drafts_updated" AFTER UPDATE ON "order_drafts" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderType"::text', '0');
CREATE TRIGGER "order_drafts_deleted" AFTER DELETE ON "order_drafts" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"orderType"::text', '0');
CREATE TRIGGER "order_drafts_truncated" AFTER TRUNCATE ON "order_drafts"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"role"::text', '0');
CREATE TRIGGER "users_updated" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"role"::text', '0');
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"role"::text', '0');
CREATE TRIGGER "users_truncated" AFTER TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "audit_entries_inserted" AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"entity"::text', '0');
CREATE TRIGGER "audit_entries_updated" AFTER UPDATE ON "audit_entries" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"entity"::text', '0');
CREATE TRIGGER "audit_entries_deleted" AFTER DELETE ON "audit_entries" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"entity"::text', '0');
CREATE TRIGGER "audit_entries_truncated" AFTER TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
CREATE TRIGGER "orders_by_day_truncated" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'')', 'CASE WHEN "orderStatus" <> ''CANCELLED'' THEN "totalPrice" + "delivery" END', 'orders by day');
CREATE TRIGGER "garments_by_due_day_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" IN (''PENDING'', ''CONFIRMED'', ''MEASURED'', ''STITCHING'', ''TRIAL'')
    THEN to_char("deliveryDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '0', 'garments by due day', '"garments"');
CREATE TRIGGER "garments_by_due_day_updated" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" IN (''PENDING'', ''CONFIRMED'', ''MEASURED'', ''STITCHING'', ''TRIAL'')
    THEN to_char("deliveryDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '0', 'garments by due day', '"garments"');
CREATE TRIGGER "garments_by_due_day_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" IN (''PENDING'', ''CONFIRMED'', ''MEASURED'', ''STITCHING'', ''TRIAL'')
    THEN to_char("deliveryDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '0', 'garments by due day', '"garments"');
CREATE TRIGGER "garments_by_due_day_truncated" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" IN (''PENDING'', ''CONFIRMED'', ''MEASURED'', ''STITCHING'', ''TRIAL'')
    THEN to_char("deliveryDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '0', 'garments by due day');
CREATE TRIGGER "orders_by_name_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"customerName"', '0', 'orders by name', '1');
CREATE TRIGGER "orders_by_name_updated" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"customerName"', '0', 'orders by name', '1');
CREATE TRIGGER "orders_by_name_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"customerName"', '0', 'orders by name', '1');
CREATE TRIGGER "orders_by_name_truncated" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"customerName"', '0', 'orders by name');
CREATE TRIGGER "feedback_by_name_inserted" AFTER INSERT ON "feedback" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"name"', '0', 'feedback by name', '1');
CREATE TRIGGER "feedback_by_name_updated" AFTER UPDATE ON "feedback" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"name"', '0', 'feedback by name', '1');
CREATE TRIGGER "feedback_by_name_deleted" AFTER DELETE ON "feedback" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"name"', '0', 'feedback by name', '1');
CREATE TRIGGER "feedback_by_name_truncated" AFTER TRUNCATE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('"name"', '0', 'feedback by name');
CREATE TRIGGER "orders_by_day_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '"totalPrice" + "delivery"', 'orders by day');
CREATE TRIGGER "orders_by_day_updated" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '"totalPrice" + "delivery"', 'orders by day');
CREATE TRIGGER "orders_by_day_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals('CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END', '"totalPrice" + "delivery"', 'orders by day');

-- The shop's day on which a line was sold, and the pieces of each design by month.
CREATE FUNCTION order_sold_on("status" "OrderStatus", "at" TIMESTAMPTZ) RETURNS DATE LANGUAGE sql IMMUTABLE
RETURN CASE WHEN "status" <> 'CANCELLED' THEN ("at" AT TIME ZONE 'Asia/Kolkata')::date END;

-- The order is locked against changes until the line's transaction ends.
CREATE FUNCTION order_items_fill_sold_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  SELECT order_sold_on("orderStatus", "orderDate") INTO NEW."soldOn"
  FROM "orders" WHERE "id" = NEW."orderId" FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER "order_items_fill_sold_on" BEFORE INSERT ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_items_fill_sold_on();

CREATE FUNCTION orders_pass_on_sold_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_items" SET "soldOn" = order_sold_on(NEW."orderStatus", NEW."orderDate") WHERE "orderId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_pass_on_sold_on" AFTER UPDATE OF "orderStatus", "orderDate" ON "orders" FOR EACH ROW
  WHEN (order_sold_on(OLD."orderStatus", OLD."orderDate") IS DISTINCT FROM order_sold_on(NEW."orderStatus", NEW."orderDate"))
  EXECUTE FUNCTION orders_pass_on_sold_on();

-- A design's row of a month is changed after the design and the lines are locked, and always in the same order, so that
-- writers cannot deadlock.
CREATE FUNCTION keep_sales_by_month() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "one" TEXT := '
    SELECT date_trunc(''month'', "soldOn")::date AS "month", "productId", %s * "quantity" AS "pieces" FROM %I
    WHERE "soldOn" IS NOT NULL AND "productId" IS NOT NULL';
  "changes" TEXT[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "sales_by_month";
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN "changes" := "changes" || format("one", -1, 'before'); END IF;
  IF TG_OP <> 'DELETE' THEN "changes" := "changes" || format("one", 1, 'after'); END IF;
  EXECUTE format(
    'INSERT INTO "sales_by_month" ("month", "productId", "pieces")
     SELECT "month", "productId", sum("pieces") FROM (%s) AS "changed"
     GROUP BY "month", "productId" HAVING sum("pieces") <> 0 ORDER BY "month", "productId"
     ON CONFLICT ("month", "productId") DO UPDATE SET "pieces" = "sales_by_month"."pieces" + EXCLUDED."pieces"',
    array_to_string("changes", ' UNION ALL '));
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "sales_by_month" USING "before"
    WHERE "sales_by_month"."pieces" = 0 AND "sales_by_month"."productId" = "before"."productId"
      AND "sales_by_month"."month" = date_trunc('month', "before"."soldOn")::date;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "sales_inserted" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_updated" AFTER UPDATE ON "order_items" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_deleted" AFTER DELETE ON "order_items" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_truncated" AFTER TRUNCATE ON "order_items"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
