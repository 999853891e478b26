SET LOCAL lock_timeout = '2s';

ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_prices";
