-- A customer has a sign-in only with an `emailKey`; `email` is then the address, otherwise for contact only, or empty.
ALTER TABLE "users"
  ALTER COLUMN "emailKey" DROP NOT NULL,
  ADD COLUMN "phone" TEXT,
  ADD COLUMN "street" TEXT,
  ADD COLUMN "city" TEXT,
  ADD COLUMN "state" TEXT,
  ADD COLUMN "pincode" TEXT,
  ADD COLUMN "mergedIntoId" UUID;

-- The phone of the latest order, as it was shown until now.
UPDATE "users" SET "phone" = "latest"."customerPhone"
FROM (
  SELECT DISTINCT ON ("userId") "userId", "customerPhone" FROM "orders" WHERE "userId" IS NOT NULL
  ORDER BY "userId", "orderDate" DESC, "id" DESC) AS "latest"
WHERE "latest"."userId" = "users"."id";

ALTER TABLE "users"
  ADD CONSTRAINT "users_phone_digits" CHECK ("phone" ~ '^[0-9]{10}$'),
  ADD CONSTRAINT "users_pincode_digits" CHECK ("pincode" ~ '^[0-9]{6}$'),
  ADD CONSTRAINT "users_sign_in" CHECK (CASE WHEN "emailKey" IS NULL
    THEN "phone" IS NOT NULL AND "role" = 'SHOPPER' AND "passwordHash" IS NULL AND "googleSubject" IS NULL
    ELSE "email" <> '' AND "mergedIntoId" IS NULL END);

-- CreateIndex
CREATE INDEX "users_by_phone" ON "users"("phone" text_pattern_ops);

-- Few customers are duplicates. The first finds them; the second counts the others by itself, and is of no use to a
-- search, which has better indexes.
CREATE INDEX "users_merged" ON "users"("mergedIntoId") WHERE "mergedIntoId" IS NOT NULL;
CREATE INDEX "users_by_role" ON "users"("role") INCLUDE ("mergedIntoId");

-- Two taps on Save make one customer.
CREATE UNIQUE INDEX "users_name_and_phone" ON "users"("phone", lower("name"))
  WHERE "emailKey" IS NULL AND "mergedIntoId" IS NULL;

-- CreateTable
CREATE TABLE "customer_merges" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customerId" UUID NOT NULL,
    "duplicateId" UUID NOT NULL,
    "moved" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "undoneBy" TEXT,

    CONSTRAINT "customer_merges_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "customer_merges_customerId_at_idx" ON "customer_merges"("customerId", "at" DESC);

-- CreateIndex
CREATE INDEX "customer_merges_duplicateId_idx" ON "customer_merges"("duplicateId");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_duplicateId_fkey" FOREIGN KEY ("duplicateId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
