CREATE TYPE "Fulfilment" AS ENUM ('DELIVERY', 'PICKUP');

ALTER TABLE "order_drafts"
  ADD COLUMN "fulfilment" "Fulfilment" NOT NULL DEFAULT 'DELIVERY',
  ADD COLUMN "neededBy" DATE,
  ADD COLUMN "giftNote" TEXT;

ALTER TABLE "orders"
  ADD COLUMN "fulfilment" "Fulfilment" NOT NULL DEFAULT 'DELIVERY',
  ADD COLUMN "neededBy" DATE,
  ADD COLUMN "giftNote" TEXT;

-- An order that is picked up has no address.
ALTER TABLE "orders"
  DROP CONSTRAINT "orders_customer",
  ADD CONSTRAINT "orders_customer" CHECK (
    "customerName" <> '' AND "customerEmail" <> '' AND "customerPhone" ~ '^[0-9]{10}$'
    AND ("fulfilment" = 'PICKUP'
      OR "street" <> '' AND "city" <> '' AND "state" <> '' AND "pincode" ~ '^[0-9]{6}$'));
