-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE UNIQUE INDEX CONCURRENTLY "order_returns_recordedById_idempotencyKey_key" ON "order_returns" ("recordedById", "idempotencyKey");
