SET LOCAL lock_timeout = '2s';

-- What is sold over the counter and taken along needs neither a name nor a phone number.
ALTER TABLE "orders"
    DROP CONSTRAINT "orders_customer",
    ADD CONSTRAINT "orders_customer" CHECK (
        ("customerEmail" <> '' OR "draftId" IS NULL)
        AND ("customerName" <> '' AND "customerPhone" ~ '^[0-9]{10}$'
          OR "draftId" IS NULL AND "garments" = 0 AND "fulfilment" = 'PICKUP' AND "customerPhone" ~ '^([0-9]{10})?$'
            AND ("customerName" <> '' OR "userId" IS NULL))
        AND ("fulfilment" = 'PICKUP'
          OR "street" <> '' AND "city" <> '' AND "state" <> '' AND "pincode" ~ '^[0-9]{6}$')) NOT VALID;
