-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE UNIQUE INDEX CONCURRENTLY "orders_id_isUnderWay_key" ON "orders"("id", "isUnderWay");
