-- A search is nearly always for designs of one status. Told beside their words, it spares a look at each design.

-- No design changes until its status is passed on from here on.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;

-- AlterTable
ALTER TABLE "product_words" ADD COLUMN "productStatus" "ProductStatus" NOT NULL DEFAULT 'ACTIVE';
ALTER TABLE "product_words" ALTER COLUMN "productStatus" DROP DEFAULT;

UPDATE "product_words" SET "productStatus" = "products"."productStatus"
FROM "products" WHERE "products"."id" = "product_words"."id" AND "products"."productStatus" <> 'ACTIVE';

-- What Prisma's schema cannot say ---------------------------------------------------------------

CREATE OR REPLACE FUNCTION products_pass_on_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("id", "dateAdded", "productStatus", "searchVector")
  VALUES (NEW."id", NEW."dateAdded", NEW."productStatus", NEW."searchVector")
  ON CONFLICT ("id") DO UPDATE SET "dateAdded" = EXCLUDED."dateAdded", "productStatus" = EXCLUDED."productStatus",
    "searchVector" = EXCLUDED."searchVector";
  RETURN NULL;
END $$;

DROP TRIGGER "products_other_words" ON "products";
CREATE TRIGGER "products_other_words" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."searchVector" IS DISTINCT FROM NEW."searchVector" OR OLD."dateAdded" IS DISTINCT FROM NEW."dateAdded"
    OR OLD."productStatus" IS DISTINCT FROM NEW."productStatus")
  EXECUTE FUNCTION products_pass_on_words();
