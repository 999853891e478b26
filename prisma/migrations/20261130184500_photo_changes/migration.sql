-- Photographs of garments change their order.
SET LOCAL lock_timeout = '2s';

CREATE FUNCTION record_orders_of_photos() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "entity_changes" ("entity", "entityId", "topic")
  SELECT DISTINCT 'ORDER'::"ChangedEntity", "garments"."orderId", 'ORDER_UPDATED'::"WebhookTopic"
  FROM "changed" JOIN "garments" ON "garments"."id" = "changed"."garmentId";
  RETURN NULL;
END $$;

CREATE TRIGGER "garment_photos_record_insert" AFTER INSERT ON "garment_photos" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_orders_of_photos();
CREATE TRIGGER "garment_photos_record_update" AFTER UPDATE ON "garment_photos" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_orders_of_photos();
CREATE TRIGGER "garment_photos_record_delete" AFTER DELETE ON "garment_photos" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_orders_of_photos();
