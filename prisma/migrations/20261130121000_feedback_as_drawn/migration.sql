-- Whether a garment was sewn as its style was drawn, as the authors of feedback say of the design that they name.
SET LOCAL lock_timeout = '2s';

CREATE TYPE "AsDrawn" AS ENUM ('YES', 'PARTLY', 'NO');
ALTER TABLE "feedback" ADD COLUMN "asDrawn" "AsDrawn";
