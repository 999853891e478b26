-- No design changes until its words are passed on from here on.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;

-- CreateTable
CREATE TABLE "product_words" (
    "id" UUID NOT NULL,
    "dateAdded" TIMESTAMPTZ(3) NOT NULL,
    "searchVector" tsvector NOT NULL,

    CONSTRAINT "product_words_pkey" PRIMARY KEY ("id")
);

INSERT INTO "product_words" ("id", "dateAdded", "searchVector")
SELECT "id", "dateAdded", "searchVector" FROM "products" ORDER BY "dateAdded";

-- DropIndex
DROP INDEX "products_search";

-- CreateIndex
CREATE INDEX "products_search" ON "product_words" USING GIN ("searchVector");

-- CreateIndex
CREATE INDEX "product_words_newest" ON "product_words"("dateAdded" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_id_fkey" FOREIGN KEY ("id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say ---------------------------------------------------------------

CREATE FUNCTION products_pass_on_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("id", "dateAdded", "searchVector")
  VALUES (NEW."id", NEW."dateAdded", NEW."searchVector")
  ON CONFLICT ("id") DO UPDATE SET "dateAdded" = EXCLUDED."dateAdded", "searchVector" = EXCLUDED."searchVector";
  RETURN NULL;
END $$;
CREATE TRIGGER "products_new_words" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_pass_on_words();
CREATE TRIGGER "products_other_words" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."searchVector" IS DISTINCT FROM NEW."searchVector" OR OLD."dateAdded" IS DISTINCT FROM NEW."dateAdded")
  EXECUTE FUNCTION products_pass_on_words();

-- Searches that are kept are made of it.
CREATE TRIGGER "product_words_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_words"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
