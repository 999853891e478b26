-- CreateEnum
CREATE TYPE "StageKind" AS ENUM ('WAITING', 'WORK', 'DONE');

-- CreateEnum
CREATE TYPE "TailorLanguage" AS ENUM ('ENGLISH', 'HINDI');

-- CreateTable
CREATE TABLE "workshop_stages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "kind" "StageKind" NOT NULL DEFAULT 'WORK',
    "position" SMALLINT NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "workshop_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tailors" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "pinHash" TEXT,
    "language" "TailorLanguage" NOT NULL DEFAULT 'HINDI',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tailors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "garments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "orderPosition" SMALLINT,
    "number" SMALLINT NOT NULL,
    "code" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "stageId" TEXT NOT NULL,
    "tailorId" UUID,
    "pieceRate" BIGINT,
    "dueDate" DATE,
    "trialDate" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "garments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "garment_moves" (
    "garmentId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "fromId" TEXT NOT NULL,
    "toId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tailorId" UUID,
    "name" TEXT NOT NULL,
    "statusBefore" "OrderStatus",
    "isUndo" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "garment_moves_pkey" PRIMARY KEY ("garmentId","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "tailors_phone_key" ON "tailors"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "garments_code_key" ON "garments"("code");

-- CreateIndex
CREATE INDEX "garments_stageId_dueDate_id_idx" ON "garments"("stageId", "dueDate", "id");

-- CreateIndex
CREATE INDEX "garments_tailorId_dueDate_id_idx" ON "garments"("tailorId", "dueDate", "id");

-- CreateIndex
CREATE INDEX "garments_dueDate_id_idx" ON "garments"("dueDate", "id");

-- CreateIndex
CREATE INDEX "garments_trialDate_id_idx" ON "garments"("trialDate", "id");

-- CreateIndex
CREATE UNIQUE INDEX "garments_orderId_number_key" ON "garments"("orderId", "number");

-- AddForeignKey
ALTER TABLE "garments" ADD CONSTRAINT "garments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "garments" ADD CONSTRAINT "garments_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "garments" ADD CONSTRAINT "garments_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "garment_moves" ADD CONSTRAINT "garment_moves_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "garment_moves" ADD CONSTRAINT "garment_moves_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "workshop_stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "garment_moves" ADD CONSTRAINT "garment_moves_toId_fkey" FOREIGN KEY ("toId") REFERENCES "workshop_stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma's schema cannot express.

ALTER TABLE "garments"
  ADD CONSTRAINT "garments_number" CHECK ("number" > 0),
  ADD CONSTRAINT "garments_piece_rate" CHECK ("pieceRate" >= 0);

ALTER TABLE "garment_moves" ADD CONSTRAINT "garment_moves_stages" CHECK ("fromId" <> "toId");

-- The owner changes the list in the settings.
INSERT INTO "workshop_stages" ("id", "name", "hindiName", "kind", "position") VALUES
  ('TO_CUT', 'To cut', 'कटाई बाकी', 'WAITING', 1),
  ('CUTTING', 'Cutting', 'कटाई', 'WORK', 2),
  ('EMBROIDERY', 'Embroidery', 'कढ़ाई', 'WORK', 3),
  ('STITCHING', 'Stitching', 'सिलाई', 'WORK', 4),
  ('TRIAL', 'Trial', 'ट्रायल', 'WORK', 5),
  ('ALTERATION', 'Alteration', 'आल्टरेशन', 'WORK', 6),
  ('FINISHING', 'Finishing', 'फ़िनिशिंग', 'WORK', 7),
  ('READY', 'Ready', 'तैयार', 'DONE', 8);

-- The garments of the orders placed so far, as the application makes them of new orders.
INSERT INTO "garments" ("orderId", "orderPosition", "number", "code", "category", "stageId", "dueDate")
SELECT "id", "position", "number", "orderNumber" || '-' || "number", "category",
  CASE
    WHEN "orderStatus" IN ('PENDING', 'CONFIRMED', 'MEASURED', 'CANCELLED') THEN 'TO_CUT'
    WHEN "orderStatus" = 'STITCHING' THEN 'STITCHING'
    WHEN "orderStatus" = 'TRIAL' THEN 'TRIAL'
    ELSE 'READY'
  END,
  ("deliveryDate" AT TIME ZONE 'Asia/Kolkata')::date
FROM (
  SELECT "orders"."id", "orders"."orderNumber", "orders"."orderStatus", "orders"."deliveryDate",
    "pieces"."position", "pieces"."category",
    row_number() OVER (PARTITION BY "orders"."id" ORDER BY "pieces"."position" NULLS FIRST) AS "number"
  FROM "orders" CROSS JOIN LATERAL (
    SELECT NULL::smallint AS "position", "orders"."customCategory"::text::"Category" AS "category"
    WHERE "orders"."orderType" = 'CUSTOM'
    UNION ALL
    SELECT "order_items"."position", "order_items"."category"
    FROM "order_items", generate_series(1, "order_items"."quantity")
    WHERE "order_items"."orderId" = "orders"."id" AND "order_items"."productType" = 'TAILOR'
  ) AS "pieces"
) AS "numbered"
WHERE "category" IS NOT NULL;

-- Pages that follow the orders show moves of their garments.
CREATE FUNCTION notify_garment_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders_changed', 'changed ' || NEW."orderId");
  RETURN NULL;
END $$;

CREATE TRIGGER garments_notify AFTER UPDATE OF "stageId", "tailorId", "dueDate", "trialDate" ON "garments"
  FOR EACH ROW EXECUTE FUNCTION notify_garment_moved();
