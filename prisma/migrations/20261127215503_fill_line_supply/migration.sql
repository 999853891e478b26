SET LOCAL lock_timeout = '2s';
UPDATE "order_items" SET "isOwnCloth" = TRUE, "supply" = 'STITCHING'
WHERE "clothCm" IS NOT NULL AND "productType" = 'TAILOR' AND "supply" IS NULL;
