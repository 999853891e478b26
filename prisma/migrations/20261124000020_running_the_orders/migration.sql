-- CreateTable
CREATE TABLE "order_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workshop" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "weeklyCapacity" SMALLINT NOT NULL DEFAULT 20,

    CONSTRAINT "workshop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "festivals" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "lastOrderDay" DATE NOT NULL,

    CONSTRAINT "festivals_pkey" PRIMARY KEY ("day","name")
);

-- CreateIndex
CREATE INDEX "order_notes_orderId_idx" ON "order_notes"("orderId");

-- CreateIndex
CREATE INDEX "orders_orderStatus_orderDate_id_idx" ON "orders"("orderStatus", "orderDate" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_orderStatus_deliveryDate_id_idx" ON "orders"("orderStatus", "deliveryDate", "id");

-- CreateIndex
CREATE INDEX "orders_deliveryDate_id_idx" ON "orders"("deliveryDate", "id");

-- CreateIndex
CREATE INDEX "orders_orderNumber_idx" ON "orders" USING GIN ("orderNumber" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_customerName_idx" ON "orders" USING GIN ("customerName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_customerPhone_idx" ON "orders" USING GIN ("customerPhone" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_text" CHECK ("text" <> '');
ALTER TABLE "workshop"
  -- There is one workshop.
  ADD CONSTRAINT "workshop_one" CHECK ("id" = 1),
  ADD CONSTRAINT "workshop_capacity" CHECK ("weeklyCapacity" >= 0);
ALTER TABLE "festivals"
  ADD CONSTRAINT "festivals_name" CHECK ("name" <> ''),
  ADD CONSTRAINT "festivals_last_order" CHECK ("lastOrderDay" <= "day");

INSERT INTO "workshop" DEFAULT VALUES;

-- Tells all of the shop's processes which order came or changed.
CREATE FUNCTION orders_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders_changed', CASE TG_OP WHEN 'INSERT' THEN 'placed ' ELSE 'changed ' END || NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION orders_notify();
