-- A cart line keeps the design's names in all languages, as orders do, for when the design is deleted.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "cart_lines" ADD COLUMN "translatedNames" JSONB NOT NULL DEFAULT '[]';

UPDATE "cart_lines" SET "translatedNames" = "products"."translatedNames" FROM "products"
  WHERE "products"."id" = "productId" AND "products"."translatedNames" <> '[]';
