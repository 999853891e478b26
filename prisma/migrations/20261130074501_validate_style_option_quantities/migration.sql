-- The constraints of the migration before hold for all rows.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "style_options" VALIDATE CONSTRAINT "style_options_quantity_with_unit";
ALTER TABLE "style_options" VALIDATE CONSTRAINT "style_options_of_quantity";
ALTER TABLE "style_options" VALIDATE CONSTRAINT "style_options_unitPrice_positive";
ALTER TABLE "style_options" VALIDATE CONSTRAINT "style_options_materialId_fkey";
