-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "style_options_materialId_idx" ON "style_options"("materialId");
