-- Appointments for measuring, fittings and cloth pick-up.
SET LOCAL lock_timeout = '2s';

CREATE TYPE "AppointmentKind" AS ENUM ('MEASURING', 'FITTING', 'CLOTH_PICKUP');
CREATE TYPE "AppointmentPlace" AS ENUM ('SHOP', 'HOME');
CREATE TYPE "AppointmentStatus" AS ENUM ('BOOKED', 'DONE', 'MISSED', 'CANCELLED');

ALTER TYPE "MessageEvent" ADD VALUE 'APPOINTMENT_BOOKED';
ALTER TYPE "MessageEvent" ADD VALUE 'APPOINTMENT_REMINDER';

CREATE TABLE "appointments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "AppointmentKind" NOT NULL,
    "place" "AppointmentPlace" NOT NULL,
    "status" "AppointmentStatus" NOT NULL DEFAULT 'BOOKED',
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "seat" SMALLINT NOT NULL,
    "customerName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT,
    "orderId" UUID,
    "language" "Language" NOT NULL DEFAULT 'EN',
    "bookedBy" "OrderActor" NOT NULL,
    "bookedById" UUID,
    "bookedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "appointments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "appointments_duration" CHECK ("endsAt" > "startsAt" AND "endsAt" <= "startsAt" + interval '12 hours'),
    CONSTRAINT "appointments_seat" CHECK ("seat" BETWEEN 1 AND 20),
    CONSTRAINT "appointments_phone" CHECK ("phone" ~ '^\d{10}$'),
    CONSTRAINT "appointments_address" CHECK (("place" = 'HOME') = ("address" IS NOT NULL)),
    CONSTRAINT "appointments_pickup" CHECK ("kind" <> 'CLOTH_PICKUP' OR "place" = 'HOME'),
    -- Nobody is booked where somebody is booked: each of those who come at once has a seat of the place.
    CONSTRAINT "appointments_seat_once" EXCLUDE USING gist (
        int4range("seat", "seat", '[]') WITH &&,
        int4range(CASE "place" WHEN 'SHOP' THEN 0 ELSE 1 END, CASE "place" WHEN 'SHOP' THEN 0 ELSE 1 END, '[]') WITH &&,
        tstzrange("startsAt", "endsAt") WITH &&
    ) WHERE ("status" = 'BOOKED'),
    CONSTRAINT "appointments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "appointments_bookedById_fkey" FOREIGN KEY ("bookedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "appointments_bookedById_idempotencyKey_key" ON "appointments" ("bookedById", "idempotencyKey");
CREATE INDEX "appointments_startsAt_id_idx" ON "appointments" ("startsAt", "id");
CREATE INDEX "appointments_orderId_startsAt_idx" ON "appointments" ("orderId", "startsAt");

ALTER TABLE "messages" ADD COLUMN "appointmentId" UUID;
