-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "order_items_style_picture_ids_idx" ON "order_items" USING GIN ((picture_ids("style"::text)));
