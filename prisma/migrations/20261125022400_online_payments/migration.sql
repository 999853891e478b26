-- CreateEnum
CREATE TYPE "GatewayRefundStatus" AS ENUM ('REQUESTED', 'ACCEPTED', 'PROCESSED', 'FAILED');

-- CreateTable
CREATE TABLE "gateway_orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "gatewayOrderId" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "reportedAt" TIMESTAMPTZ(3),
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "gateway_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway_refunds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "note" TEXT,
    "status" "GatewayRefundStatus" NOT NULL,
    "gatewayRefundId" TEXT,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "requestedById" UUID NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "gateway_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gateway_orders_gatewayOrderId_key" ON "gateway_orders"("gatewayOrderId");

-- CreateIndex
CREATE INDEX "gateway_orders_nextCheckAt_idx" ON "gateway_orders"("nextCheckAt");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_orders_orderId_idempotencyKey_key" ON "gateway_orders"("orderId", "idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_refunds_gatewayRefundId_key" ON "gateway_refunds"("gatewayRefundId");

-- CreateIndex
CREATE INDEX "gateway_refunds_orderId_idx" ON "gateway_refunds"("orderId");

-- CreateIndex
CREATE INDEX "gateway_refunds_paymentId_idx" ON "gateway_refunds"("paymentId");

-- CreateIndex
CREATE INDEX "gateway_refunds_nextCheckAt_idx" ON "gateway_refunds"("nextCheckAt");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_refunds_requestedById_idempotencyKey_key" ON "gateway_refunds"("requestedById", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_amount" CHECK ("amount" > 0);

ALTER TABLE "gateway_refunds"
  ADD CONSTRAINT "gateway_refunds_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "gateway_refunds_accepted" CHECK (
    "gatewayRefundId" IS NOT NULL OR "status" IN ('REQUESTED', 'FAILED'));
