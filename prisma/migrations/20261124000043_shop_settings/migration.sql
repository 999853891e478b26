-- CreateTable
CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

-- What Prisma's schema cannot say ---------------------------------------------------------------

ALTER TABLE "shop_settings"
  ADD CONSTRAINT "shop_settings_one" CHECK ("id" = 1),
  ADD CONSTRAINT "shop_settings_version" CHECK ("version" >= 0);

INSERT INTO "shop_settings" DEFAULT VALUES;
