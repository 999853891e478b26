SET LOCAL lock_timeout = '2s';
UPDATE "garments" SET "isOpen" = false FROM "orders" WHERE "orders"."id" = "orderId" AND NOT "isUnderWay";
