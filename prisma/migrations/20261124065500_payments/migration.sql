-- AlterEnum
ALTER TYPE "Permission" ADD VALUE 'RECORD_PAYMENTS';
ALTER TYPE "Permission" ADD VALUE 'REVERSE_PAYMENTS';

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('CASH', 'UPI', 'CARD', 'BANK_TRANSFER', 'GATEWAY');

-- CreateEnum
CREATE TYPE "PaymentKind" AS ENUM ('PAYMENT', 'REFUND', 'REVERSAL');

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "kind" "PaymentKind" NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "reference" TEXT,
    "note" TEXT,
    "reversesId" UUID,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payments_orderId_idx" ON "payments"("orderId");

-- CreateIndex
CREATE INDEX "payments_receivedAt_id_idx" ON "payments"("receivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payments_reversesId_key" ON "payments"("reversesId");

-- CreateIndex
CREATE UNIQUE INDEX "payments_recordedById_idempotencyKey_key" ON "payments"("recordedById", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

-- Money received is positive, money returned negative; a reversal has the opposite amount of the entry it reverses.
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amount" CHECK (
    ("kind" = 'PAYMENT' AND "amount" > 0) OR ("kind" = 'REFUND' AND "amount" < 0)
    OR ("kind" = 'REVERSAL' AND "amount" <> 0)),
  ADD CONSTRAINT "payments_reversal" CHECK (("kind" = 'REVERSAL') = ("reversesId" IS NOT NULL));

CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A payment entry never changes: a mistake is reversed by a new entry.';
END $$;

CREATE TRIGGER payments_are_immutable BEFORE UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();

-- The payment status is derived from the payments.
ALTER TABLE "orders" DROP COLUMN "paymentStatus";
ALTER TABLE "order_drafts" DROP COLUMN "paymentStatus";
DROP TYPE "PaymentStatus";
