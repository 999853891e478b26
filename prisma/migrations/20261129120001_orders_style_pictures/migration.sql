-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "orders_style_picture_ids_idx" ON "orders" USING GIN ((picture_ids("style"::text)));
