SET LOCAL lock_timeout = '2s';

ALTER TABLE "order_returns"
  ADD COLUMN "exchangeOrderId" UUID,
  ADD COLUMN "recordedById" UUID,
  ADD COLUMN "idempotencyKey" TEXT,
  ADD COLUMN "requestHash" TEXT;

ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_exchangeOrderId_fkey"
  FOREIGN KEY ("exchangeOrderId") REFERENCES "orders" ("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
