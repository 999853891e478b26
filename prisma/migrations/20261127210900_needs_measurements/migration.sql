SET LOCAL lock_timeout = '2s';

-- Null for lines that were ordered before: the shop derives it from the kind of the line.
ALTER TABLE "order_items" ADD COLUMN "needsMeasurements" BOOLEAN;
