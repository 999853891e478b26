-- What the owner has measured beyond the specification. Measurements refer to a field by its id, in their JSON.
CREATE TYPE "MeasuredGarment" AS ENUM ('BLOUSE', 'DRESS', 'LEHENGA', 'SUIT');

CREATE TABLE "measurement_fields" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "garment" "MeasuredGarment" NOT NULL,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "min" DOUBLE PRECISION,
    "max" DOUBLE PRECISION,
    "isForShoppers" BOOLEAN NOT NULL DEFAULT false,
    "position" SMALLINT NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "measurement_fields_pkey" PRIMARY KEY ("id")
);
-- Two current fields of a garment are never called the same.
CREATE UNIQUE INDEX "measurement_fields_name_key" ON "measurement_fields"("garment", lower("name")) WHERE "removedAt" IS NULL;
