-- Addresses that shoppers keep for their next orders.
SET LOCAL lock_timeout = '2s';

CREATE TABLE "saved_addresses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "label" TEXT,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_addresses_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_addresses_phone_digits" CHECK ("phone" ~ '^[0-9]{10}$'),
    CONSTRAINT "saved_addresses_pincode_digits" CHECK ("pincode" ~ '^[0-9]{6}$'),
    CONSTRAINT "saved_addresses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Saves of one account wait for each other; this refuses whatever gets past that.
CREATE UNIQUE INDEX "saved_addresses_userId_key_key" ON "saved_addresses"("userId", "key");
