SET LOCAL lock_timeout = '2s';

-- What the options of a line's style cost together, in paise.
CREATE FUNCTION style_price("style" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(sum(("each"."option" ->> 'price')::bigint), 0)::bigint
          FROM jsonb_array_elements("style") AS "each" ("option"));

-- The discount of a design doesn't lower the options of its style. Where there is none, a price may have been agreed on.
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_prices";
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_prices" CHECK (
  "listPrice" >= 0 AND (
    ("discount" = 0 AND "unitPrice" = "listPrice") OR
    "unitPrice" = (("listPrice" - style_price("style")) * (100 - "discount") + 50) / 100 + style_price("style")
  )) NOT VALID;
