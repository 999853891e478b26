-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "orders_picture_ids_idx" ON "orders" USING gin ((picture_ids("clothPics" || "designPics")));
