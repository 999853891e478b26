SET LOCAL lock_timeout = '2s';

ALTER TABLE "order_returns" VALIDATE CONSTRAINT "order_returns_exchangeOrderId_fkey";
