SET LOCAL lock_timeout = '2s';

-- Edits from before this version need no agreement.
ALTER TABLE "order_edits"
  ADD COLUMN "needsAgreement" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "agreedAt" TIMESTAMPTZ(3),
  ADD COLUMN "agreedBy" "OrderActor";
