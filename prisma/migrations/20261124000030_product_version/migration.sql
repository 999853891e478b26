-- Which state of a product a change started from: raised by each save of it and by each order that takes or returns
-- pieces, not by ratings.
ALTER TABLE "products" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

CREATE FUNCTION products_raise_version() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_raise_version"
  BEFORE UPDATE OF "lastUpdated", "quantityInStock"
  ON "products" FOR EACH ROW EXECUTE FUNCTION products_raise_version();
