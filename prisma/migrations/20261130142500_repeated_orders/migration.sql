SET LOCAL lock_timeout = '2s';

ALTER TABLE "order_drafts" ADD COLUMN "repeatsOrderId" UUID;
