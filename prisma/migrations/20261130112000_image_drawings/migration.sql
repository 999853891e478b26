-- Which pictures are drawings that stand in for photographs: at first those of the demo catalogue, whose ids are hashes of design and view.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "images" ADD COLUMN "isDrawing" BOOLEAN NOT NULL DEFAULT false;

UPDATE "images" SET "isDrawing" = true
FROM "products", unnest(ARRAY['front', 'back', 'fabric', 'border']) AS "view"
WHERE "products"."externalRef" LIKE 'demo:%'
  AND "images"."id" =
    left(encode(sha256(convert_to(substr("products"."externalRef", 6) || '/' || "view", 'UTF8')), 'hex'), 32);
