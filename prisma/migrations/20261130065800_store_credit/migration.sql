SET LOCAL lock_timeout = '2s';

ALTER TYPE "PaymentMethod" ADD VALUE 'STORE_CREDIT';
