SET LOCAL lock_timeout = '2s';

-- What a line is by tax: goods, stitching of the customer's own cloth, or another service.
CREATE TYPE "LineSupply" AS ENUM ('GOODS', 'STITCHING', 'SERVICE');

ALTER TABLE "order_items"
  ADD COLUMN "isOwnCloth" BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN "supply" "LineSupply";

ALTER TABLE "order_draft_items" ADD COLUMN "isOwnCloth" BOOLEAN;
