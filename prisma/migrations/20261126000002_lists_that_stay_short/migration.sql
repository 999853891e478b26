-- Numbers that begin so.
CREATE INDEX "orders_number_prefix" ON "orders"("orderNumber" text_pattern_ops);

-- What Prisma's schema cannot say ---------------------------------------------------------------

-- Few orders are under way, however many have been delivered. A column says so, since an index cannot be chosen by a status
-- that comes as text.
ALTER TABLE "orders" ADD COLUMN "isUnderWay" BOOLEAN NOT NULL
  GENERATED ALWAYS AS ("orderStatus" <> 'DELIVERED' AND "orderStatus" <> 'CANCELLED') STORED;
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "id") INCLUDE ("orderStatus") WHERE "isUnderWay";

-- The newest designs, with what filters ask for and facets count.
DROP INDEX "products_newest";
CREATE INDEX "products_newest" ON "products" ("dateAdded" DESC, "id" DESC)
  INCLUDE ("productStatus", "category", "fabricType", "stitchingType", "pattern", "embellishments", "availabilityStatus",
    "color", "productType", "featuredProduct", "customizationAvailable", "unitPrice");
-- So that counts need no look at the designs either.
DROP INDEX "products_kind_by_price";
CREATE INDEX "products_kind_by_price" ON "products" ("category", lower("fabricType"), "unitPrice", "id")
  INCLUDE ("fabricType") WHERE "productStatus" = 'ACTIVE';

-- What is said of a design, counted by rating without a look at the words.
DROP INDEX "feedback_productId_rating_createdAt_id_idx";
CREATE INDEX "feedback_productId_rating_createdAt_id_idx"
  ON "feedback" ("productId", "rating" DESC, "createdAt" DESC, "id" DESC) INCLUDE ("hiddenAt");
