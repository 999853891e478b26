-- CreateEnum
CREATE TYPE "ReturnStatus" AS ENUM ('REQUESTED', 'RECEIVED', 'ACCEPTED', 'EXCHANGED', 'REJECTED');

-- CreateEnum
CREATE TYPE "ReturnWish" AS ENUM ('REFUND', 'EXCHANGE');

-- CreateTable
CREATE TABLE "order_returns" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "wish" "ReturnWish" NOT NULL,
    "status" "ReturnStatus" NOT NULL DEFAULT 'REQUESTED',
    "reason" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "creditNoteId" UUID,

    CONSTRAINT "order_returns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_items" (
    "returnId" UUID NOT NULL,
    "orderPosition" SMALLINT NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "exchangeSize" TEXT,
    "restocked" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "return_items_pkey" PRIMARY KEY ("returnId","orderPosition")
);

-- CreateTable
CREATE TABLE "return_events" (
    "returnId" UUID NOT NULL,
    "status" "ReturnStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "OrderActor" NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "return_events_pkey" PRIMARY KEY ("returnId","status")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_returns_creditNoteId_key" ON "order_returns"("creditNoteId");

-- CreateIndex
CREATE INDEX "order_returns_orderId_idx" ON "order_returns"("orderId");

-- AddForeignKey
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "return_items"
  ADD CONSTRAINT "return_items_quantity" CHECK ("quantity" > 0 AND "restocked" BETWEEN 0 AND "quantity");

-- Open returns are few.
CREATE INDEX "order_returns_open" ON "order_returns" ("orderId") WHERE "status" IN ('REQUESTED', 'RECEIVED');
