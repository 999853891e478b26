-- A cart line is identified by product, type and size. A line without a size has an empty one, so that it is unique too.
ALTER TABLE "cart_lines" ADD COLUMN "size" TEXT NOT NULL DEFAULT '';
DROP INDEX "cart_lines_userId_productId_productType_key";
CREATE UNIQUE INDEX "cart_lines_userId_productId_productType_size_key"
  ON "cart_lines" ("userId", "productId", "productType", "size");

-- Sizes may be counted: the pieces of all of them together, null where they are not.
CREATE FUNCTION pieces_of_sizes("sizes" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT sum(("size" ->> 'quantityInStock')::int) FROM jsonb_array_elements("sizes") AS "each" ("size"));

ALTER TABLE "products"
  ADD CONSTRAINT "products_stock_of_sizes" CHECK (
    coalesce(pieces_of_sizes("sizes"), "quantityInStock") = "quantityInStock"
    AND NOT jsonb_path_exists("sizes", '$[*].quantityInStock ? (@ < 0)')
  );
