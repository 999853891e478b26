-- A day's orders are those that weren't cancelled, as its revenue is theirs.
DROP TRIGGER "orders_by_day_inserted" ON "orders";
DROP TRIGGER "orders_by_day_updated" ON "orders";
DROP TRIGGER "orders_by_day_deleted" ON "orders";

CREATE TRIGGER "orders_by_day_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(
    'CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END',
    '"totalPrice" + "delivery"', 'orders by day');
CREATE TRIGGER "orders_by_day_updated" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(
    'CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END',
    '"totalPrice" + "delivery"', 'orders by day');
CREATE TRIGGER "orders_by_day_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(
    'CASE WHEN "orderStatus" <> ''CANCELLED'' THEN to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END',
    '"totalPrice" + "delivery"', 'orders by day');

-- Those counted until now have no revenue to take back.
INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
SELECT 'orders by day', to_char("orderDate" AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD'), 0, -count(*), 0
FROM "orders" WHERE "orderStatus" = 'CANCELLED' GROUP BY 2
ON CONFLICT ("of", "kind", "backend") DO UPDATE SET "count" = "running_totals"."count" + EXCLUDED."count";
