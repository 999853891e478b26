-- When a session's holder last gave the password again, an e-mail that waits to be verified before it replaces the
-- account's, and messages about changes of what protects accounts.
SET LOCAL lock_timeout = '2s';

-- AlterEnum
ALTER TYPE "MessageEvent" ADD VALUE 'SECURITY_NOTICE';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "email_verifications" ADD COLUMN     "newEmail" TEXT;
