SET LOCAL lock_timeout = '2s';

ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_cash_fee";
