-- A search knows what shoppers mean: occasions, the kind of a garment, its leading colour, sets and plus sizes.

-- CreateTable
CREATE TABLE "occasions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "synonyms" TEXT[],
    "garments" TEXT[],
    "colors" TEXT[],
    "works" TEXT[],
    "fabrics" TEXT[],
    "tags" TEXT[],
    "position" INTEGER NOT NULL,
    "isShown" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "terms" TEXT[],

    CONSTRAINT "occasions_pkey" PRIMARY KEY ("id")
);

-- What the shop sells -------------------------------------------------------------------------------

CREATE FUNCTION search_garments() RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{saree,sari,saari,saadi,sadi,lehenga,lehnga,lehanga,lahenga,lengha,ghagra,ghaghra,ghagara,chaniya,blouse,choli,
  kurta,kurti,kurtha,kameez,kamiz,suit,set,coord,salwar,shalwar,salvar,dress,frock,gown,palazzo,plazo,palazo,plazzo,pallazo,
  churidar,chudidar,churidaar,chudidaar,dupatta,dupata,duppatta,chunni,odhni,stole,anarkali,sharara,gharara,skirt,legging,tunic,
  kaftan,caftan,petticoat,toiler,toile,trouser,pant,material,top,shirt,jacket,shrug,jumpsuit}'::text[];

CREATE FUNCTION search_colors() RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{red,lal,laal,crimson,scarlet,maroon,burgundy,wine,pink,gulabi,rani,magenta,fuchsia,coral,peach,orange,narangi,rust,
  yellow,peela,peeli,pila,pili,mustard,lemon,golden,gold,sunehra,sunehri,blue,neela,neeli,nila,nili,navy,indigo,firozi,feroza,turquoise,teal,green,hara,
  hari,olive,mint,lime,black,kala,kaala,kaali,white,safed,safeda,offwhite,ivory,cream,beige,grey,gray,charcoal,silver,purple,violet,lavender,mauve,lilac,jamuni,baingani,brown,bhura,
  coffee,tan,taupe,khaki,copper,nude,multicoloured,multicolored,multicolour,multicolor}'::text[];

-- Marks of a garment by its name: '=kurta' for what it is, beside its category; '=set' for a top with what is worn below it;
-- '#blue' for its leading colour. 'Blue & White Kurta with Palazzos' is a kurta, a set and blue; a dupatta that only comes with
-- it is no mark. Without a colour in the name, the product's colour leads.
CREATE FUNCTION search_marks("name" TEXT, "category" TEXT, "color" TEXT) RETURNS TEXT[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "garments" CONSTANT TEXT[] := search_garments();
  "colors" CONSTANT TEXT[] := search_colors();
  "tops" CONSTANT TEXT[] := '{kurta,kurti,kurtha,kameez,kamiz,tunic,top,shirt}';
  "below" CONSTANT TEXT[] := '{palazzo,plazo,palazo,plazzo,pallazo,trouser,pant,churidar,chudidar,churidaar,chudidaar,salwar,
    shalwar,salvar,skirt,legging,sharara,gharara}';
  "word" TEXT;
  "head" TEXT;
  "has_head" BOOLEAN := FALSE;
  "has_top" BOOLEAN := FALSE;
  "has_below" BOOLEAN := FALSE;
  "is_set" BOOLEAN := FALSE;
  "leading" TEXT[] := '{}';
  "has_color" BOOLEAN := FALSE;
