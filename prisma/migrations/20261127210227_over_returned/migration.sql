SET LOCAL lock_timeout = '2s';

-- An order of which more was returned than received owes its price, as `balanceOf` in domain/orders/balance.ts states: what was
-- returned too much is shown apart.
CREATE OR REPLACE FUNCTION keep_outstanding_orders("ids" UUID[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "outstanding_orders" WHERE "orderId" = ANY("ids");
  INSERT INTO "outstanding_orders" ("orderId", "orderDate", "balance")
  SELECT * FROM (
    SELECT "id", "orderDate", "totalToPay" - "credited" - greatest(0, coalesce(
      (SELECT sum("amount") FROM "payments" WHERE "orderId" = "orders"."id"), 0)) AS "balance"
    FROM "orders" WHERE "id" = ANY("ids") AND "orderStatus" <> 'CANCELLED'
  ) AS "balances" WHERE "balance" > 0;
END $$;

SELECT keep_outstanding_orders(array_agg("orderId")) FROM (
  SELECT "orderId" FROM "payments" GROUP BY "orderId" HAVING sum("amount") < 0
) AS "over_returned";
