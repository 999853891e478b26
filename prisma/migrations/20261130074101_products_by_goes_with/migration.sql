-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "products_goes_with" ON "products" USING GIN ("goesWith");
