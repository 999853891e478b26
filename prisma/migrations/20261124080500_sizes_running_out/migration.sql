-- Designs of which a counted size is running out: few of a large catalogue, for the dashboard.
CREATE INDEX "products_sizes_running_out" ON "products" ("id")
WHERE "sizes" @? '$[*].quantityInStock ? (@ >= 1 && @ <= 3)';
