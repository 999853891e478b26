SET LOCAL lock_timeout = '2s';
SELECT keep_outstanding_orders(array_agg("orders"."id")) FROM "orders"
LEFT JOIN (SELECT "orderId", sum("amount") AS "paid" FROM "payments" GROUP BY "orderId") AS "ledger"
  ON "orderId" = "orders"."id"
WHERE "orderStatus" <> 'CANCELLED' AND "totalToPay" - "credited" - coalesce("paid", 0) > 0;
