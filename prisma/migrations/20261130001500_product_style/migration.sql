SET LOCAL lock_timeout = '2s';

-- Ids of the options of the style book that a design has, and in an order's line copies of them as they were when it was ordered.
ALTER TABLE "products" ADD COLUMN "style" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "order_items" ADD COLUMN "designStyle" JSONB NOT NULL DEFAULT '[]';
