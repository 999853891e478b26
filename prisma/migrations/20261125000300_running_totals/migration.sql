-- How many rows of each kind a table has, and what they come to: kept, because counting them anew takes longer the more
-- there are. As in `catalogue_changes`, each connection counts in rows of its own, inside the transaction of its change: nobody
-- waits for anybody, and the sums change at the moment at which the change becomes visible to others.
CREATE TABLE "running_totals" (
  "of" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "backend" INTEGER NOT NULL,
  "count" BIGINT NOT NULL,
  "paise" BIGINT NOT NULL,

  CONSTRAINT "running_totals_pkey" PRIMARY KEY ("of", "kind", "backend")
) WITH (fillfactor = 50);

-- After each statement on a table. Its arguments: a row's kind, and what it comes to in paise, as expressions.
CREATE FUNCTION keep_running_totals() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "one" TEXT := 'SELECT %s AS "kind", %s AS "rows", coalesce(%s, 0) AS "paise" FROM %I';
  "changes" TEXT[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "running_totals" WHERE "of" = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], -1, '-(' || TG_ARGV[1] || ')', 'before');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "changes" := "changes" || format("one", TG_ARGV[0], 1, TG_ARGV[1], 'after');
  END IF;
  EXECUTE format(
    'INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
     SELECT %L, "kind", pg_backend_pid(), sum("rows"), sum("paise") FROM (%s) AS "changed" GROUP BY "kind"
     HAVING sum("rows") <> 0 OR sum("paise") <> 0
     ON CONFLICT ("of", "kind", "backend") DO UPDATE SET
       "count" = "running_totals"."count" + EXCLUDED."count", "paise" = "running_totals"."paise" + EXCLUDED."paise"',
    TG_TABLE_NAME, array_to_string("changes", ' UNION ALL '));
  RETURN NULL;
END $$;

-- Begins to keep a table's totals, with what it holds now.
CREATE FUNCTION begin_running_totals("table" TEXT, "kind" TEXT, "paise" TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    CREATE TRIGGER "%1$s_inserted" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS "after"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L);
    CREATE TRIGGER "%1$s_updated" AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L);
    CREATE TRIGGER "%1$s_deleted" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS "before"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals(%2$L, %3$L);
    CREATE TRIGGER "%1$s_truncated" AFTER TRUNCATE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION keep_running_totals();
    INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
      SELECT %1$L, %2$s, 0, count(*), coalesce(sum(%3$s), 0) FROM %1$I GROUP BY 2', "table", "kind", "paise");
END $$;

SELECT begin_running_totals('products', '"productStatus"::text', '0');
SELECT begin_running_totals('feedback',
  'concat_ws('' '', CASE WHEN "hiddenAt" IS NULL THEN ''shown'' ELSE ''hidden'' END,
    CASE WHEN "reply" IS NULL THEN ''open'' ELSE ''replied'' END, "rating")', '0');
SELECT begin_running_totals('orders', '"orderStatus"::text', '"totalPrice" + "delivery"');
SELECT begin_running_totals('order_drafts', '"orderType"::text', '0');
SELECT begin_running_totals('users', '"role"::text', '0');
SELECT begin_running_totals('audit_entries', '"entity"::text', '0');

DROP FUNCTION begin_running_totals(TEXT, TEXT, TEXT);
