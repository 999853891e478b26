-- CreateIndex
CREATE INDEX "entity_changes_entity_at_entityId_idx" ON "entity_changes"("entity", "at", "entityId");

-- What Prisma's schema cannot express.

-- A customer is shown with what the orders add up to, with the measurements of the last ones, and with the profiles.
CREATE FUNCTION record_customers_of_orders() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "entity_changes" ("entity", "entityId", "topic")
    SELECT DISTINCT 'CUSTOMER'::"ChangedEntity", "userId", 'CUSTOMER_UPDATED'::"WebhookTopic"
    FROM "after" WHERE "userId" IS NOT NULL;
  ELSE
    INSERT INTO "entity_changes" ("entity", "entityId", "topic")
    SELECT DISTINCT 'CUSTOMER'::"ChangedEntity", "changed"."userId", 'CUSTOMER_UPDATED'::"WebhookTopic"
    FROM "after" JOIN "before" ON "before"."id" = "after"."id",
      LATERAL (VALUES ("before"."userId"), ("after"."userId")) AS "changed"("userId")
    WHERE "changed"."userId" IS NOT NULL
      AND EXISTS (SELECT FROM "users" WHERE "users"."id" = "changed"."userId")
      AND ("after"."userId", "after"."customerPhone", "after"."measurements", "after"."totalToPay", "after"."credited",
          "after"."orderStatus")
        IS DISTINCT FROM ("before"."userId", "before"."customerPhone", "before"."measurements", "before"."totalToPay",
          "before"."credited", "before"."orderStatus");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_record_customers_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_customers_of_orders();
CREATE TRIGGER "orders_record_customers_update" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_customers_of_orders();

CREATE TRIGGER "measurement_profiles_record_insert" AFTER INSERT ON "measurement_profiles"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');
CREATE TRIGGER "measurement_profiles_record_update" AFTER UPDATE ON "measurement_profiles"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');
CREATE TRIGGER "measurement_profiles_record_delete" AFTER DELETE ON "measurement_profiles"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');
