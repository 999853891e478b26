SET LOCAL lock_timeout = '2s';

ALTER TYPE "PaymentType" ADD VALUE 'UPI';
ALTER TYPE "PaymentType" ADD VALUE 'ONLINE';
