SET LOCAL lock_timeout = '2s';
ALTER TABLE "garments" VALIDATE CONSTRAINT "garments_isOpen_fkey";
