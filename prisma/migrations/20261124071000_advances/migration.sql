-- What the shop asks for in advance, as its settings were when the price was agreed.
ALTER TABLE "orders" ADD COLUMN "advance" BIGINT NOT NULL DEFAULT 0;

ALTER TABLE "orders" ADD CONSTRAINT "orders_advance" CHECK (
  "advance" BETWEEN 0 AND coalesce("totalPrice", 0) + coalesce("delivery", 0) - "promotionTotal");
