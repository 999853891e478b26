-- What tailors are paid, advanced and have deducted, beside what they earn.
SET LOCAL lock_timeout = '2s';

CREATE TYPE "TailorEntryKind" AS ENUM ('PAYOUT', 'ADVANCE', 'DEDUCTION');

CREATE TABLE "tailor_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tailorId" UUID NOT NULL,
    "kind" "TailorEntryKind" NOT NULL,
    "amount" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "note" TEXT,
    "expenseId" UUID,
    "reversesId" UUID,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT,

    CONSTRAINT "tailor_entries_pkey" PRIMARY KEY ("id"),
    -- Money is an expense; a deduction is not, and its reversal is an entry of its own.
    CONSTRAINT "tailor_entries_expense" CHECK (("kind" = 'DEDUCTION') = ("expenseId" IS NULL)),
    CONSTRAINT "tailor_entries_amount" CHECK (CASE WHEN "reversesId" IS NULL THEN "amount" > 0 ELSE "amount" < 0 END),
    CONSTRAINT "tailor_entries_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "tailor_entries_expenseId_fkey" FOREIGN KEY ("expenseId") REFERENCES "expenses"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "tailor_entries_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "tailor_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "tailor_entries_expenseId_key" ON "tailor_entries"("expenseId");
CREATE UNIQUE INDEX "tailor_entries_reversesId_key" ON "tailor_entries"("reversesId");
CREATE UNIQUE INDEX "tailor_entries_recordedById_idempotencyKey_key" ON "tailor_entries"("recordedById", "idempotencyKey");
CREATE INDEX "tailor_entries_tailorId_day_idx" ON "tailor_entries"("tailorId", "day");

CREATE FUNCTION refuse_tailor_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of a tailor''s account never changes: a mistake is reversed by a new entry.';
END $$;

CREATE TRIGGER tailor_entries_are_immutable BEFORE UPDATE OR DELETE ON "tailor_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_tailor_entry_change();
