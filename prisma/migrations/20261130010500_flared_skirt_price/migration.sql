-- The flared skirt of a dress was shipped for 2 rupees instead of 200. A price that the owner has set stays.
UPDATE "style_options" SET "price" = 20000 WHERE "id" = 'skirt-dress-flared' AND "price" = 200;
