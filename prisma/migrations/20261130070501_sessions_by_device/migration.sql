-- A session ends with its tablet. An index that is built concurrently waits for no lock.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "sessions_deviceId_idx" ON "sessions" ("deviceId");