BEGIN
  FOREACH "word" IN ARRAY regexp_split_to_array(regexp_replace("name", '[&+,/()|.]', ' & ', 'g'), '\s+') LOOP
    -- 'dresses' to 'dress', 'sarees' to 'saree'
    "word" := regexp_replace("word", '(?<=[a-z]ss)es$|(?<=[a-rt-z])s$', '');
    IF "word" = ANY("garments") THEN
      IF NOT "has_head" AND NOT ("word" = 'choli' AND "head" IS NOT NULL) THEN "head" := "word"; END IF;
      "is_set" := "is_set" OR "word" IN ('set', 'suit', 'coord', 'material')
        OR "has_top" AND "word" = ANY("below") OR "has_below" AND "word" IN ('kameez', 'kamiz');
      "has_top" := "has_top" OR "word" = ANY("tops");
      "has_below" := "has_below" OR "word" = ANY("below");
    ELSIF "word" IN ('&', 'with', 'and', 'for') THEN
      "has_head" := "head" IS NOT NULL;
    END IF;
    IF "word" = ANY("colors") AND NOT "has_color" THEN
      "leading" := "leading" || "word";
    ELSIF "word" NOT IN ('coloured', 'colored', 'toned', 'colour', 'color') THEN
      "has_color" := "has_color" OR cardinality("leading") > 0;
    END IF;
  END LOOP;
  IF cardinality("leading") = 0 THEN
    "leading" := array_remove(regexp_split_to_array(split_part(regexp_replace("color", '\mand\M|[,/+]', '&'), '&', 1), '\s+'), '');
  END IF;
  "is_set" := "is_set" OR "category" = 'suit' AND ("head" IS NULL OR "head" IN ('anarkali', 'sharara', 'gharara'));
  RETURN array_remove(ARRAY[
    '=' || "head",
    CASE WHEN "is_set" THEN '=set' END,
    CASE WHEN "category" <> 'others' AND ("category" <> 'suit' OR "is_set") THEN '=' || "category" END
  ] || ARRAY(SELECT '#' || "each" FROM unnest("leading") AS "each"), NULL);
END $$;

-- The labels of a product's sizes, and 'plus size' where one is XL or larger.
CREATE FUNCTION search_sizes("sizes" JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT concat_ws(' ', string_agg("size"->>'label', ' '),
    CASE WHEN bool_or("size"->>'label' ~* '^\s*(\d+\s*-?\s*)?x+l|^\s*plus') THEN 'plus size' END)
  FROM jsonb_array_elements("sizes") AS "size");

CREATE OR REPLACE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "marks" TEXT[] := search_marks(search_plain(NEW."productName"), lower(NEW."category"::text), search_plain(NEW."color"));
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS'),
    CASE WHEN '=set' = ANY("marks") THEN 'set' END));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails"),
    search_sizes(NEW."sizes")));
  "body" TEXT := search_plain(NEW."description");
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D') ||
    array_to_tsvector("marks");
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"), '[^[:alnum:]]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

-- Sizes hold their stock, too: an order changes nothing that is searched.
CREATE TRIGGER "products_fill_sizes" BEFORE UPDATE OF "sizes" ON "products" FOR EACH ROW
  WHEN (search_sizes(OLD."sizes") IS DISTINCT FROM search_sizes(NEW."sizes"))
  EXECUTE FUNCTION products_fill_search();

-- Not in a new shop, whose tables stay empty.
DO $$ BEGIN
  IF EXISTS (SELECT FROM "products") THEN UPDATE "products" SET "productName" = "productName"; END IF;
END $$;

-- Occasions -----------------------------------------------------------------------------------------

-- What shoppers call an occasion, as a search compares it.
CREATE FUNCTION occasions_fill_terms() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."terms" := ARRAY(
    SELECT DISTINCT btrim(regexp_replace(search_plain("term"), '\s+', ' ', 'g'))
    FROM unnest(ARRAY[NEW."name", NEW."hindiName"] || NEW."synonyms") AS "term" WHERE search_plain("term") <> '');
  RETURN NEW;
END $$;
CREATE TRIGGER "occasions_fill_terms" BEFORE INSERT OR UPDATE ON "occasions"
  FOR EACH ROW EXECUTE FUNCTION occasions_fill_terms();

INSERT INTO "occasions"
  ("id", "position", "name", "hindiName", "synonyms", "garments", "colors", "works", "fabrics", "tags")
