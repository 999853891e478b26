-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "order_drafts_picture_ids_idx" ON "order_drafts" USING gin ((picture_ids("clothPics" || "designPics")));
