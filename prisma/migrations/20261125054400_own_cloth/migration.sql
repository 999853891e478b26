-- When what was left of the customer's own cloth was given back, and by whom of the shop.
ALTER TABLE "order_items"
  ADD COLUMN "clothReturnedAt" TIMESTAMPTZ(3),
  ADD COLUMN "clothReturnedBy" TEXT;
