-- A draft keeps its phone number as typed; searches compare digits.
ALTER TABLE "order_drafts" ADD COLUMN "phoneDigits" TEXT GENERATED ALWAYS AS (
  regexp_replace(translate("customerPhone", '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g')) STORED;

DROP INDEX "order_drafts_customerPhone_idx";

-- CreateIndex
CREATE INDEX "order_drafts_phoneDigits_idx" ON "order_drafts" USING GIN ("phoneDigits" gin_trgm_ops);
