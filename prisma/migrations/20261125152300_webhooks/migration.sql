-- CreateEnum
CREATE TYPE "WebhookTopic" AS ENUM ('PRODUCT_CREATED', 'PRODUCT_UPDATED', 'PRODUCT_DELETED', 'STOCK_UPDATED', 'ORDER_CREATED', 'ORDER_UPDATED', 'PAYMENT_CREATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'CUSTOMER_DELETED');

-- CreateEnum
CREATE TYPE "WebhookDisabledBecause" AS ENUM ('CHOSEN', 'FAILING', 'GONE');

-- CreateEnum
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('QUEUED', 'SENDING', 'DELIVERED', 'FAILED');

-- AlterEnum
ALTER TYPE "ApiScope" ADD VALUE 'MANAGE_WEBHOOKS';

-- AlterEnum
ALTER TYPE "MessageEvent" ADD VALUE 'WEBHOOK_DISABLED';

-- AlterTable
ALTER TABLE "entity_changes" ADD COLUMN     "paymentId" UUID,
ADD COLUMN     "topic" "WebhookTopic";

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "clientId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "topics" "WebhookTopic"[],
    "query" TEXT,
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "previousSecretExpiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "disabledAt" TIMESTAMPTZ(3),
    "disabledBecause" "WebhookDisabledBecause",
    "failingSince" TIMESTAMPTZ(3),
    "readTransaction" xid8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
    "readChangeId" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sequence" BIGSERIAL NOT NULL,
    "webhookId" UUID NOT NULL,
    "changeId" BIGINT,
    "topic" "WebhookTopic",
    "entityId" UUID,
    "paymentId" UUID,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "attemptedAt" TIMESTAMPTZ(3),
    "responseStatus" INTEGER,
    "responseBody" TEXT,
    "error" TEXT,
    "durationMs" INTEGER,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_clientId_idx" ON "webhooks"("clientId");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhookId_sequence_idx" ON "webhook_deliveries"("webhookId", "sequence" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_webhookId_changeId_key" ON "webhook_deliveries"("webhookId", "changeId");

-- CreateIndex
CREATE INDEX "entity_changes_transaction_id_idx" ON "entity_changes"("transaction", "id");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "api_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "webhooks"
  ADD CONSTRAINT "webhooks_topics" CHECK (cardinality("topics") > 0),
  ADD CONSTRAINT "webhooks_secret" CHECK ("secret" LIKE 'whsec\_%'),
  ADD CONSTRAINT "webhooks_previous_secret" CHECK (("previousSecret" IS NULL) = ("previousSecretExpiresAt" IS NULL)),
  ADD CONSTRAINT "webhooks_disabled" CHECK (("disabledAt" IS NULL) = ("disabledBecause" IS NULL));
CREATE INDEX "webhook_deliveries_unfinished" ON "webhook_deliveries" ("webhookId", "entityId", "sequence")
  WHERE "status" IN ('QUEUED', 'SENDING');

-- After each statement on a table. Arguments: the kind of entity, and the column with its id. Rows are only added, so that
-- writers never wait for each other. Statements on tables that belong to an entity change it; orders are never deleted.
CREATE OR REPLACE FUNCTION record_entity_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "operation" TEXT := CASE
    WHEN TG_ARGV[1] <> 'id' OR TG_OP = 'UPDATE' THEN 'UPDATED'
    WHEN TG_OP = 'INSERT' THEN 'CREATED'
    ELSE 'DELETED' END;
BEGIN
  EXECUTE format(
    'INSERT INTO "entity_changes" ("entity", "entityId", "topic")
     SELECT DISTINCT %1$L::"ChangedEntity", %2$I, %3$L::"WebhookTopic" FROM "changed" WHERE %2$I IS NOT NULL',
    TG_ARGV[0], TG_ARGV[1], nullif(TG_ARGV[0] || '_' || "operation", 'ORDER_DELETED'));
  RETURN NULL;
END $$;

CREATE FUNCTION record_stock_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "entity_changes" ("entity", "entityId", "topic")
  SELECT 'PRODUCT', "after"."id", 'STOCK_UPDATED' FROM "after" JOIN "before" ON "before"."id" = "after"."id"
  WHERE ("after"."quantityInStock", "after"."sizes") IS DISTINCT FROM ("before"."quantityInStock", "before"."sizes");
  RETURN NULL;
END $$;
CREATE TRIGGER "products_record_stock" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_stock_changes();

CREATE FUNCTION record_new_payments() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "entity_changes" ("entity", "entityId", "topic", "paymentId")
  SELECT 'ORDER', "orderId", 'PAYMENT_CREATED', "id" FROM "added";
  RETURN NULL;
END $$;
CREATE TRIGGER "payments_record_new" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_payments();
