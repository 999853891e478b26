-- AlterEnum
ALTER TYPE "Permission" ADD VALUE 'MANAGE_MATERIALS';
ALTER TYPE "Permission" ADD VALUE 'VIEW_COSTS';

-- CreateEnum
CREATE TYPE "MaterialUnit" AS ENUM ('METRE', 'PIECE');

-- CreateEnum
CREATE TYPE "MaterialKind" AS ENUM ('FABRIC', 'LINING', 'TRIMMING', 'FASTENER', 'THREAD', 'EMBELLISHMENT', 'OTHER');

-- CreateEnum
CREATE TYPE "MaterialMovementKind" AS ENUM ('BOUGHT', 'CONSUMED', 'RETURNED', 'CORRECTED');

-- CreateTable
CREATE TABLE "materials" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "kind" "MaterialKind" NOT NULL,
    "color" TEXT,
    "supplier" TEXT,
    "unit" "MaterialUnit" NOT NULL,
    "price" BIGINT,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "lowStockLimit" INTEGER,
    "isArchived" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "materials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "material_movements" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "materialId" UUID NOT NULL,
    "kind" "MaterialMovementKind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price" BIGINT,
    "garmentId" UUID,
    "garmentCode" TEXT,
    "note" TEXT,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "material_movements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "materials_name_id_idx" ON "materials"("name", "id");

-- CreateIndex
CREATE INDEX "materials_kind_name_id_idx" ON "materials"("kind", "name", "id");

-- CreateIndex
CREATE INDEX "material_movements_materialId_recordedAt_id_idx" ON "material_movements"("materialId", "recordedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "material_movements_garmentId_idx" ON "material_movements"("garmentId");

-- CreateIndex
CREATE UNIQUE INDEX "material_movements_recordedById_idempotencyKey_key" ON "material_movements"("recordedById", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "material_movements" ADD CONSTRAINT "material_movements_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "materials"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "materials"
  ADD CONSTRAINT "materials_name" CHECK (length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "materials_stock" CHECK ("stock" >= 0),
  ADD CONSTRAINT "materials_limit" CHECK ("lowStockLimit" >= 0),
  ADD CONSTRAINT "materials_price" CHECK ("price" >= 0);

CREATE UNIQUE INDEX "materials_name_color" ON "materials" (lower("name"), lower(coalesce("color", '')));

-- What runs out is read from an index that holds only that.
CREATE INDEX "materials_low" ON "materials" ("name", "id") WHERE "stock" <= "lowStockLimit" AND NOT "isArchived";

ALTER TABLE "material_movements"
  ADD CONSTRAINT "material_movements_quantity" CHECK (
    CASE "kind" WHEN 'CONSUMED' THEN "quantity" < 0 WHEN 'CORRECTED' THEN "quantity" <> 0 ELSE "quantity" > 0 END),
  ADD CONSTRAINT "material_movements_garment" CHECK (
    ("garmentId" IS NOT NULL) = ("kind" IN ('CONSUMED', 'RETURNED'))
    AND ("garmentId" IS NULL) = ("garmentCode" IS NULL)),
  ADD CONSTRAINT "material_movements_reason" CHECK ("kind" <> 'CORRECTED' OR "note" IS NOT NULL);

-- The stock is the sum of the movements: each movement changes it, and nothing else does.
CREATE FUNCTION move_material_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "materials" SET "stock" = "stock" + NEW."quantity" WHERE "id" = NEW."materialId";
  RETURN NULL;
END $$;

CREATE TRIGGER material_movements_move_stock AFTER INSERT ON "material_movements"
  FOR EACH ROW EXECUTE FUNCTION move_material_stock();

CREATE FUNCTION refuse_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A material''s stock changes by movements alone.';
END $$;

CREATE TRIGGER materials_stock_is_moved BEFORE UPDATE OF "stock" ON "materials"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_stock_change();

CREATE FUNCTION refuse_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A movement never changes: a mistake is corrected by a new one.';
END $$;

CREATE TRIGGER material_movements_are_immutable BEFORE UPDATE OR DELETE ON "material_movements"
  FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();
