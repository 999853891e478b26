-- Half-made sales that were put aside at the counter.
SET LOCAL lock_timeout = '2s';

CREATE TYPE "HeldSaleKind" AS ENUM ('ORDER', 'QUICK_SALE');

CREATE TABLE "held_sales" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "HeldSaleKind" NOT NULL,
    "label" TEXT NOT NULL,
    "pieces" INTEGER NOT NULL,
    "customerId" UUID,
    "form" TEXT NOT NULL,
    "formVersion" INTEGER NOT NULL,
    "heldAt" TIMESTAMPTZ(3) NOT NULL,
    "heldById" UUID NOT NULL,
    "heldBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "takenUpAt" TIMESTAMPTZ(3),
    "takenUpById" UUID,
    "takenUpBy" TEXT,
    "takenUpKey" TEXT,

    CONSTRAINT "held_sales_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "held_sales_label" CHECK (char_length("label") BETWEEN 1 AND 120),
    CONSTRAINT "held_sales_taken_up" CHECK (
      ("takenUpAt" IS NULL) = ("takenUpKey" IS NULL)
      AND ("takenUpAt" IS NULL) = ("takenUpById" IS NULL)
      AND ("takenUpAt" IS NULL) = ("takenUpBy" IS NULL)),
    CONSTRAINT "held_sales_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "held_sales_heldById_idempotencyKey_key" ON "held_sales" ("heldById", "idempotencyKey");
CREATE INDEX "held_sales_customerId_idx" ON "held_sales" ("customerId");
CREATE INDEX "held_sales_expiresAt_idx" ON "held_sales" ("expiresAt");
-- The pictures of the customer's cloth that the forms name.
CREATE INDEX "held_sales_picture_ids_idx" ON "held_sales" USING GIN ((picture_ids("form")));
