-- Builds without blocking reads and writes of the table, outside of a transaction.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "users_birthday_idx" ON "users" ("birthday");
