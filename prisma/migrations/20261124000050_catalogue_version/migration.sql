-- What public reads show has a version: the sum of these counts. Each connection counts in a row of its own, inside the
-- transaction of its change, so that nobody waits for anybody and the sum changes at the very moment in which the change
-- becomes visible to others. Whoever keeps an answer notes the sum first, and uses it while the sum is the same.
CREATE TABLE "catalogue_changes" (
  "backend" INTEGER NOT NULL,
  "changes" BIGINT NOT NULL,

  CONSTRAINT "catalogue_changes_pkey" PRIMARY KEY ("backend")
) WITH (fillfactor = 50);

CREATE FUNCTION count_catalogue_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("backend", "changes") VALUES (pg_backend_pid(), 1)
  ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER "products_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "feedback_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
-- Every page shows some of them.
CREATE TRIGGER "shop_settings_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- Word of a change used to be sent to every process; now whoever keeps something asks.
DROP TRIGGER "products_tell_change" ON "products";
DROP TRIGGER "feedback_tell_change" ON "feedback";
DROP FUNCTION tell_catalogue_changed();
