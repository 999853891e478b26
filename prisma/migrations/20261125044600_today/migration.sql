-- What waits for the shop's staff is read from indexes that hold only that.
CREATE INDEX "messages_to_send" ON "messages" ("createdAt", "id") WHERE "status" IN ('TO_SEND', 'FAILED');
CREATE INDEX "orders_to_quote" ON "orders" ("orderDate", "id")
  WHERE "orderType" = 'CUSTOM' AND "orderStatus" = 'PENDING' AND "quotedAt" IS NULL;
