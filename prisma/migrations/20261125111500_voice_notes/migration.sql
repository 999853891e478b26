-- CreateTable
CREATE TABLE "voice_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "garmentId" UUID NOT NULL,
    "seconds" SMALLINT NOT NULL,
    "format" TEXT NOT NULL,
    "audio" BYTEA NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "voice_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "voice_notes_garmentId_recordedAt_id_idx" ON "voice_notes"("garmentId", "recordedAt", "id");

-- AddForeignKey
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

-- Recordings are compressed already.
ALTER TABLE "voice_notes" ALTER COLUMN "audio" SET STORAGE EXTERNAL;

ALTER TABLE "voice_notes"
  ADD CONSTRAINT "voice_notes_seconds" CHECK ("seconds" BETWEEN 1 AND 60),
  ADD CONSTRAINT "voice_notes_format" CHECK ("format" IN ('webm', 'mp4')),
  ADD CONSTRAINT "voice_notes_audio" CHECK (octet_length("audio") BETWEEN 1 AND 1000000);
