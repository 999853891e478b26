-- Alterations are jobs of the workshop: with a garment, a tailor and a day.
-- AlterTable
ALTER TABLE "alterations" ADD COLUMN "garmentId" UUID,
ADD COLUMN "tailorId" UUID,
ADD COLUMN "dueDate" DATE,
ADD COLUMN "isAfterTrial" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "completedBy" TEXT,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- AddForeignKey
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "alterations_garmentId_idx" ON "alterations"("garmentId");

-- CreateIndex
CREATE INDEX "alterations_tailorId_idx" ON "alterations"("tailorId");

-- The queue: only what is not completed.
CREATE INDEX "alterations_queue" ON "alterations" ("dueDate", "id") WHERE "completedAt" IS NULL;
