-- AlterEnum
ALTER TYPE "Permission" ADD VALUE 'CLOSE_DAYS';
ALTER TYPE "Permission" ADD VALUE 'RECORD_EXPENSES';

-- CreateEnum
CREATE TYPE "ExpenseCategory" AS ENUM ('RENT', 'CLOTH', 'TRIMMINGS', 'WAGES', 'TRANSPORT', 'UTILITIES', 'EQUIPMENT', 'ADVERTISING', 'OTHER');

-- CreateTable
CREATE TABLE "expenses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "category" "ExpenseCategory" NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "spentOn" DATE NOT NULL,
    "payee" TEXT,
    "note" TEXT,
    "reversesId" UUID,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "expenses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "day_closings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "date" DATE NOT NULL,
    "firstDay" DATE NOT NULL,
    "openingCash" BIGINT NOT NULL,
    "cashReceived" BIGINT NOT NULL,
    "cashSpent" BIGINT NOT NULL,
    "countedCash" BIGINT NOT NULL,
    "cashTakenOut" BIGINT NOT NULL,
    "explanation" TEXT,
    "receipts" JSONB NOT NULL,
    "expenses" JSONB NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedById" UUID NOT NULL,
    "closedBy" TEXT NOT NULL,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenedBy" TEXT,
    "reopenReason" TEXT,

    CONSTRAINT "day_closings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "expenses_reversesId_key" ON "expenses"("reversesId");

-- CreateIndex
CREATE INDEX "expenses_spentOn_id_idx" ON "expenses"("spentOn" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "expenses_recordedById_idempotencyKey_key" ON "expenses"("recordedById", "idempotencyKey");

-- CreateIndex
CREATE INDEX "day_closings_date_id_idx" ON "day_closings"("date" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "expenses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "expenses"
  ADD CONSTRAINT "expenses_amount" CHECK (("reversesId" IS NULL AND "amount" > 0) OR ("reversesId" IS NOT NULL AND "amount" < 0)),
  ADD CONSTRAINT "expenses_method" CHECK ("method" <> 'GATEWAY');

ALTER TABLE "day_closings"
  ADD CONSTRAINT "day_closings_days" CHECK ("firstDay" <= "date"),
  ADD CONSTRAINT "day_closings_amounts" CHECK (
    "openingCash" >= 0 AND "countedCash" >= 0 AND "cashTakenOut" BETWEEN 0 AND "countedCash"),
  ADD CONSTRAINT "day_closings_explanation" CHECK (
    "countedCash" = "openingCash" + "cashReceived" - "cashSpent" OR "explanation" IS NOT NULL),
  ADD CONSTRAINT "day_closings_reopening" CHECK (
    ("reopenedAt" IS NULL) = ("reopenedBy" IS NULL) AND ("reopenedAt" IS NULL) = ("reopenReason" IS NULL));

-- A day is closed once, unless it was opened again.
CREATE UNIQUE INDEX "day_closings_date" ON "day_closings"("date") WHERE "reopenedAt" IS NULL;

CREATE FUNCTION refuse_expense_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An expense never changes: a mistake is reversed by a new entry.';
END $$;

CREATE TRIGGER expenses_are_immutable BEFORE UPDATE OR DELETE ON "expenses"
  FOR EACH ROW EXECUTE FUNCTION refuse_expense_change();

-- A closing changes once, when its day is opened again.
CREATE FUNCTION refuse_closing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."reopenedAt" IS NULL AND NEW."reopenedAt" IS NOT NULL
    AND to_jsonb(NEW) - '{reopenedAt,reopenedBy,reopenReason}'::text[]
      = to_jsonb(OLD) - '{reopenedAt,reopenedBy,reopenReason}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The closing of a day never changes.';
END $$;

CREATE TRIGGER day_closings_are_immutable BEFORE UPDATE OR DELETE ON "day_closings"
  FOR EACH ROW EXECUTE FUNCTION refuse_closing_change();
