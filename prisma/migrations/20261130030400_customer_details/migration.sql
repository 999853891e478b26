-- What the shop notes about a customer.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "users" ADD COLUMN "birthday" TEXT, ADD COLUMN "gstin" TEXT, ADD COLUMN "notes" TEXT;
