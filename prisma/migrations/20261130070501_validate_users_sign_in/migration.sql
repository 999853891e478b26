SET LOCAL lock_timeout = '2s';

ALTER TABLE "users" VALIDATE CONSTRAINT "users_sign_in";
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_deviceId_fkey";
