SET LOCAL lock_timeout = '2s';

ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_promotion_total";
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_advance";
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_total";
