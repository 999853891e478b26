-- The totals of orders are read from an index alone.
DROP INDEX "orders_orderDate_id_idx";
CREATE INDEX "orders_orderDate_id_idx" ON "orders" ("orderDate" DESC, "id" DESC)
  INCLUDE ("orderStatus", "totalToPay", "credited");
