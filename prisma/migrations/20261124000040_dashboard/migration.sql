-- The dashboard's figures, without a look at the orders themselves.
CREATE INDEX "orders_figures" ON "orders" ("orderDate") INCLUDE ("id", "orderStatus", "totalPrice", "delivery");

-- Ready-made designs whose last pieces are on the shelf.
CREATE INDEX "products_running_out" ON "products" ("quantityInStock", "productName", "id")
  WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL;
