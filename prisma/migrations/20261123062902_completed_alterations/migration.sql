-- AlterTable
ALTER TABLE "alterations" ADD COLUMN "completedAt" TIMESTAMPTZ(3);

-- What Prisma's schema cannot say ---------------------------------------------------------------

-- Few requests are open, however many have been completed.
CREATE INDEX "alterations_open" ON "alterations" ("orderId") WHERE "completedAt" IS NULL;
