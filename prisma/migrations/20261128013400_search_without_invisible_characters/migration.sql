SET LOCAL lock_timeout = '2s';

-- Text as it is searched, on both sides: without accents, and without characters that nobody sees. A joiner or a soft hyphen
-- within a word divided it into two.
CREATE OR REPLACE FUNCTION search_plain("text" TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN lower(unaccent(regexp_replace(
  regexp_replace(coalesce("text", ''), '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
  '[_-]', ' ', 'g')));

-- Texts that were saved before such characters were removed from them, and words in which a joiner is written, are found again.
-- A statement without rows would also be recorded as a change of the catalogue.
DO $$
DECLARE
  invisible CONSTANT TEXT := '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]';
BEGIN
  IF EXISTS (SELECT FROM "products" WHERE "products"::text ~ invisible) THEN
    UPDATE "products" SET "productName" = "productName" WHERE "products"::text ~ invisible;
  END IF;
  IF EXISTS (SELECT FROM "occasions" WHERE "occasions"::text ~ invisible) THEN
    UPDATE "occasions" SET "name" = "name" WHERE "occasions"::text ~ invisible;
  END IF;
END $$;
