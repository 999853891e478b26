-- How much of what is sewn on an option takes, what a metre or piece of it costs, and the material that it is taken from.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "style_options"
    ADD COLUMN "quantity" INTEGER,
    ADD COLUMN "unit" "MaterialUnit",
    ADD COLUMN "unitPrice" BIGINT,
    ADD COLUMN "materialId" UUID;

ALTER TABLE "style_options" ADD CONSTRAINT "style_options_quantity_with_unit"
    CHECK (("quantity" IS NULL) = ("unit" IS NULL) AND "quantity" > 0) NOT VALID;
ALTER TABLE "style_options" ADD CONSTRAINT "style_options_of_quantity"
    CHECK ("quantity" IS NOT NULL OR ("unitPrice" IS NULL AND "materialId" IS NULL)) NOT VALID;
ALTER TABLE "style_options" ADD CONSTRAINT "style_options_unitPrice_positive" CHECK ("unitPrice" >= 0) NOT VALID;
ALTER TABLE "style_options" ADD CONSTRAINT "style_options_materialId_fkey"
    FOREIGN KEY ("materialId") REFERENCES "materials"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
