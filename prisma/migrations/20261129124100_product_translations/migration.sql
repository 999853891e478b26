-- Names, descriptions and other texts of designs in other languages than English, and the copies that orders and invoices hold.
SET LOCAL lock_timeout = '2s';

ALTER TABLE "products"
  ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "translatedNames" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "order_items" ADD COLUMN "translatedNames" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "invoice_lines" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '[]';

-- A text of a product in all of its translations, or its other texts: 'productName', 'description', 'terms'.
CREATE FUNCTION search_translations("translations" JSONB, "field" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(CASE "field"
    WHEN 'terms' THEN (SELECT string_agg("term"->>'translation', ' ') FROM jsonb_array_elements("each"->'terms') AS "term")
    ELSE "each"->>"field" END, ' ')
  FROM jsonb_array_elements("translations") AS "each");

-- As before, with the translations after the English texts.
CREATE OR REPLACE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "marks" TEXT[] := search_marks(search_plain(NEW."productName"), lower(NEW."category"::text), search_plain(NEW."color"));
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS'),
    CASE WHEN '=set' = ANY("marks") THEN 'set' END, search_translations(NEW."translations", 'productName')));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."ownBrand", NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails"),
    search_sizes(NEW."sizes"), search_translations(NEW."translations", 'terms')));
  "body" TEXT := search_plain(concat_ws(' ', NEW."description", search_translations(NEW."translations", 'description')));
BEGIN
  -- Lists read the names without the descriptions.
  NEW."translatedNames" := coalesce((
    SELECT jsonb_agg(jsonb_build_object('locale', "each"->'locale', 'productName', "each"->'productName'))
    FROM jsonb_array_elements(NEW."translations") AS "each" WHERE "each"->>'productName' <> ''), '[]');
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D') ||
    array_to_tsvector("marks");
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle. The signs of
  -- Devanagari that are no letters, such as vowels after a consonant, belong to the word.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"),
      '[^[:alnum:]\u0900-\u0963\u0966-\u097f]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_fill_translations" BEFORE UPDATE OF "translations" ON "products" FOR EACH ROW
  WHEN (OLD."translations" IS DISTINCT FROM NEW."translations") EXECUTE FUNCTION products_fill_search();
