ALTER TABLE "workshop"
  ADD COLUMN "stitchingDays" SMALLINT NOT NULL DEFAULT 7,
  ADD COLUMN "dispatchDays" SMALLINT NOT NULL DEFAULT 2,
  ADD CONSTRAINT "workshop_days" CHECK ("stitchingDays" BETWEEN 0 AND 180 AND "dispatchDays" BETWEEN 0 AND 60);

ALTER TABLE "orders" ADD COLUMN "promisedDate" DATE;
