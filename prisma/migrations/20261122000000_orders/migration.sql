-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderNumber" TEXT NOT NULL,
    "userId" UUID,
    "draftId" UUID NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "orderType" "OrderType" NOT NULL,
    "customCategory" "CustomCategory",
    "customerName" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "clothPics" TEXT[],
    "color" TEXT,
    "designDetails" TEXT,
    "designPics" TEXT[],
    "link" TEXT,
    "customerDetails" TEXT,
    "specialInstructions" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "totalPrice" BIGINT,
    "delivery" BIGINT,
    "orderDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveryDate" TIMESTAMPTZ(3),
    "paymentStatus" "PaymentStatus" NOT NULL DEFAULT 'PENDING',
    "paymentType" "PaymentType" NOT NULL DEFAULT 'COD',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'PENDING',

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "orderId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "productName" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "image" JSONB,
    "quantity" SMALLINT NOT NULL,
    "size" JSONB,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "listPrice" BIGINT NOT NULL,
    "discount" SMALLINT NOT NULL,
    "unitPrice" BIGINT NOT NULL,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("orderId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_orderNumber_key" ON "orders"("orderNumber");

-- CreateIndex
CREATE UNIQUE INDEX "orders_draftId_key" ON "orders"("draftId");

-- CreateIndex
CREATE INDEX "orders_userId_orderDate_id_idx" ON "orders"("userId", "orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_userId_idempotencyKey_key" ON "orders"("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "order_items_productId_idx" ON "order_items"("productId");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_number" CHECK ("orderNumber" ~ '^[0-9]{3}-[0-9]{3,}$'),
  ADD CONSTRAINT "orders_customer" CHECK (
    "customerName" <> '' AND "customerEmail" <> '' AND "street" <> '' AND "city" <> '' AND "state" <> ''
    AND "customerPhone" ~ '^[0-9]{10}$' AND "pincode" ~ '^[0-9]{6}$'),
  ADD CONSTRAINT "orders_custom_category" CHECK (("orderType" = 'CUSTOM') = ("customCategory" IS NOT NULL)),
  -- Only a custom order may still be without its price.
  ADD CONSTRAINT "orders_prices" CHECK (
    "totalPrice" >= 0 AND "delivery" >= 0 AND ("totalPrice" IS NULL) = ("delivery" IS NULL)
    AND ("orderType" = 'CUSTOM' OR "totalPrice" IS NOT NULL));

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "order_items_discount" CHECK ("discount" BETWEEN 0 AND 100),
  -- The pricing rule of `products.unitPrice`.
  ADD CONSTRAINT "order_items_prices" CHECK (
    "listPrice" >= 0 AND "unitPrice" = ("listPrice" * (100 - "discount") + 50) / 100),
  ADD CONSTRAINT "order_items_size" CHECK ("productType" = 'READYMADE' OR "size" IS NULL);

-- Order numbers are made of these; what a failed attempt has drawn is left out.
CREATE SEQUENCE "order_numbers" MINVALUE 0;
