-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'API_CLIENT';

-- CreateEnum
CREATE TYPE "ApiScope" AS ENUM ('READ_CATALOGUE', 'WRITE_CATALOGUE', 'READ_ORDERS', 'WRITE_ORDERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS');

-- CreateTable
CREATE TABLE "api_clients" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" "ApiScope"[],
    "allowedOrigins" TEXT[],
    "requestsPerMinute" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "api_clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "clientId" UUID NOT NULL,
    "hint" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_clientId_idx" ON "api_keys"("clientId");

-- AddForeignKey
ALTER TABLE "api_clients" ADD CONSTRAINT "api_clients_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "api_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "api_clients"
  ADD CONSTRAINT "api_clients_name" CHECK (char_length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "api_clients_scopes" CHECK (cardinality("scopes") > 0),
  ADD CONSTRAINT "api_clients_requests" CHECK ("requestsPerMinute" BETWEEN 10 AND 6000);
CREATE UNIQUE INDEX "api_clients_name_key" ON "api_clients" (lower("name")) WHERE "revokedAt" IS NULL;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$');

-- An API client's user has neither a sign-in nor a phone. As text: a new value can't be used in its own transaction.
ALTER TABLE "users" DROP CONSTRAINT "users_sign_in";
ALTER TABLE "users" ADD CONSTRAINT "users_sign_in" CHECK (CASE
  WHEN "role"::text = 'API_CLIENT'
    THEN "emailKey" IS NULL AND "phone" IS NULL AND "passwordHash" IS NULL AND "googleSubject" IS NULL
      AND "mergedIntoId" IS NULL
  WHEN "emailKey" IS NULL
    THEN "phone" IS NOT NULL AND "role" = 'SHOPPER' AND "passwordHash" IS NULL AND "googleSubject" IS NULL
  ELSE "email" <> '' AND "mergedIntoId" IS NULL END);
