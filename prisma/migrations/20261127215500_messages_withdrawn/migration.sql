SET LOCAL lock_timeout = '2s';

ALTER TYPE "MessageStatus" ADD VALUE 'WITHDRAWN';

-- What a message is about, so that its text can be written again when it is sent.
ALTER TABLE "messages"
  ADD COLUMN "paymentId" UUID,
  ADD COLUMN "stockAlertId" UUID,
  ADD COLUMN "withdrawnReason" TEXT,
  ADD COLUMN "checkedAt" TIMESTAMPTZ(3);
