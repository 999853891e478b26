-- The log of a webhook's deliveries is read by status, and most of them were delivered.
CREATE INDEX "webhook_deliveries_webhookId_status_sequence_idx" ON "webhook_deliveries"("webhookId", "status", "sequence" DESC);
