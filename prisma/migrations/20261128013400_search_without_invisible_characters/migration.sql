SET LOCAL lock_timeout = '2s';

-- Text as it is searched, on both sides: without accents, and without characters that nobody sees. A joiner or a soft hyphen
-- within a word divided it into two.
CREATE OR REPLACE FUNCTION search_plain("text" TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN lower(unaccent(regexp_replace(
  regexp_replace(coalesce("text", ''), '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
  '[_-]', ' ', 'g')));

-- Texts that were saved before such characters were removed from them, and words in which a joiner is written, are found again.
UPDATE "products" SET "productName" = "productName"
WHERE "products"::text ~ '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]';

UPDATE "occasions" SET "name" = "name"
WHERE "occasions"::text ~ '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]';
