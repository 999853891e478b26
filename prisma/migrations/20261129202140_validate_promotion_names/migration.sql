SET LOCAL lock_timeout = '2s';

ALTER TABLE "promotions" VALIDATE CONSTRAINT "promotions_name";
