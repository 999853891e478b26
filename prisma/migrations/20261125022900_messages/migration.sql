-- The transactional outbox, with the texts of its messages, verified e-mails and browsers that are notified.
CREATE TYPE "Language" AS ENUM ('EN', 'HI');

CREATE TYPE "MessageEvent" AS ENUM ('ORDER_PLACED', 'QUOTE', 'PAYMENT_RECEIVED', 'PAYMENT_REMINDER', 'TRIAL', 'READY', 'DISPATCHED', 'DELIVERED', 'BACK_IN_STOCK', 'PASSWORD_RESET', 'EMAIL_VERIFICATION', 'NEW_ORDER', 'QUOTE_ACCEPTED', 'PAYMENT_TO_CONFIRM');

CREATE TYPE "MessageChannel" AS ENUM ('EMAIL', 'WHATSAPP', 'PUSH');

CREATE TYPE "MessageStatus" AS ENUM ('QUEUED', 'SENDING', 'TO_SEND', 'SENT', 'FAILED');

ALTER TABLE "users" ADD COLUMN "emailVerifiedAt" TIMESTAMPTZ(3),
ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';

ALTER TABLE "orders" ADD COLUMN "courier" TEXT,
ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN',
ADD COLUMN "trackingNumber" TEXT;

CREATE TABLE "email_verifications" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "emailKey" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_verifications_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT,
    "body" TEXT NOT NULL,
    "status" "MessageStatus" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "uncertainAttempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "deduplicationKey" TEXT NOT NULL,
    "orderId" UUID,
    "userId" UUID,
    "subscriptionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attemptedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "sentBy" TEXT,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "message_templates" (
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT,
    "body" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("event","channel","language")
);

CREATE TABLE "message_rules" (
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "isEnabled" BOOLEAN NOT NULL,

    CONSTRAINT "message_rules_pkey" PRIMARY KEY ("event","channel")
);

CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "email_verifications_userId_key" ON "email_verifications"("userId");

CREATE UNIQUE INDEX "messages_deduplicationKey_key" ON "messages"("deduplicationKey");

CREATE INDEX "messages_createdAt_id_idx" ON "messages"("createdAt" DESC, "id" DESC);

CREATE INDEX "messages_status_createdAt_id_idx" ON "messages"("status", "createdAt" DESC, "id" DESC);

CREATE INDEX "messages_orderId_createdAt_idx" ON "messages"("orderId", "createdAt" DESC);

CREATE INDEX "messages_userId_idx" ON "messages"("userId");

CREATE INDEX "messages_subscriptionId_idx" ON "messages"("subscriptionId");

CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

CREATE INDEX "push_subscriptions_userId_idx" ON "push_subscriptions"("userId");

ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "messages" ADD CONSTRAINT "messages_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "messages" ADD CONSTRAINT "messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "messages" ADD CONSTRAINT "messages_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "push_subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "messages" ADD CONSTRAINT "messages_attempts" CHECK ("attempts" >= 0 AND "uncertainAttempts" BETWEEN 0 AND "attempts");

ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_one" CHECK ("id" = 1);
