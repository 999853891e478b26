-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE UNIQUE INDEX CONCURRENTLY "order_drafts_userId_repeatsOrderId_key" ON "order_drafts"("userId", "repeatsOrderId");
