SET LOCAL lock_timeout = '2s';

-- The orders that are not paid in full. The list of them summed all payments of all orders: with 200,000 orders it could
-- not be read any more.
CREATE TABLE "outstanding_orders" (
    "orderId" UUID NOT NULL,
    "orderDate" TIMESTAMPTZ(3) NOT NULL,
    "balance" BIGINT NOT NULL,

    CONSTRAINT "outstanding_orders_pkey" PRIMARY KEY ("orderId"),
    CONSTRAINT "outstanding_orders_balance_check" CHECK ("balance" > 0),
    CONSTRAINT "outstanding_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id")
      ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "outstanding_orders_orderDate_orderId_idx" ON "outstanding_orders"("orderDate", "orderId");

-- Locks the orders first: payments that are recorded at the same time see each other.
CREATE FUNCTION keep_outstanding_orders("ids" UUID[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "outstanding_orders" WHERE "orderId" = ANY("ids");
  INSERT INTO "outstanding_orders" ("orderId", "orderDate", "balance")
  SELECT * FROM (
    SELECT "id", "orderDate", "totalToPay" - "credited" - coalesce(
      (SELECT sum("amount") FROM "payments" WHERE "orderId" = "orders"."id"), 0) AS "balance"
    FROM "orders" WHERE "id" = ANY("ids") AND "orderStatus" <> 'CANCELLED'
  ) AS "balances" WHERE "balance" > 0;
END $$;

CREATE FUNCTION payments_keep_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_outstanding_orders((SELECT array_agg(DISTINCT "orderId") FROM "after"));
  RETURN NULL;
END $$;
CREATE TRIGGER "payments_outstanding" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION payments_keep_outstanding();

CREATE FUNCTION orders_keep_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" UUID[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("id") INTO "ids" FROM "after";
  ELSE
    SELECT array_agg("after"."id") INTO "ids" FROM "after" JOIN "before" ON "before"."id" = "after"."id"
    WHERE ("after"."totalToPay", "after"."credited", "after"."orderDate", "after"."orderStatus" = 'CANCELLED')
      IS DISTINCT FROM
      ("before"."totalToPay", "before"."credited", "before"."orderDate", "before"."orderStatus" = 'CANCELLED');
  END IF;
  IF "ids" IS NOT NULL THEN
    PERFORM keep_outstanding_orders("ids");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_outstanding_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION orders_keep_outstanding();
CREATE TRIGGER "orders_outstanding_updated" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION orders_keep_outstanding();
