SET LOCAL lock_timeout = '2s';

-- The keys are `PAYMENT_RECEIVED:<payment>:<channel>` and `BACK_IN_STOCK:<alert>:<time>`; copies have others.
UPDATE "messages" SET "paymentId" = split_part("deduplicationKey", ':', 2)::uuid
WHERE "event" = 'PAYMENT_RECEIVED' AND "deduplicationKey" ~ '^PAYMENT_RECEIVED:[0-9a-f-]{36}:';

UPDATE "messages" SET "stockAlertId" = split_part("deduplicationKey", ':', 2)::uuid
WHERE "event" = 'BACK_IN_STOCK' AND "deduplicationKey" ~ '^BACK_IN_STOCK:[0-9a-f-]{36}:';