VALUES
  ('6f1d2c38-7a54-4e0b-9c1e-000000000001', 1, 'Wedding', 'शादी', '{bridal,bride,shaadi,shadi,dulhan,vivah,reception,दुल्हन,विवाह}',
    '{Lehenga,Saree,Suit,Set,Anarkali,Sharara,Gown}', '{}',
    '{Zari,Zardozi,Embroidered,Embellished,Gota,Stone,Kundan,Sequin,Resham}',
    '{Silk,Velvet,Brocade,Banarasi,Kanjivaram,Kanjeevaram,Paithani,Patola,Tissue}', '{Wedding,Bridal}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000002', 2, 'Haldi', 'हल्दी', '{pithi,ubtan}',
    '{Lehenga,Suit,Set,Saree,Kurta,Kurti,Anarkali,Sharara}', '{Yellow,Mustard,Lemon}', '{}', '{}', '{Haldi}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000003', 3, 'Mehendi', 'मेहंदी', '{mehndi,mehandi,mehendi,henna,मेहँदी}',
    '{Lehenga,Suit,Set,Saree,Kurta,Kurti,Anarkali,Sharara}', '{Green,Olive,Mint}', '{}', '{}', '{Mehendi}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000004', 4, 'Sangeet', 'संगीत', '{sangit}',
    '{Lehenga,Sharara,Gharara,Anarkali,Gown,Suit,Set,Saree}', '{}',
    '{Sequin,Mirror,Embellished,Zari,Zardozi,Gota,Embroidered,Shimmer}', '{Net,Velvet,Organza}', '{Sangeet}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000005', 5, 'Navratri', 'नवरात्रि', '{navaratri,garba,dandiya,dandia,गरबा,डांडिया}',
    '{Lehenga,Skirt,Saree,Suit,Set,Kurta,Dupatta}', '{Multicoloured,Multicolored,Multicolour}',
    '{Mirror,Bandhani,Bandhej,Leheriya,Lehariya,Gota,Tie dye}', '{Patola}', '{Navratri}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000006', 6, 'Diwali', 'दिवाली', '{deepavali,deepawali,festive,festival,puja,pooja,दीपावली,त्योहार}',
    '{Saree,Suit,Set,Lehenga,Anarkali,Sharara}', '{}', '{Zari,Zardozi,Embroidered,Embellished,Gota,Sequin,Golden}',
    '{Silk,Brocade,Banarasi,Kanjivaram,Kanjeevaram,Chanderi,Tissue}', '{Diwali,Festive}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000007', 7, 'Party wear', 'पार्टी', '{party,cocktail,birthday,evening}',
    '{Gown,Dress,Lehenga,Saree,Suit,Set}', '{}', '{Sequin,Embellished,Shimmer,Stone,Lace,Embroidered,Bodycon}',
    '{Net,Satin,Velvet,Organza}', '{Party,Party wear,Cocktail}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000008', 8, 'Office wear', 'ऑफिस', '{office,formal,workwear,दफ़्तर,ऑफ़िस}',
    '{Kurta,Kurti,Dress,Shirt,Saree,Trouser}', '{}', '{Solid,Plain,Striped,Checked}', '{Cotton,Linen,Khadi}',
    '{Office,Formal,Workwear}');

-- Searches, and the menu, depend on them.
CREATE TRIGGER "occasions_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "occasions"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- Searches ------------------------------------------------------------------------------------------

