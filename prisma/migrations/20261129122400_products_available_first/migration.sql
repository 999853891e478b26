-- The gallery's usual order: what can be ordered first, then the newest. It blocks neither reads nor writes.
-- squawk-ignore require-lock-timeout
CREATE INDEX CONCURRENTLY "products_available_first" ON "products" (
  ("availabilityStatus" = 'AVAILABLE' AND ("tailorPrice" IS NOT NULL OR "quantityInStock" > 0)) DESC, "dateAdded" DESC, "id" DESC)
  INCLUDE ("productStatus", "category", "fabricType", "stitchingType", "pattern", "embellishments", "color", "productType",
    "featuredProduct", "customizationAvailable", "unitPrice");
