-- How many messages an address got, for the limits of those to addresses that others chose.
-- Its lock blocks neither reads nor writes, and a statement outside of a transaction has no SET LOCAL.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "messages_recipient_createdAt_idx" ON "messages"("recipient", "createdAt" DESC);
