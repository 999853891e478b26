-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "externalId" TEXT;
