-- A rating is part of what outsiders see of a product, so it changes `lastUpdated`.
CREATE OR REPLACE FUNCTION feedback_count_rating() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."productId" IS NOT NULL AND OLD."hiddenAt" IS NULL THEN
    UPDATE "products" SET
      "ratingCount" = "ratingCount" - 1, "ratingTotal" = "ratingTotal" - OLD."rating", "lastUpdated" = CURRENT_TIMESTAMP
    WHERE "id" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."productId" IS NOT NULL AND NEW."hiddenAt" IS NULL THEN
    UPDATE "products" SET
      "ratingCount" = "ratingCount" + 1, "ratingTotal" = "ratingTotal" + NEW."rating", "lastUpdated" = CURRENT_TIMESTAMP
    WHERE "id" = NEW."productId";
  END IF;
  RETURN NULL;
END $$;

-- The version is for concurrent edits, which a rating must not make fail.
DROP TRIGGER "products_raise_version" ON "products";
CREATE TRIGGER "products_raise_version"
  BEFORE UPDATE OF "lastUpdated", "quantityInStock" ON "products" FOR EACH ROW
  WHEN (NEW."ratingCount" = OLD."ratingCount")
  EXECUTE FUNCTION products_raise_version();
