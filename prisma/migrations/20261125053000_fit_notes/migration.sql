-- Who of the shop saved a version of a measurement profile; null for the customer.
ALTER TABLE "measurement_profile_versions" ADD COLUMN "savedBy" TEXT;

-- How garments are cut for a customer, beyond the measurements.
CREATE TABLE "fit_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "fit_notes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "fit_notes_userId_at_idx" ON "fit_notes"("userId", "at" DESC);
ALTER TABLE "fit_notes" ADD CONSTRAINT "fit_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
