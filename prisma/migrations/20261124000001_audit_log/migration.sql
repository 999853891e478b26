-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'STAFF' BEFORE 'ADMIN';

-- CreateEnum
CREATE TYPE "AuditEntity" AS ENUM ('PRODUCT', 'ORDER', 'FEEDBACK', 'CUSTOMER', 'SHOP');

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" "AuditEntity" NOT NULL,
    "entityId" TEXT NOT NULL,
    "entityName" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_entityId_at_id_idx" ON "audit_entries"("entity", "entityId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actorId_idx" ON "audit_entries"("actorId");

-- CreateIndex
CREATE INDEX "audit_entries_words" ON "audit_entries" USING GIN ("words" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
