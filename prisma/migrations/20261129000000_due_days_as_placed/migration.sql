-- Orders of the same due day, or of none, come as they were placed.

-- CreateIndex
CREATE INDEX "orders_orderStatus_deliveryDate_orderDate_id_idx"
  ON "orders"("orderStatus", "deliveryDate", "orderDate", "id");
CREATE INDEX "orders_deliveryDate_orderDate_id_idx" ON "orders"("deliveryDate", "orderDate", "id");

-- DropIndex
DROP INDEX "orders_orderStatus_deliveryDate_id_idx";
DROP INDEX "orders_deliveryDate_id_idx";

-- What Prisma's schema cannot say ---------------------------------------------------------------

DROP INDEX "orders_under_way";
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "orderDate", "id") INCLUDE ("orderStatus")
  WHERE "isUnderWay";
