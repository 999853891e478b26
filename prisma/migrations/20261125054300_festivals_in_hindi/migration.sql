-- AlterTable
ALTER TABLE "festivals" ADD COLUMN "hindiName" TEXT;
