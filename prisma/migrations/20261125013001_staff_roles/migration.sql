-- AlterTable
ALTER TABLE "users" ADD COLUMN "staffRoleId" UUID;

-- CreateTable
CREATE TABLE "staff_roles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "permissions" "Permission"[] DEFAULT ARRAY[]::"Permission"[],
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "staff_roles_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "users_staffRoleId_idx" ON "users"("staffRoleId");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_staffRoleId_fkey" FOREIGN KEY ("staffRoleId") REFERENCES "staff_roles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot express.

ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_name" CHECK (length("name") BETWEEN 1 AND 60);
CREATE UNIQUE INDEX "staff_roles_name_key" ON "staff_roles" (lower("name"));
CREATE UNIQUE INDEX "staff_roles_default" ON "staff_roles" ("isDefault") WHERE "isDefault";

-- Only staff have a role for staff.
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK ("staffRoleId" IS NULL OR "role" = 'STAFF');

-- The presets. A manager may do what all staff could do so far.
INSERT INTO "staff_roles" ("name", "permissions", "isDefault") VALUES
  ('Manager', '{EDIT_PRODUCTS,CHANGE_PRICES,DELETE_PRODUCTS,MANAGE_ORDERS,VIEW_CUSTOMERS,MODERATE_FEEDBACK,MANAGE_PROMOTIONS}', true),
  ('Counter', '{MANAGE_ORDERS,VIEW_CUSTOMERS,RECORD_PAYMENTS,ISSUE_INVOICES,CLOSE_DAYS}', false),
  ('Catalogue', '{EDIT_PRODUCTS,CHANGE_PRICES,MODERATE_FEEDBACK}', false);

-- Nobody loses or gains anything: staff without permissions of their own are managers, others have both.
UPDATE "users" SET
  "staffRoleId" = CASE WHEN cardinality("users"."permissions") = 0 THEN "manager"."id" END,
  "permissions" = "manager"."permissions" || "users"."permissions"
FROM "staff_roles" AS "manager"
WHERE "users"."role" = 'STAFF' AND "manager"."isDefault";
