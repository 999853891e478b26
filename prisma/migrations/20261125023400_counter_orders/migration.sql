-- What garments cost to make, and their add-ons: one row.
CREATE TABLE "price_list" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "list" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_list_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_one_row" CHECK ("id" = 1);
INSERT INTO "price_list" DEFAULT VALUES;

-- Orders that are taken at the counter have no draft, and perhaps no e-mail.
ALTER TABLE "orders"
  ALTER COLUMN "draftId" DROP NOT NULL,
  DROP CONSTRAINT "orders_customer",
  ADD CONSTRAINT "orders_customer" CHECK (
    "customerName" <> '' AND ("customerEmail" <> '' OR "draftId" IS NULL) AND "customerPhone" ~ '^[0-9]{10}$'
    AND ("fulfilment" = 'PICKUP'
      OR "street" <> '' AND "city" <> '' AND "state" <> '' AND "pincode" ~ '^[0-9]{6}$'));

ALTER TABLE "order_items"
  ADD COLUMN "addOns" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "clothCm" INTEGER,
  ADD COLUMN "note" TEXT,
  ADD CONSTRAINT "order_items_cloth" CHECK ("clothCm" > 0);
