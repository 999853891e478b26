-- Photographs of garments in the workshop, some of which the customer sees.
SET LOCAL lock_timeout = '2s';

CREATE TABLE "garment_photos" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "garmentId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "stageId" TEXT NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "takenById" UUID NOT NULL,
    "takenBy" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "garment_photos_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "garment_photos_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "garment_photos_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- A repeated call doesn't add a picture twice.
CREATE UNIQUE INDEX "garment_photos_garmentId_url_key" ON "garment_photos" ("garmentId", "url");
CREATE INDEX "garment_photos_picture_ids_idx" ON "garment_photos" USING GIN ((picture_ids("url")));
