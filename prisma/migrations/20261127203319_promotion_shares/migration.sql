SET LOCAL lock_timeout = '2s';

-- What an order's promotions take off each line, kept from placing on.
ALTER TABLE "order_items" ADD COLUMN "promotionDiscount" BIGINT;

-- What a promotion was for, which its own row says only until it is changed or deleted.
ALTER TABLE "order_promotions"
  ADD COLUMN "kind" "PromotionKind",
  ADD COLUMN "categories" "Category"[];
