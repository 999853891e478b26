-- Six digits by e-mail that sign in without a password, and by what a session was begun.
SET LOCAL lock_timeout = '2s';

ALTER TYPE "MessageEvent" ADD VALUE 'LOGIN_CODE';

CREATE TYPE "SignInMethod" AS ENUM ('PASSWORD', 'GOOGLE', 'CODE');

ALTER TABLE "sessions" ADD COLUMN "method" "SignInMethod";

CREATE TABLE "login_codes" (
    "id" UUID NOT NULL,
    "requestHash" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_codes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "login_codes_requestHash_key" ON "login_codes"("requestHash");

CREATE INDEX "login_codes_expiresAt_idx" ON "login_codes"("expiresAt");
