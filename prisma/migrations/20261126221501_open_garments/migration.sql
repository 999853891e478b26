SET LOCAL lock_timeout = '2s';

-- A garment is open while its order is under way. Lists of open garments are read in order of their days; with this as
-- a column of the order alone, they read all garments there ever were.
ALTER TABLE "garments" ADD COLUMN "isOpen" BOOLEAN NOT NULL DEFAULT true;

-- The foreign key keeps the column equal to the order's.
ALTER TABLE "garments" ADD CONSTRAINT "garments_isOpen_fkey" FOREIGN KEY ("orderId", "isOpen")
  REFERENCES "orders"("id", "isUnderWay") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
