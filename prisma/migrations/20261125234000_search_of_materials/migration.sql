-- CreateIndex: the list's search filters by any part of these texts.
CREATE INDEX "materials_name_idx" ON "materials" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "materials_color_idx" ON "materials" USING GIN ("color" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "materials_supplier_idx" ON "materials" USING GIN ("supplier" gin_trgm_ops);
