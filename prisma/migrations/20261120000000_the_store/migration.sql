-- Search compares words without accents and forgives misspelling.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('SHOPPER', 'ADMIN');

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
CREATE TYPE "OrderStatus" AS ENUM ('PENDING');

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

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
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

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
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

    CONSTRAINT "order_draft_items_pkey" PRIMARY KEY ("draftId","position")
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
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_emailKey_key" ON "users"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "products_externalRef_key" ON "products"("externalRef");

-- CreateIndex
CREATE INDEX "products_newest" ON "products"("dateAdded" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_by_price" ON "products"("unitPrice", "id");

-- CreateIndex
CREATE INDEX "products_by_discount" ON "products"("discount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_by_rating" ON "products"("ratingAverage" DESC, "ratingCount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_by_name" ON "products"("productName", "id");

-- CreateIndex
CREATE INDEX "products_category" ON "products"("category", "dateAdded" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_tailor_price" ON "products"("tailorPrice");

-- CreateIndex
CREATE INDEX "products_ready_made_price" ON "products"("readyMadePrice");

-- CreateIndex
CREATE INDEX "products_embellishments" ON "products" USING GIN ("embellishments");

-- CreateIndex
CREATE INDEX "products_search" ON "products" USING GIN ("searchVector");

-- CreateIndex
CREATE INDEX "search_words_trigrams" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_words_prefix" ON "search_words"("word" text_pattern_ops);

-- CreateIndex
CREATE INDEX "cart_lines_productId_idx" ON "cart_lines"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "cart_lines_userId_productId_productType_key" ON "cart_lines"("userId", "productId", "productType");

-- CreateIndex
CREATE INDEX "feedback_rating_createdAt_id_idx" ON "feedback"("rating" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "feedback_createdAt_id_idx" ON "feedback"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "feedback_userId_idx" ON "feedback"("userId");

-- CreateIndex
CREATE INDEX "feedback_productId_rating_createdAt_idx" ON "feedback"("productId", "rating" DESC, "createdAt" DESC);

-- CreateIndex
CREATE INDEX "order_drafts_userId_updatedAt_id_idx" ON "order_drafts"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "order_draft_items_productId_idx" ON "order_draft_items"("productId");

-- CreateIndex
CREATE INDEX "images_ownerId_idx" ON "images"("ownerId");

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
ALTER TABLE "images" ADD CONSTRAINT "images_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say ---------------------------------------------------------------

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

-- Filters that compare without case, and the featured shelf in its commonest order.
CREATE INDEX "products_featured" ON "products" ("dateAdded" DESC, "id" DESC) WHERE "featuredProduct";
CREATE INDEX "products_fabric" ON "products" (lower("fabricType"));
CREATE INDEX "products_pattern" ON "products" (lower("pattern"));
CREATE INDEX "products_color" ON "products" (lower("color"));

-- Search ------------------------------------------------------------------------------------------

CREATE FUNCTION search_plain("text" TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN lower(unaccent(regexp_replace(coalesce("text", ''), '[_-]', ' ', 'g')));

CREATE FUNCTION search_details("details" JSONB) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (SELECT string_agg("value", ' ') FROM jsonb_each_text("details") WHERE "value" NOT IN ('true', 'false'));

CREATE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "heading" TEXT := search_plain(NEW."productName");
  "kind" TEXT := search_plain(concat_ws(' ', NEW."category"::text, NEW."color", NEW."fabricType", NEW."pattern",
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

-- What was typed, as a query: the words are combined by the operator given ('&' or '|'); each also matches words
-- that begin with it and, when the catalogue knows none, words that are spelt much like it.
CREATE FUNCTION search_query("typed" TEXT, "operator" TEXT) RETURNS TSQUERY LANGUAGE plpgsql STABLE AS $$
DECLARE
  "typed_word" TEXT;
  "similar_words" TEXT[];
  "part" TSQUERY;
  "result" TSQUERY;
BEGIN
  FOR "typed_word" IN
    SELECT "w" FROM regexp_split_to_table(search_plain("typed"), '[^[:alnum:]]+') WITH ORDINALITY AS "t" ("w", "n")
    WHERE "w" <> '' ORDER BY "n" LIMIT 8
  LOOP
    "part" := to_tsquery('english', "typed_word" || ':*');
    CONTINUE WHEN numnode("part") = 0; -- a word such as 'with'
    IF char_length("typed_word") >= 3
      AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" LIKE "typed_word" || '%') THEN
      SELECT array_agg("word") INTO "similar_words" FROM (
        SELECT "word" FROM "search_words" WHERE "word" % "typed_word"
        ORDER BY similarity("word", "typed_word") DESC, "word" LIMIT 4) AS "closest";
      IF "similar_words" IS NOT NULL THEN
        "part" := "part" || to_tsquery('english', array_to_string("similar_words", ' | '));
      END IF;
    END IF;
    "result" := CASE
      WHEN "result" IS NULL THEN "part" WHEN "operator" = '&' THEN "result" && "part" ELSE "result" || "part" END;
  END LOOP;
  RETURN coalesce("result", ''::tsquery);
END $$;

-- Ratings -----------------------------------------------------------------------------------------

CREATE FUNCTION feedback_count_rating() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."productId" IS NOT NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" - 1, "ratingTotal" = "ratingTotal" - OLD."rating"
    WHERE "id" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."productId" IS NOT NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" + 1, "ratingTotal" = "ratingTotal" + NEW."rating"
    WHERE "id" = NEW."productId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "feedback_count_rating"
  AFTER INSERT OR DELETE OR UPDATE OF "rating", "productId"
  ON "feedback" FOR EACH ROW EXECUTE FUNCTION feedback_count_rating();

-- Pages kept by any process of the shop are dropped when what they show changes ----------------------

CREATE FUNCTION tell_catalogue_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;

CREATE TRIGGER "products_tell_change" AFTER INSERT OR UPDATE OR DELETE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER "feedback_tell_change" AFTER INSERT OR UPDATE OR DELETE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
