-- How an order came to a status. What happened before this migration counts as a move: none of it can be undone any more.
-- CreateEnum
CREATE TYPE "OrderEventKind" AS ENUM ('MOVE', 'GARMENTS', 'UNDO', 'CORRECTION');

-- AlterTable
ALTER TABLE "order_events" ADD COLUMN "kind" "OrderEventKind" NOT NULL DEFAULT 'MOVE';
