-- AlterTable
ALTER TABLE "users" ADD COLUMN "deliveryPincode" TEXT;

-- CreateTable
CREATE TABLE "delivery_zones" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "minDays" SMALLINT NOT NULL,
    "maxDays" SMALLINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "delivery_zones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_prefixes" (
    "prefix" TEXT NOT NULL,
    "zoneId" UUID NOT NULL,

    CONSTRAINT "delivery_prefixes_pkey" PRIMARY KEY ("prefix")
);

-- CreateIndex
CREATE INDEX "delivery_prefixes_zoneId_idx" ON "delivery_prefixes"("zoneId");

-- AddForeignKey
ALTER TABLE "delivery_prefixes" ADD CONSTRAINT "delivery_prefixes_zoneId_fkey" FOREIGN KEY ("zoneId") REFERENCES "delivery_zones"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "users" ADD CONSTRAINT "users_delivery_pincode" CHECK ("deliveryPincode" ~ '^[0-9]{6}$');

ALTER TABLE "delivery_zones"
  ADD CONSTRAINT "delivery_zones_name" CHECK (length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "delivery_zones_days" CHECK ("minDays" >= 0 AND "minDays" <= "maxDays" AND "maxDays" <= 60),
  ADD CONSTRAINT "delivery_zones_fee" CHECK ("fee" >= 0);

-- Two zones of one name could not be told apart.
CREATE UNIQUE INDEX "delivery_zones_name_key" ON "delivery_zones" (lower("name"));

ALTER TABLE "delivery_prefixes" ADD CONSTRAINT "delivery_prefixes_prefix" CHECK ("prefix" ~ '^[0-9]{1,6}$');

-- `Shop.hasDeliveryZones` is in public responses, which are cached until the catalogue's version changes.
CREATE TRIGGER "delivery_zones_count_change" AFTER INSERT OR DELETE OR TRUNCATE ON "delivery_zones"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
