-- CreateEnum
CREATE TYPE "UpiClaimStatus" AS ENUM ('WAITING', 'CONFIRMED', 'REJECTED');

-- CreateTable
CREATE TABLE "upi_claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "utr" TEXT NOT NULL,
    "status" "UpiClaimStatus" NOT NULL DEFAULT 'WAITING',
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "reason" TEXT,
    "paymentId" UUID,

    CONSTRAINT "upi_claims_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "upi_claims_paymentId_key" ON "upi_claims"("paymentId");

-- CreateIndex
CREATE INDEX "upi_claims_orderId_idx" ON "upi_claims"("orderId");

-- CreateIndex
CREATE INDEX "upi_claims_status_submittedAt_id_idx" ON "upi_claims"("status", "submittedAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "upi_claims" ADD CONSTRAINT "upi_claims_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upi_claims" ADD CONSTRAINT "upi_claims_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "upi_claims"
  ADD CONSTRAINT "upi_claims_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "upi_claims_utr" CHECK ("utr" ~ '^[0-9]{12}$'),
  ADD CONSTRAINT "upi_claims_decision" CHECK (
    ("status" = 'WAITING') = ("decidedAt" IS NULL) AND ("status" = 'CONFIRMED') = ("paymentId" IS NOT NULL)
    AND ("status" = 'REJECTED') = ("reason" IS NOT NULL));

-- One transfer pays once: its number can be sent again only after it was rejected.
CREATE UNIQUE INDEX "upi_claims_utr" ON "upi_claims"("utr") WHERE "status" <> 'REJECTED';
