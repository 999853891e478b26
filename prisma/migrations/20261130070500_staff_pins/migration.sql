-- Staff who sign in by a PIN on a tablet of the shop's.
SET LOCAL lock_timeout = '2s';

ALTER TYPE "SignInMethod" ADD VALUE 'PIN';

CREATE TABLE "shop_devices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "lockAfterMinutes" INTEGER NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shop_devices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shop_devices_name" CHECK (char_length("name") BETWEEN 1 AND 60),
    CONSTRAINT "shop_devices_lock" CHECK ("lockAfterMinutes" BETWEEN 1 AND 120)
);

CREATE TABLE "staff_pins" (
    "userId" UUID NOT NULL,
    "pinHash" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "staff_pins_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "staff_pins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE "sessions" ADD COLUMN "deviceId" UUID;
ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "shop_devices" ("id")
      ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- Staff may have no e-mail: then nothing but a PIN signs them in.
ALTER TABLE "users"
    DROP CONSTRAINT "users_sign_in",
    ADD CONSTRAINT "users_sign_in" CHECK (CASE
        WHEN "role"::text = 'API_CLIENT'
          THEN "emailKey" IS NULL AND "phone" IS NULL AND "passwordHash" IS NULL AND "googleSubject" IS NULL
            AND "mergedIntoId" IS NULL
        WHEN "emailKey" IS NULL
          THEN "passwordHash" IS NULL AND "googleSubject" IS NULL
            AND (("role" = 'SHOPPER' AND "phone" IS NOT NULL) OR ("role" = 'STAFF' AND "mergedIntoId" IS NULL))
        ELSE "email" <> '' AND "mergedIntoId" IS NULL END) NOT VALID;
