SET LOCAL lock_timeout = '2s';
UPDATE "order_promotions" SET "kind" = "promotions"."kind", "categories" = "promotions"."categories"
FROM "promotions" WHERE "promotions"."id" = "promotionId" AND "order_promotions"."kind" IS NULL;
