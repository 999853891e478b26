-- How a ready-made garment fits, as the authors of feedback say of the design that they name.
SET LOCAL lock_timeout = '2s';

CREATE TYPE "Fit" AS ENUM ('RUNS_SMALL', 'TRUE_TO_SIZE', 'RUNS_LARGE');
ALTER TABLE "feedback" ADD COLUMN "fit" "Fit";
