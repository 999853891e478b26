SET LOCAL lock_timeout = '2s';

ALTER TYPE "MessageEvent" ADD VALUE 'GARMENT_PHOTO';
