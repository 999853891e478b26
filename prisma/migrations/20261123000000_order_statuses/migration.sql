-- New values can be used only after the transaction that adds them: the tables that do come in the next migration.
ALTER TYPE "OrderStatus" ADD VALUE 'CONFIRMED';
ALTER TYPE "OrderStatus" ADD VALUE 'MEASURED';
ALTER TYPE "OrderStatus" ADD VALUE 'STITCHING';
ALTER TYPE "OrderStatus" ADD VALUE 'TRIAL';
ALTER TYPE "OrderStatus" ADD VALUE 'READY';
ALTER TYPE "OrderStatus" ADD VALUE 'DISPATCHED';
ALTER TYPE "OrderStatus" ADD VALUE 'DELIVERED';
ALTER TYPE "OrderStatus" ADD VALUE 'CANCELLED';
