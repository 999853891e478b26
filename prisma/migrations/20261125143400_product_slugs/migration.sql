-- AlterTable
ALTER TABLE "products" ADD COLUMN "ownBrand" TEXT,
ADD COLUMN "slug" TEXT;

-- CreateTable
CREATE TABLE "product_slugs" (
    "slug" TEXT NOT NULL,
    "productId" UUID NOT NULL,

    CONSTRAINT "product_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "product_slugs_productId_idx" ON "product_slugs"("productId");

-- What Prisma's schema cannot express.

-- The name in lower-case ASCII letters and digits with hyphens, at most 80 of them and cut between words; the category where
-- nothing is left of the name.
CREATE FUNCTION product_slug("name" TEXT, "category" "Category") RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(substring("plain" FROM '^.{1,80}(?=-|$)'), nullif(left("plain", 80), ''), lower("category"::text))
  FROM btrim(regexp_replace(replace(lower(unaccent("name")), '''', ''), '[^a-z0-9]+', '-', 'g'), '-') AS "plain");

-- Existing products: the first of a name has its plain slug. Neither versions nor the times of changes change by it.
ALTER TABLE "products" DISABLE TRIGGER USER;
UPDATE "products" SET "slug" = CASE "place" WHEN 1 THEN "plain" ELSE "plain" || '-' || left("products"."id"::text, 8) END
FROM (
  SELECT "id", "plain", row_number() OVER (PARTITION BY "plain" ORDER BY "dateAdded", "id") AS "place"
  FROM (SELECT "id", "dateAdded", product_slug("productName", "category") AS "plain" FROM "products") AS "named"
) AS "placed" WHERE "placed"."id" = "products"."id";
ALTER TABLE "products" ENABLE TRIGGER USER;
INSERT INTO "product_slugs" ("slug", "productId") SELECT "slug", "id" FROM "products";

-- AlterTable
ALTER TABLE "products" ALTER COLUMN "slug" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- AddForeignKey
-- Deferred: a slug is reserved just before its product is inserted.
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id")
  ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- Gives a product the slug of its name. "product_slugs" has all slugs that products have or had. Of two concurrent products of
-- one name the insertion of the second waits for the first, and gets a slug with the beginning of its id.
CREATE FUNCTION products_set_slug() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "wanted" TEXT := product_slug(NEW."productName", NEW."category");
BEGIN
  INSERT INTO "product_slugs" ("slug", "productId") VALUES ("wanted", NEW."id") ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM "product_slugs" WHERE "slug" = "wanted" AND "productId" = NEW."id") THEN
    "wanted" := "wanted" || '-' || left(NEW."id"::text, 8);
    INSERT INTO "product_slugs" ("slug", "productId") VALUES ("wanted", NEW."id") ON CONFLICT DO NOTHING;
  END IF;
  NEW."slug" := "wanted";
  RETURN NEW;
END $$;
CREATE TRIGGER "products_slug_of_new" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION products_set_slug();
CREATE TRIGGER "products_slug_of_renamed" BEFORE UPDATE OF "productName" ON "products" FOR EACH ROW
  WHEN (OLD."productName" IS DISTINCT FROM NEW."productName") EXECUTE FUNCTION products_set_slug();

-- Products are found by the brand of another maker, too.
CREATE OR REPLACE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "marks" TEXT[] := search_marks(search_plain(NEW."productName"), lower(NEW."category"::text), search_plain(NEW."color"));
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS'),
    CASE WHEN '=set' = ANY("marks") THEN 'set' END));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."ownBrand", NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails"),
    search_sizes(NEW."sizes")));
  "body" TEXT := search_plain(NEW."description");
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D') ||
    array_to_tsvector("marks");
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"), '[^[:alnum:]]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
CREATE TRIGGER "products_fill_brand" BEFORE UPDATE OF "ownBrand" ON "products" FOR EACH ROW
  WHEN (OLD."ownBrand" IS DISTINCT FROM NEW."ownBrand") EXECUTE FUNCTION products_fill_search();
