-- Who wants to hear when a design or a size is in stock again: at most once per contact, design and size.
CREATE TABLE "stock_alerts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "productId" UUID NOT NULL,
    "size" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phone" TEXT,
    "contactKey" TEXT NOT NULL,
    "userId" UUID,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "notifiedAt" TIMESTAMPTZ(3),

    CONSTRAINT "stock_alerts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_alerts_one_contact" CHECK (num_nonnulls("email", "phone") = 1),
    CONSTRAINT "stock_alerts_phone" CHECK ("phone" ~ '^[0-9]{10}$')
);

CREATE UNIQUE INDEX "stock_alerts_productId_size_contactKey_key" ON "stock_alerts"("productId", "size", "contactKey");

CREATE INDEX "stock_alerts_userId_idx" ON "stock_alerts"("userId");

CREATE INDEX "stock_alerts_waiting" ON "stock_alerts"("productId", "size", "requestedAt", "id") WHERE "notifiedAt" IS NULL;

ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
