-- Nothing is ordered or changed until all is counted from here on.
LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE;

-- The shop's day on which a piece was ordered, for as long as its order isn't cancelled.
ALTER TABLE "order_items" ADD COLUMN "soldOn" DATE;
UPDATE "order_items" SET "soldOn" = ("orderDate" AT TIME ZONE 'Asia/Kolkata')::date
FROM "orders" WHERE "orders"."id" = "orderId" AND "orderStatus" <> 'CANCELLED';

-- CreateTable
CREATE TABLE "sales_by_month" (
    "month" DATE NOT NULL,
    "productId" UUID NOT NULL,
    "pieces" INTEGER NOT NULL,

    CONSTRAINT "sales_by_month_pkey" PRIMARY KEY ("month","productId")
);

INSERT INTO "sales_by_month" ("month", "productId", "pieces")
SELECT date_trunc('month', "soldOn")::date, "productId", sum("quantity")
FROM "order_items" WHERE "soldOn" IS NOT NULL AND "productId" IS NOT NULL GROUP BY 1, 2;

-- CreateIndex
CREATE INDEX "sales_by_month_month_pieces_idx" ON "sales_by_month"("month", "pieces" DESC);

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "sales_by_month" SET (fillfactor = 80);

-- A design's sales, and those of some days, without a look at the lines themselves.
DROP INDEX "order_items_productId_idx";
CREATE INDEX "order_items_sold_of_product" ON "order_items" ("productId", "soldOn") INCLUDE ("quantity", "unitPrice");
CREATE INDEX "order_items_sold" ON "order_items" ("soldOn") INCLUDE ("productId", "quantity", "unitPrice")
  WHERE "soldOn" IS NOT NULL AND "productId" IS NOT NULL;

CREATE FUNCTION order_sold_on("status" "OrderStatus", "at" TIMESTAMPTZ) RETURNS DATE LANGUAGE sql IMMUTABLE
RETURN CASE WHEN "status" <> 'CANCELLED' THEN ("at" AT TIME ZONE 'Asia/Kolkata')::date END;

-- The order stays as it is until the line's transaction ends.
CREATE FUNCTION order_items_fill_sold_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  SELECT order_sold_on("orderStatus", "orderDate") INTO NEW."soldOn"
  FROM "orders" WHERE "id" = NEW."orderId" FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER "order_items_fill_sold_on" BEFORE INSERT ON "order_items"
  FOR EACH ROW EXECUTE FUNCTION order_items_fill_sold_on();

CREATE FUNCTION orders_pass_on_sold_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_items" SET "soldOn" = order_sold_on(NEW."orderStatus", NEW."orderDate") WHERE "orderId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_pass_on_sold_on" AFTER UPDATE OF "orderStatus", "orderDate" ON "orders" FOR EACH ROW
  WHEN (order_sold_on(OLD."orderStatus", OLD."orderDate") IS DISTINCT FROM order_sold_on(NEW."orderStatus", NEW."orderDate"))
  EXECUTE FUNCTION orders_pass_on_sold_on();

-- A month's row of a design is changed after the design is held and its lines are, and always in the same order, so that
-- no two writers wait for each other in a circle.
CREATE FUNCTION keep_sales_by_month() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "one" TEXT := '
    SELECT date_trunc(''month'', "soldOn")::date AS "month", "productId", %s * "quantity" AS "pieces" FROM %I
    WHERE "soldOn" IS NOT NULL AND "productId" IS NOT NULL';
  "changes" TEXT[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "sales_by_month";
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN "changes" := "changes" || format("one", -1, 'before'); END IF;
  IF TG_OP <> 'DELETE' THEN "changes" := "changes" || format("one", 1, 'after'); END IF;
  EXECUTE format(
    'INSERT INTO "sales_by_month" ("month", "productId", "pieces")
     SELECT "month", "productId", sum("pieces") FROM (%s) AS "changed"
     GROUP BY "month", "productId" HAVING sum("pieces") <> 0 ORDER BY "month", "productId"
     ON CONFLICT ("month", "productId") DO UPDATE SET "pieces" = "sales_by_month"."pieces" + EXCLUDED."pieces"',
    array_to_string("changes", ' UNION ALL '));
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "sales_by_month" USING "before"
    WHERE "sales_by_month"."pieces" = 0 AND "sales_by_month"."productId" = "before"."productId"
      AND "sales_by_month"."month" = date_trunc('month', "before"."soldOn")::date;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "sales_inserted" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_updated" AFTER UPDATE ON "order_items" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_deleted" AFTER DELETE ON "order_items" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
CREATE TRIGGER "sales_truncated" AFTER TRUNCATE ON "order_items"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_by_month();
