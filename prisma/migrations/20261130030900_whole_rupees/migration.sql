-- Totals in whole rupees. "promotionTotal" is what promotions take off less what rounds the total, so that "totalToPay" and the
-- version before this one, which knows of no rounding, charge the same.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "orders" ADD COLUMN "roundsTotal" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "orders"
    DROP CONSTRAINT "orders_promotion_total",
    ADD CONSTRAINT "orders_promotion_total" CHECK (
        "promotionTotal" >= CASE WHEN "roundsTotal" THEN -50 ELSE 0 END
        AND "promotionTotal" <= coalesce("totalPrice", 0) + coalesce("delivery", 0)) NOT VALID,
    DROP CONSTRAINT "orders_advance",
    -- An agreed discount may round a total down that was rounded up, and leaves the advance.
    ADD CONSTRAINT "orders_advance" CHECK (
        "advance" BETWEEN 0 AND coalesce("totalPrice", 0) + coalesce("delivery", 0) - "promotionTotal"
          + CASE WHEN "roundsTotal" THEN 100 ELSE 0 END) NOT VALID;

-- Rounding comes after the taxes: it is in no line.
ALTER TABLE "invoices" ADD COLUMN "rounding" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "invoices"
    DROP CONSTRAINT "invoices_total",
    ADD CONSTRAINT "invoices_total" CHECK (
        "total" = "taxableValue" + "cgst" + "sgst" + "igst" + "rounding" AND "total" >= 0
        AND "taxableValue" >= 0 AND "cgst" >= 0 AND "cgst" = "sgst" AND "igst" >= 0) NOT VALID;

-- A new shop rounds; one that has been used doesn't until its owner says so.
UPDATE "shop_settings" SET "settings" = '{"roundsTotals": true}'
WHERE "version" = 0 AND "settings" = '{}' AND NOT EXISTS (SELECT FROM "users") AND NOT EXISTS (SELECT FROM "products")
  AND NOT EXISTS (SELECT FROM "orders");
