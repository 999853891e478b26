-- Before autovacuum does the same, plans assume that half of the garments are open.
SET LOCAL lock_timeout = '2s';
ANALYZE "garments", "outstanding_orders";
