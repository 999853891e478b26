-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "garments_tailorId_isOpen_dueDate_id_idx" ON "garments"("tailorId", "isOpen", "dueDate", "id");