CREATE FUNCTION search_mark("sign" TEXT, "word" TEXT) RETURNS TSQUERY LANGUAGE sql STABLE PARALLEL SAFE
RETURN ('''' || "sign" || replace(replace(search_plain("word"), '\', '\\'), '''', '''''') || '''')::tsquery;

-- Any of these words, in fields of these weights.
CREATE FUNCTION search_any("words" TEXT[], "weights" TEXT) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP "found" := "found" || search_lexemes("word", "weights"); END LOOP;
  RETURN "found";
END $$;

-- Products whose leading colour is one of these; of several words the last one is the colour.
CREATE FUNCTION search_leading("words" TEXT[]) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP
    "found" := "found" || search_mark('#', regexp_replace(btrim("word"), '^.*[\s-]', ''));
  END LOOP;
  RETURN "found";
END $$;

-- Products that are such garments; those of several words have them in the name.
CREATE FUNCTION search_such("words" TEXT[]) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP
    "found" := "found" || CASE WHEN lower("word") = ANY(search_garments()) THEN search_mark('=', "word")
      ELSE search_lexemes("word", ':A') END;
  END LOOP;
  RETURN "found";
END $$;

DROP FUNCTION search_queries(JSONB, TEXT[]);

-- What was typed, as queries from the strictest to the loosest: for all words, for the garments among them, for any of
-- them. `words` holds an object for each word. `spellings` are the word as it was typed and its synonyms; it also matches
-- longer words and, when neither the shop (`isKnown`) nor the catalogue knows it, those spelled most like it. `kind` is
-- 'garment', 'color' or 'other', or null for words that the catalogue may know as either. A word that `isOptional` counts in the
-- name of an occasion alone.
--
-- An occasion matches products that carry its name (`carried`) and those that fit it: one of its garments with one of its colours,
-- works or fabrics. A garment or colour that is typed beside it takes the place of the occasion's.
--
-- Ranking: products that are such garments (`heads`, one for each garment) before those that only have one in their name
-- or category (`named`), a leading colour (`leads`) before a second one, products with more of the words (`parts`) before
-- others; then every word counts (`ranking`), and once more the words exactly as they were typed (`exact`).
CREATE FUNCTION search_queries("words" JSONB)
RETURNS TABLE ("query" TSQUERY, "heads" TSQUERY[], "named" TSQUERY, "leads" TSQUERY[], "parts" TSQUERY[],
  "ranking" TSQUERY, "exact" TSQUERY, "carried" TSQUERY, "fits" TSQUERY[], "occasions" TEXT[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  "each" JSONB;
  "spellings" TEXT[];
  "kind" TEXT;
  "other" TEXT;
  "stem" TEXT;
  "typed" TSQUERY;
  "part" TSQUERY;
  "head" TSQUERY;
  "joined" TEXT;
  "last" TEXT;
  "has_occasion" BOOLEAN := FALSE;
  "occasion" RECORD;
  "all" TSQUERY;
  "all_garments" TSQUERY;
  "looser" TSQUERY[];
BEGIN
  "named" := '';
  "heads" := '{}';
  "leads" := '{}';
  "parts" := '{}';
  "carried" := '';
  "fits" := '{}';
  "occasions" := '{}';
  SELECT concat(' ', string_agg(search_plain("value"->'spellings'->>0), ' ' ORDER BY "ordinality"), ' ')
  INTO "joined" FROM jsonb_array_elements("words") WITH ORDINALITY;
  -- The last word may be unfinished.
  IF NOT ("words"->-1->>'isKnown')::boolean AND char_length("words"->-1->'spellings'->>0) >= 4 THEN
    "last" := search_plain("words"->-1->'spellings'->>0);
  END IF;

  FOR "each" IN SELECT "value" FROM jsonb_array_elements("words") LOOP
    "spellings" := ARRAY(SELECT jsonb_array_elements_text("each"->'spellings'));
    "kind" := "each"->>'kind';
    "typed" := search_lexemes("spellings"[1], '');
    "part" := search_lexemes("spellings"[1], ':*');
    CONTINUE WHEN numnode("part") = 0; -- a word such as 'with'
    "other" := search_plain("spellings"[1]);
    IF "kind" IS DISTINCT FROM 'garment' AND EXISTS (SELECT FROM "occasions" AS "o", unnest("o"."terms") AS "term"
      WHERE position(' ' || "term" || ' ' IN "joined") > 0 AND position(' ' || "other" || ' ' IN ' ' || "term" || ' ') > 0
        OR "other" = "last" AND starts_with("term", "last")) THEN
      "has_occasion" := TRUE;
      "exact" := coalesce("exact" || "typed", "typed");
      CONTINUE;
    END IF;
    CONTINUE WHEN ("each"->>'isOptional')::boolean;
    "stem" := rtrim(btrim("typed"::text, ''''), 'i'); -- that of 'embroidery' is 'embroideri'
    IF cardinality("spellings") = 1 AND NOT ("each"->>'isKnown')::boolean AND char_length("stem") >= 3
      AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" LIKE "stem" || '%'
        AND char_length("word") <= char_length("spellings"[1]) + 3) THEN
      "spellings" := "spellings" || search_similar(search_plain("spellings"[1]));
    END IF;
    IF "kind" IS NULL THEN
      "kind" := CASE
        WHEN "spellings" && search_garments() OR char_length("stem") >= 3
          AND EXISTS (SELECT FROM unnest(search_garments()) AS "known" WHERE starts_with("known", "stem")) THEN 'garment'
        WHEN "spellings" && search_colors() THEN 'color' END;
    END IF;
    "part" := "part" || search_any("spellings"[2:], '');
    "all" := coalesce("all" && "part", "part");
    "parts" := "parts" || "part";
    "ranking" := coalesce("ranking" || "part", "part");
    "exact" := coalesce("exact" || "typed", "typed");
    IF "kind" = 'garment' THEN
      "all_garments" := coalesce("all_garments" && "part", "part");
      "named" := "named" || search_lexemes("spellings"[1], ':*A') || search_any("spellings"[2:], ':A');
      "head" := '';
      FOREACH "other" IN ARRAY "spellings" LOOP
        IF "other" !~ '\s' AND "other" <> '' THEN "head" := "head" || search_mark('=', "other"); END IF;
      END LOOP;
      "heads" := "heads" || "head";
    ELSIF "kind" = 'color' THEN
      "leads" := "leads" || search_leading("spellings");
    END IF;
  END LOOP;

  FOR "occasion" IN
    SELECT "o".* FROM "occasions" AS "o"
    WHERE "has_occasion" AND EXISTS (
      SELECT FROM unnest("o"."terms") AS "term"
      WHERE position(' ' || "term" || ' ' IN "joined") > 0 OR starts_with("term", "last"))
    ORDER BY "o"."position", "o"."id"
  LOOP
    "occasions" := "occasions" || "occasion"."name";
    "carried" := "carried" || search_any("occasion"."terms" || "occasion"."tags", ':ABC');
    "part" := search_leading("occasion"."colors") || search_any("occasion"."works" || "occasion"."fabrics", '');
    "fits" := "fits" || search_such("occasion"."garments") || search_leading("occasion"."colors")
      || search_any("occasion"."works", '') || search_any("occasion"."fabrics", '');
    "ranking" := coalesce("ranking" || "part", "part");
    IF cardinality("leads") > 0 OR numnode("part") = 0 THEN "part" := NULL; END IF;
    IF cardinality("heads") = 0 AND cardinality("occasion"."garments") > 0 THEN
      "part" := coalesce(search_such("occasion"."garments") && "part", search_such("occasion"."garments"));
    END IF;
    "typed" := search_any("occasion"."terms" || "occasion"."tags", '');
    "ranking" := "ranking" || "typed";
    IF "part" IS NOT NULL OR cardinality("heads") + cardinality("leads") = 0 THEN
      "part" := coalesce("typed" || "part", "typed");
      "all" := coalesce("all" && "part", "part");
      "parts" := "parts" || "part";
    END IF;
  END LOOP;

  "looser" := array_remove(ARRAY["all_garments", "ranking"], NULL);
  "query" := "all";
  IF "query" IS NOT NULL THEN RETURN NEXT; END IF;
  FOREACH "query" IN ARRAY "looser" LOOP
    IF "query" <> "all" THEN RETURN NEXT; END IF;
  END LOOP;
END $$;
