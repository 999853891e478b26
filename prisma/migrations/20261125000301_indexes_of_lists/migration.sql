-- The owner's orders of the catalogue.
CREATE INDEX "products_by_stock" ON "products"("quantityInStock", "id");
CREATE INDEX "products_last_updated" ON "products"("lastUpdated" DESC, "id" DESC);

-- What is said of a design, counted by rating.
DROP INDEX "feedback_productId_rating_createdAt_idx";
CREATE INDEX "feedback_productId_rating_createdAt_id_idx" ON "feedback"("productId", "rating" DESC, "createdAt" DESC, "id" DESC);

-- Parts of names and words.
CREATE INDEX "feedback_name_idx" ON "feedback" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "feedback_comments_idx" ON "feedback" USING GIN ("comments" gin_trgm_ops);
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "users_email_idx" ON "users" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "order_drafts_customerName_idx" ON "order_drafts" USING GIN ("customerName" gin_trgm_ops);
CREATE INDEX "order_drafts_customerEmail_idx" ON "order_drafts" USING GIN ("customerEmail" gin_trgm_ops);
CREATE INDEX "order_drafts_customerPhone_idx" ON "order_drafts" USING GIN ("customerPhone" gin_trgm_ops);

-- Those who work in the shop are few.
CREATE INDEX "users_role_createdAt_id_idx" ON "users"("role", "createdAt" DESC, "id" DESC);

-- What Prisma's schema cannot say ---------------------------------------------------------------

-- The filters that shoppers choose first, in the order of prices and by age.
CREATE INDEX "products_kind_by_price" ON "products" ("category", lower("fabricType"), "unitPrice", "id")
  WHERE "productStatus" = 'ACTIVE';

-- Few entries are hidden, and answers are still to be given to the newest.
CREATE INDEX "feedback_hidden" ON "feedback" ("createdAt" DESC, "id" DESC) WHERE "hiddenAt" IS NOT NULL;
