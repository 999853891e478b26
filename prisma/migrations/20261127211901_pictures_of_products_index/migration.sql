-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "products_picture_ids_idx" ON "products" USING gin ((picture_ids("images"::text)));
