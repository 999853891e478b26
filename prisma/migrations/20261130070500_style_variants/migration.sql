-- The other styles of a link that asks about several, and which one of them a browser votes for.
SET LOCAL lock_timeout = '2s';

CREATE TABLE "style_variants" (
    "shareId" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "style" JSONB NOT NULL,
    "price" BIGINT,
    "readyBy" DATE,

    CONSTRAINT "style_variants_pkey" PRIMARY KEY ("shareId", "number"),
    CONSTRAINT "style_variants_number_range" CHECK ("number" BETWEEN 2 AND 4),
    CONSTRAINT "style_variants_price_positive" CHECK ("price" >= 0),
    CONSTRAINT "style_variants_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "style_shares"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Null on a link with one style.
ALTER TABLE "style_votes" ADD COLUMN "variant" SMALLINT;
