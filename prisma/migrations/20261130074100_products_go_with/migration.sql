SET LOCAL lock_timeout = '2s';

-- Ids of the designs that the owner names as going with a design, in this order; some may have been deleted since.
ALTER TABLE "products" ADD COLUMN "goesWith" UUID[] NOT NULL DEFAULT '{}';
