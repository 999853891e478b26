-- How many garments of an order have to be stitched: as many as were ordered by measure, and one for a custom order.
ALTER TABLE "orders" ADD COLUMN "garments" INTEGER;
UPDATE "orders" SET "garments" = CASE "orderType" WHEN 'CUSTOM' THEN 1 ELSE (
  SELECT coalesce(sum("quantity"), 0) FROM "order_items" WHERE "orderId" = "orders"."id" AND "productType" = 'TAILOR') END;
ALTER TABLE "orders" ALTER COLUMN "garments" SET NOT NULL;

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "orders" ADD CONSTRAINT "orders_garments" CHECK ("garments" >= 0);

-- After each statement on a table. Its arguments: a row's kind, or null for one that doesn't count, and what it comes to in
-- paise, as expressions; then the totals' name, if it isn't the table's, and as how many the row counts, if not as one.
CREATE OR REPLACE FUNCTION keep_running_totals() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "name" TEXT := coalesce(TG_ARGV[2], TG_TABLE_NAME);
  "one" TEXT := 'SELECT %1$s AS "kind", %2$s * (%4$s) AS "rows", %2$s * coalesce(%3$s, 0) AS "paise" FROM %5$I';
  "changes" TEXT[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "running_totals" WHERE "of" = "name";
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], -1, TG_ARGV[1], coalesce(TG_ARGV[3], '1'), 'before');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], 1, TG_ARGV[1], coalesce(TG_ARGV[3], '1'), 'after');
  END IF;
  EXECUTE format(
    'INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
     SELECT %L, "kind", pg_backend_pid(), sum("rows"), sum("paise") FROM (%s) AS "changed"
     WHERE "kind" IS NOT NULL GROUP BY "kind" HAVING sum("rows") <> 0 OR sum("paise") <> 0
     ON CONFLICT ("of", "kind", "backend") DO UPDATE SET
       "count" = "running_totals"."count" + EXCLUDED."count", "paise" = "running_totals"."paise" + EXCLUDED."paise"',
    "name", array_to_string("changes", ' UNION ALL '));
  RETURN NULL;
END $$;

-- Begins to keep totals of a table's rows under another name than its own, with what it holds now.
CREATE FUNCTION begin_running_totals("table" TEXT, "kind" TEXT, "paise" TEXT, "name" TEXT, "counts" TEXT)
RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    CREATE TRIGGER "%6$s_inserted" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS "after"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L, %4$L, %5$L);
    CREATE TRIGGER "%6$s_updated" AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L, %4$L, %5$L);
    CREATE TRIGGER "%6$s_deleted" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS "before"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L, %4$L, %5$L);
    CREATE TRIGGER "%6$s_truncated" AFTER TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L, %4$L);
    INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
      SELECT %4$L, %2$s, 0, sum(%5$s), coalesce(sum(%3$s), 0) FROM %1$I WHERE %2$s IS NOT NULL GROUP BY 2',
    "table", "kind", "paise", "name", "counts", replace("name", ' ', '_'));
END $$;

-- Days are the shop's. Revenue is what its orders cost, but for those that were cancelled.
SELECT begin_running_totals('orders', 'to_char("orderDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'')',
  'CASE WHEN "orderStatus" <> ''CANCELLED'' THEN "totalPrice" + "delivery" END', 'orders by day', '1');
SELECT begin_running_totals('orders',
  'CASE WHEN "orderStatus" IN (''PENDING'', ''CONFIRMED'', ''MEASURED'', ''STITCHING'', ''TRIAL'')
    THEN to_char("deliveryDate" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM-DD'') END',
  '0', 'garments by due day', '"garments"');

-- Who is looked for by a part of her name: few people are as many as their orders and words.
SELECT begin_running_totals('orders', '"customerName"', '0', 'orders by name', '1');
SELECT begin_running_totals('feedback', '"name"', '0', 'feedback by name', '1');
CREATE INDEX "running_totals_names" ON "running_totals" USING GIN ("kind" gin_trgm_ops)
  WHERE "of" IN ('orders by name', 'feedback by name');
CREATE INDEX "orders_by_name" ON "orders" ("customerName");
CREATE INDEX "feedback_by_name" ON "feedback" ("name");

DROP FUNCTION begin_running_totals(TEXT, TEXT, TEXT, TEXT, TEXT);

DROP INDEX "orders_figures";
