-- Names of occasions, offers, festivals, stages and measurements by language, as those of the style book.
SET LOCAL lock_timeout = '2s';

CREATE FUNCTION pg_temp.translations("hindi" TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN "hindi" <> '' THEN jsonb_build_array(jsonb_build_object('locale', 'HI', 'name', "hindi")) ELSE '[]' END $$;

ALTER TABLE "occasions" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "promotions" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "order_promotions" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "festivals" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "workshop_stages" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "measurement_fields" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';

-- As before, with the names in all languages.
CREATE OR REPLACE FUNCTION occasions_fill_terms() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."terms" := ARRAY(
    SELECT DISTINCT btrim(regexp_replace(search_plain("term"), '\s+', ' ', 'g'))
    FROM unnest(NEW."name" || NEW."synonyms"
      || ARRAY(SELECT "each"->>'name' FROM jsonb_array_elements(NEW."translations") AS "each")) AS "term"
    WHERE search_plain("term") <> '');
  RETURN NEW;
END $$;

UPDATE "occasions" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';
UPDATE "promotions" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';
UPDATE "order_promotions" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';
UPDATE "festivals" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';
UPDATE "workshop_stages" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';
UPDATE "measurement_fields" SET "translations" = pg_temp.translations("hindiName") WHERE "hindiName" <> '';

-- The records of edits hold copies of the promotions.
UPDATE "order_edits" SET "before" = jsonb_set("before", '{promotions}', (
    SELECT jsonb_agg("copy" - 'hindiName'
      || jsonb_build_object('translations', pg_temp.translations("copy"->>'hindiName')) ORDER BY "position")
    FROM jsonb_array_elements("before"->'promotions') WITH ORDINALITY AS "all" ("copy", "position")))
  WHERE jsonb_path_exists("before", '$.promotions[*].hindiName');

DROP FUNCTION pg_temp.translations(TEXT);

-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "occasions" DROP COLUMN "hindiName";
-- Of the names, only the English one is checked here. No version that reads the column was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "promotions" DROP COLUMN "hindiName",
  ADD CONSTRAINT "promotions_name" CHECK (length("name") BETWEEN 1 AND 60) NOT VALID;
-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "order_promotions" DROP COLUMN "hindiName";
-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "festivals" DROP COLUMN "hindiName";
-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "workshop_stages" DROP COLUMN "hindiName";
-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "measurement_fields" DROP COLUMN "hindiName";
