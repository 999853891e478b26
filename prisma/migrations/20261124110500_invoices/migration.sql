-- AlterEnum
ALTER TYPE "Permission" ADD VALUE 'ISSUE_INVOICES';
ALTER TYPE "Permission" ADD VALUE 'GIVE_DISCOUNTS';

-- CreateEnum
CREATE TYPE "InvoiceKind" AS ENUM ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE', 'CREDIT_NOTE');

-- CreateEnum
CREATE TYPE "CreditReason" AS ENUM ('RETURN', 'PRICE_CHANGE', 'CORRECTION');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN "agreedDiscount" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "credited" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "orders" ADD COLUMN "totalToPay" BIGINT
  GENERATED ALWAYS AS ("totalPrice" + "delivery" - "promotionTotal" - "agreedDiscount") STORED;

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "series" TEXT NOT NULL,
    "financialYear" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedById" UUID NOT NULL,
    "issuedBy" TEXT NOT NULL,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "placeOfSupply" TEXT,
    "taxableValue" BIGINT NOT NULL,
    "cgst" BIGINT NOT NULL,
    "sgst" BIGINT NOT NULL,
    "igst" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "declaration" TEXT,
    "creditsId" UUID,
    "creditReason" "CreditReason",
    "remark" TEXT,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_lines" (
    "invoiceId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "orderPosition" SMALLINT,
    "creditsLine" SMALLINT,
    "description" TEXT NOT NULL,
    "code" TEXT,
    "quantity" SMALLINT NOT NULL,
    "unitPrice" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL,
    "taxRate" SMALLINT NOT NULL,
    "taxableValue" BIGINT NOT NULL,
    "cgst" BIGINT NOT NULL,
    "sgst" BIGINT NOT NULL,
    "igst" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("invoiceId","position")
);

-- CreateTable
CREATE TABLE "invoice_series" (
    "series" TEXT NOT NULL,
    "financialYear" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("series","financialYear")
);

-- CreateTable
CREATE TABLE "tax_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");

-- CreateIndex
CREATE INDEX "invoices_orderId_idx" ON "invoices"("orderId");

-- CreateIndex
CREATE INDEX "invoices_creditsId_idx" ON "invoices"("creditsId");

-- CreateIndex
CREATE INDEX "invoices_issuedAt_id_idx" ON "invoices"("issuedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_series_financialYear_sequence_key" ON "invoices"("series", "financialYear", "sequence");

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_creditsId_fkey" FOREIGN KEY ("creditsId") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

INSERT INTO "tax_settings" ("id") VALUES (1);
ALTER TABLE "tax_settings" ADD CONSTRAINT "tax_settings_one_row" CHECK ("id" = 1);

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_agreed_discount" CHECK ("agreedDiscount" >= 0 AND "credited" >= 0),
  -- True while there is no price.
  ADD CONSTRAINT "orders_total_to_pay" CHECK ("totalToPay" >= 0 AND "credited" <= "totalToPay");

ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices_number_length" CHECK (length("number") <= 16),
  ADD CONSTRAINT "invoices_total" CHECK (
    "total" = "taxableValue" + "cgst" + "sgst" + "igst"
    AND "taxableValue" >= 0 AND "cgst" >= 0 AND "cgst" = "sgst" AND "igst" >= 0),
  ADD CONSTRAINT "invoices_credit" CHECK (
    ("kind" = 'CREDIT_NOTE') = ("creditsId" IS NOT NULL)
    AND ("kind" = 'CREDIT_NOTE') = ("creditReason" IS NOT NULL));

ALTER TABLE "invoice_lines"
  ADD CONSTRAINT "invoice_lines_total" CHECK (
    "total" = "taxableValue" + "cgst" + "sgst" + "igst"
    AND "taxableValue" >= 0 AND "cgst" >= 0 AND "cgst" = "sgst" AND "igst" >= 0);

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice never changes: a credit note corrects it.';
END $$;

CREATE TRIGGER invoices_are_immutable BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE TRIGGER invoice_lines_are_immutable BEFORE UPDATE OR DELETE ON "invoice_lines"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
