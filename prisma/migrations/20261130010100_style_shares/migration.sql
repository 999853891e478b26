-- Links by which shoppers ask others about a style, and the votes on them.
SET LOCAL lock_timeout = '2s';

CREATE TABLE "style_shares" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "token" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "draftId" UUID,
    "productId" UUID,
    "customCategory" "CustomCategory",
    "category" "Category" NOT NULL,
    "sharerName" TEXT,
    "color" TEXT,
    "isOwnCloth" BOOLEAN NOT NULL,
    "style" JSONB NOT NULL,
    "price" BIGINT,
    "readyBy" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "style_shares_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "style_shares_one_garment" CHECK (("productId" IS NULL) <> ("customCategory" IS NULL)),
    CONSTRAINT "style_shares_price_positive" CHECK ("price" >= 0),
    CONSTRAINT "style_shares_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "style_shares_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "order_drafts"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "style_shares_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "style_shares_token_key" ON "style_shares"("token");
CREATE INDEX "style_shares_userId_idx" ON "style_shares"("userId");
CREATE INDEX "style_shares_draftId_idx" ON "style_shares"("draftId");
CREATE INDEX "style_shares_productId_idx" ON "style_shares"("productId");
CREATE INDEX "style_shares_expiresAt_idx" ON "style_shares"("expiresAt");

-- A browser has one vote on each.
CREATE TABLE "style_votes" (
    "shareId" UUID NOT NULL,
    "voter" TEXT NOT NULL,
    "likes" BOOLEAN NOT NULL,
    "votedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "style_votes_pkey" PRIMARY KEY ("shareId", "voter"),
    CONSTRAINT "style_votes_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "style_shares"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
