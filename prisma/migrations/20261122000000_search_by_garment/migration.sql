-- The kind of garment counts as much as the name, and a detail that is simply there is found by what it is called
-- ('dupatta' for a lehenga with its dupatta included).

CREATE OR REPLACE FUNCTION search_details("details" JSONB) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(CASE "value" WHEN 'true' THEN regexp_replace("key", '([A-Z])', ' \1', 'g') ELSE "value" END, ' ')
  FROM jsonb_each_text("details") WHERE "value" <> 'false');

CREATE OR REPLACE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS')));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails")));
  "body" TEXT := search_plain(NEW."description");
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D');
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"), '[^[:alnum:]]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

-- Text as a query for its words in their order; with ':*' also for longer words that begin so. Empty for letters that
-- leave nothing when their accents are taken away.
CREATE FUNCTION search_lexemes("text" TEXT, "suffix" TEXT) RETURNS TSQUERY LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(to_tsquery('english',
  '''' || replace(replace(nullif(btrim(search_plain("text")), ''), '\', '\\'), '''', '''''') || '''' || "suffix"), '');

CREATE FUNCTION search_letters("word" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg("letter", '' ORDER BY "letter") FROM regexp_split_to_table("word", '') AS "letter");

-- The catalogue's words that a word it doesn't know may have meant: those spelt much like it, or with two letters
-- changed about ('bleu'). At most four, and none that is much farther off than the nearest.
CREATE FUNCTION search_similar("typed_word" TEXT) RETURNS TEXT[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_agg("word") FROM (
      SELECT "word", "closeness", max("closeness") OVER () AS "best" FROM (
        SELECT "word", similarity("word", "typed_word") AS "closeness"
        FROM "search_words" WHERE "word" % "typed_word"
        UNION ALL
        SELECT "word", 0.9 FROM "search_words"
        WHERE "word" LIKE left("typed_word", 1) || '%' AND char_length("word") = char_length("typed_word")
          AND search_letters("word") = search_letters("typed_word")) AS "candidates"
      ORDER BY "closeness" DESC, "word" LIMIT 4) AS "closest"
    WHERE "closeness" >= 0.8 * "best");
END $$;

-- What was typed, as queries from the strictest to the loosest: for all words, for the garments among them, for any
-- of them. `words` holds a list for each word: as it was typed, then others that mean the same. Each word also matches
-- longer ones and, when the catalogue knows nothing like it, those spelt most like it. Whichever is used, products that
-- are such a `garment` by name or category come first; then every word counts (`ranking`), and once more the words
-- just as they were typed (`exact`).
CREATE FUNCTION search_queries("words" JSONB, "garments" TEXT[])
RETURNS TABLE ("query" TSQUERY, "garment" TSQUERY, "ranking" TSQUERY, "exact" TSQUERY) LANGUAGE plpgsql STABLE AS $$
DECLARE
  "spellings" TEXT[];
  "other" TEXT;
  "stem" TEXT;
  "typed" TSQUERY;
  "part" TSQUERY;
  "part_of_name" TSQUERY;
  "all" TSQUERY;
  "all_garments" TSQUERY;
BEGIN
  "garment" := '';
  FOR "spellings" IN
    SELECT ARRAY(SELECT jsonb_array_elements_text("each")) FROM jsonb_array_elements("words") AS "each"
  LOOP
    "typed" := search_lexemes("spellings"[1], '');
    "part" := search_lexemes("spellings"[1], ':*');
    "part_of_name" := search_lexemes("spellings"[1], ':*A');
    CONTINUE WHEN numnode("part") = 0; -- a word such as 'with'
    "stem" := rtrim(btrim("typed"::text, ''''), 'i'); -- that of 'embroidery' is 'embroideri'
    IF cardinality("spellings") = 1 AND char_length("stem") >= 3
      AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" LIKE "stem" || '%'
        AND char_length("word") <= char_length("spellings"[1]) + 3) THEN
      "spellings" := "spellings" || search_similar(search_plain("spellings"[1]));
    END IF;
    FOREACH "other" IN ARRAY "spellings"[2:] LOOP
      "part" := "part" || search_lexemes("other", '');
      "part_of_name" := "part_of_name" || search_lexemes("other", ':A');
    END LOOP;
    "all" := coalesce("all" && "part", "part");
    "ranking" := coalesce("ranking" || "part", "part");
    "exact" := coalesce("exact" || "typed", "typed");
    IF "spellings" && "garments" OR char_length("stem") >= 3
      AND EXISTS (SELECT FROM unnest("garments") AS "known" WHERE starts_with("known", "stem")) THEN
      "all_garments" := coalesce("all_garments" && "part", "part");
      "garment" := "garment" || "part_of_name";
    END IF;
  END LOOP;
  FOREACH "query" IN ARRAY array_remove(ARRAY["all", "all_garments", "ranking"], NULL) LOOP
    RETURN NEXT;
  END LOOP;
END $$;

DROP FUNCTION search_query(TEXT, TEXT);

-- Every product's words again, by the rules above.
UPDATE "products" SET "productName" = "productName";
