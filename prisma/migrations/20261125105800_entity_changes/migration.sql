-- CreateEnum
CREATE TYPE "ChangedEntity" AS ENUM ('PRODUCT', 'ORDER', 'CUSTOMER');

-- CreateTable
CREATE TABLE "entity_changes" (
    "id" BIGSERIAL NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "entity" "ChangedEntity" NOT NULL,
    "entityId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entity_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "entity_changes_entity_transaction_id_idx" ON "entity_changes"("entity", "transaction", "id");

-- CreateIndex
CREATE INDEX "entity_changes_entity_entityId_transaction_id_idx" ON "entity_changes"("entity", "entityId", "transaction", "id");

-- What Prisma's schema cannot express.

-- After each statement on a table. Arguments: the kind of entity, and the column with its id. Rows are only added, so that
-- writers never wait for each other.
CREATE FUNCTION record_entity_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "entity_changes" ("entity", "entityId")
     SELECT DISTINCT %1$L::"ChangedEntity", %2$I FROM "changed" WHERE %2$I IS NOT NULL', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER "products_record_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "products_record_update" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "products_record_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "orders_record_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "orders_record_update" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "orders_record_delete" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "users_record_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "users_record_update" AFTER UPDATE ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "users_record_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "order_items_record_insert" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_items_record_update" AFTER UPDATE ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_items_record_delete" AFTER DELETE ON "order_items" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_insert" AFTER INSERT ON "order_promotions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_update" AFTER UPDATE ON "order_promotions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_delete" AFTER DELETE ON "order_promotions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_insert" AFTER INSERT ON "order_events" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_update" AFTER UPDATE ON "order_events" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_delete" AFTER DELETE ON "order_events" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_insert" AFTER INSERT ON "order_edits" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_update" AFTER UPDATE ON "order_edits" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_delete" AFTER DELETE ON "order_edits" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_insert" AFTER INSERT ON "order_notes" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_update" AFTER UPDATE ON "order_notes" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_delete" AFTER DELETE ON "order_notes" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_insert" AFTER INSERT ON "alterations" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_update" AFTER UPDATE ON "alterations" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_delete" AFTER DELETE ON "alterations" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_insert" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_update" AFTER UPDATE ON "payments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_delete" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_insert" AFTER INSERT ON "upi_claims" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_update" AFTER UPDATE ON "upi_claims" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_delete" AFTER DELETE ON "upi_claims" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_insert" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_update" AFTER UPDATE ON "invoices" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_delete" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_insert" AFTER INSERT ON "order_returns" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_update" AFTER UPDATE ON "order_returns" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_delete" AFTER DELETE ON "order_returns" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_insert" AFTER INSERT ON "garments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_update" AFTER UPDATE ON "garments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_delete" AFTER DELETE ON "garments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');

-- Everything that there is begins the feed.
INSERT INTO "entity_changes" ("entity", "entityId") SELECT 'PRODUCT', "id" FROM "products" ORDER BY "dateAdded", "id";
INSERT INTO "entity_changes" ("entity", "entityId") SELECT 'ORDER', "id" FROM "orders" ORDER BY "orderDate", "id";
INSERT INTO "entity_changes" ("entity", "entityId") SELECT 'CUSTOMER', "id" FROM "users"
  WHERE "role"::text <> 'API_CLIENT' ORDER BY "createdAt", "id";
