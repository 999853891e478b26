-- Notifications end with the session, tailors have them too, and each opens a page.

-- AlterEnum
ALTER TYPE "MessageEvent" ADD VALUE 'LOW_STOCK';
ALTER TYPE "MessageEvent" ADD VALUE 'LOW_MATERIAL';
ALTER TYPE "MessageEvent" ADD VALUE 'MESSAGE_FAILED';
ALTER TYPE "MessageEvent" ADD VALUE 'GARMENT_ASSIGNED';

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "address" TEXT;

-- AlterTable
ALTER TABLE "push_subscriptions" ADD COLUMN     "sessionId" UUID,
ADD COLUMN     "tailorSessionId" UUID,
ALTER COLUMN "userId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "push_subscriptions_sessionId_idx" ON "push_subscriptions"("sessionId");

-- CreateIndex
CREATE INDEX "push_subscriptions_tailorSessionId_idx" ON "push_subscriptions"("tailorSessionId");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_tailorSessionId_fkey" FOREIGN KEY ("tailorSessionId") REFERENCES "tailor_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose browser it is: an account's or a tailor's.
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_owner" CHECK (num_nonnulls("userId", "tailorSessionId") = 1);

-- The keys are settings of the environment.
DROP TABLE "push_keys";
