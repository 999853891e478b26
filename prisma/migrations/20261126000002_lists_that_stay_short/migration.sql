-- Numbers that begin so.
CREATE INDEX "orders_number_prefix" ON "orders"("orderNumber" text_pattern_ops);

-- What Prisma's schema cannot say ---------------------------------------------------------------

-- Few orders are under way, however many have been delivered. A column says so, since an index cannot be chosen by a status
-- that comes as text.
ALTER TABLE "orders" ADD COLUMN "isUnderWay" BOOLEAN NOT NULL
  GENERATED ALWAYS AS ("orderStatus" <> 'DELIVERED' AND "orderStatus" <> 'CANCELLED') STORED;
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "id") INCLUDE ("orderStatus") WHERE "isUnderWay";
