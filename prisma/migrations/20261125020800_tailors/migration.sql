-- CreateTable
CREATE TABLE "tailor_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tailorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tailor_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "piece_rates" (
    "tailorId" UUID NOT NULL,
    "category" "Category" NOT NULL,
    "stageId" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "piece_rates_pkey" PRIMARY KEY ("tailorId","category","stageId")
);

-- CreateTable
CREATE TABLE "tailor_dues" (
    "garmentId" UUID NOT NULL,
    "stageId" TEXT NOT NULL,
    "tailorId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "earnedAt" TIMESTAMPTZ(3) NOT NULL,
    "expenseId" UUID,

    CONSTRAINT "tailor_dues_pkey" PRIMARY KEY ("garmentId","stageId")
);

-- CreateIndex
CREATE INDEX "tailor_sessions_tailorId_idx" ON "tailor_sessions"("tailorId");

-- CreateIndex
CREATE INDEX "tailor_dues_tailorId_earnedAt_idx" ON "tailor_dues"("tailorId", "earnedAt");

-- CreateIndex
CREATE INDEX "tailor_dues_expenseId_idx" ON "tailor_dues"("expenseId");

-- AddForeignKey
ALTER TABLE "tailor_sessions" ADD CONSTRAINT "tailor_sessions_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "piece_rates" ADD CONSTRAINT "piece_rates_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "piece_rates" ADD CONSTRAINT "piece_rates_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailor_dues" ADD CONSTRAINT "tailor_dues_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailor_dues" ADD CONSTRAINT "tailor_dues_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailor_dues" ADD CONSTRAINT "tailor_dues_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailor_dues" ADD CONSTRAINT "tailor_dues_expenseId_fkey" FOREIGN KEY ("expenseId") REFERENCES "expenses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma's schema cannot express.

ALTER TABLE "piece_rates" ADD CONSTRAINT "piece_rates_amount" CHECK ("amount" > 0);

ALTER TABLE "tailor_dues" ADD CONSTRAINT "tailor_dues_amount" CHECK ("amount" > 0);
