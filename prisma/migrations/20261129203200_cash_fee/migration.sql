-- What cash on delivery adds to an order. "delivery" contains it, so that "totalToPay" and the version before this one, which
-- knows of no such fee, charge the same.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "orders" ADD COLUMN "cashFee" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_fee" CHECK ("cashFee" >= 0) NOT VALID;
