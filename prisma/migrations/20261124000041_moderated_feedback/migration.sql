-- AlterTable
ALTER TABLE "feedback" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenReason" TEXT,
ADD COLUMN     "repliedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reply" TEXT;

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "feedback"
  ADD CONSTRAINT "feedback_reply" CHECK (("reply" IS NULL) = ("repliedAt" IS NULL) AND "reply" <> ''),
  -- Nothing is hidden without a word to its author.
  ADD CONSTRAINT "feedback_hidden" CHECK (("hiddenReason" IS NULL) = ("hiddenAt" IS NULL) AND "hiddenReason" <> '');

-- What is hidden counts in no rating.
CREATE OR REPLACE FUNCTION feedback_count_rating() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."productId" IS NOT NULL AND OLD."hiddenAt" IS NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" - 1, "ratingTotal" = "ratingTotal" - OLD."rating"
    WHERE "id" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."productId" IS NOT NULL AND NEW."hiddenAt" IS NULL THEN
    UPDATE "products" SET "ratingCount" = "ratingCount" + 1, "ratingTotal" = "ratingTotal" + NEW."rating"
    WHERE "id" = NEW."productId";
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "feedback_count_rating" ON "feedback";
CREATE TRIGGER "feedback_count_rating"
  AFTER INSERT OR DELETE OR UPDATE OF "rating", "productId", "hiddenAt"
  ON "feedback" FOR EACH ROW EXECUTE FUNCTION feedback_count_rating();
