-- Names of options by language: in the style book, and in the copies that orders and the records of their edits hold.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "style_options" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';
UPDATE "style_options" SET "translations" = jsonb_build_array(jsonb_build_object('locale', 'HI', 'name', "hindiName"))
  WHERE "hindiName" <> '';
-- No version that reads it was released.
-- squawk-ignore ban-drop-column
ALTER TABLE "style_options" DROP COLUMN "hindiName";

CREATE FUNCTION pg_temp.with_translations("copies" JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg("copy" - 'hindiName' || jsonb_build_object('translations', CASE
    WHEN "copy"->>'hindiName' <> '' THEN jsonb_build_array(jsonb_build_object('locale', 'HI', 'name', "copy"->'hindiName'))
    ELSE '[]'::jsonb END) ORDER BY "position"), '[]')
  FROM jsonb_array_elements("copies") WITH ORDINALITY AS "all" ("copy", "position") $$;

UPDATE "orders" SET "style" = pg_temp.with_translations("style") WHERE "style" <> '[]';
UPDATE "order_items" SET "style" = pg_temp.with_translations("style") WHERE "style" <> '[]';
UPDATE "order_edits" SET "before" = jsonb_set("before", '{items}', (
    SELECT jsonb_agg(CASE jsonb_typeof("item"->'style')
      WHEN 'array' THEN jsonb_set("item", '{style}', pg_temp.with_translations("item"->'style'))
      ELSE "item" END ORDER BY "position")
    FROM jsonb_array_elements("before"->'items') WITH ORDINALITY AS "all" ("item", "position")))
  WHERE jsonb_path_exists("before", '$.items[*].style[*]');

DROP FUNCTION pg_temp.with_translations(JSONB);
