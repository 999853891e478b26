-- AlterTable
ALTER TABLE "stock_alerts" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'EN';
