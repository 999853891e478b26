-- Managers look after the materials, unless the owner has composed the role anew.
UPDATE "staff_roles" SET "permissions" = "permissions" || '{MANAGE_MATERIALS}'
WHERE "isDefault" AND "version" = 1 AND 'MANAGE_ORDERS' = ANY ("permissions");

UPDATE "users" SET "permissions" = "staff_roles"."permissions"
FROM "staff_roles" WHERE "staff_roles"."id" = "staffRoleId" AND 'MANAGE_MATERIALS' = ANY ("staff_roles"."permissions");
