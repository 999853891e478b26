-- Totals are aggregates over indexes instead of counters that triggers maintain.

-- Nothing is ordered, changed or said while its triggers are dropped.
LOCK TABLE "products", "feedback", "orders", "order_items", "order_drafts", "users", "audit_entries"
  IN ACCESS EXCLUSIVE MODE;

-- With their triggers, four for each of ten totals.
DROP FUNCTION keep_running_totals() CASCADE;
DROP FUNCTION keep_sales_by_month() CASCADE;
DROP FUNCTION order_items_fill_sold_on() CASCADE;
DROP FUNCTION orders_pass_on_sold_on() CASCADE;
DROP FUNCTION order_sold_on("OrderStatus", TIMESTAMPTZ);

-- DropTable
DROP TABLE "running_totals";
DROP TABLE "sales_by_month";

-- AlterTable
ALTER TABLE "order_items" DROP COLUMN "soldOn";

-- DropIndex: a search finds names by their trigrams.
DROP INDEX "orders_by_name";

-- CreateIndex
CREATE INDEX "order_items_productId_idx" ON "order_items"("productId");
CREATE INDEX "products_by_status" ON "products"("productStatus");
CREATE INDEX "feedback_totals" ON "feedback"("rating", "hiddenAt", "repliedAt");

-- What Prisma's schema cannot express: covering indexes, for counts and sums without the table's rows.
DROP INDEX "orders_orderDate_id_idx";
CREATE INDEX "orders_orderDate_id_idx" ON "orders" ("orderDate" DESC, "id" DESC)
  INCLUDE ("orderStatus", "totalPrice", "delivery");
DROP INDEX "orders_under_way";
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "orderDate", "id") INCLUDE ("orderStatus", "garments")
  WHERE "isUnderWay";
