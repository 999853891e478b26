-- Changes of what was ordered, each with the order as it was before.
CREATE TABLE "order_edits" (
    "orderId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "reason" TEXT,
    "changes" JSONB NOT NULL,
    "before" JSONB NOT NULL,

    CONSTRAINT "order_edits_pkey" PRIMARY KEY ("orderId","version")
);
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Garments of pieces that were taken out of an order are withdrawn; their numbers are not given again.
ALTER TABLE "orders" ADD COLUMN "withdrawnGarment" SMALLINT NOT NULL DEFAULT 0;
