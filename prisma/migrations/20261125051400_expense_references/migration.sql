ALTER TABLE "expenses" ADD COLUMN "reference" TEXT;

-- For lists of one category.
CREATE INDEX "expenses_category_spentOn_id_idx" ON "expenses"("category", "spentOn" DESC, "id" DESC);
