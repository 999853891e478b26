-- A value can be used only after the transaction that added it: the next migration uses these.
ALTER TYPE "Permission" ADD VALUE 'EDIT_PRODUCTS';
ALTER TYPE "Permission" ADD VALUE 'CHANGE_PRICES';
ALTER TYPE "Permission" ADD VALUE 'DELETE_PRODUCTS';
ALTER TYPE "Permission" ADD VALUE 'MANAGE_ORDERS';
ALTER TYPE "Permission" ADD VALUE 'VIEW_CUSTOMERS';
ALTER TYPE "Permission" ADD VALUE 'VIEW_REVENUE';
ALTER TYPE "Permission" ADD VALUE 'MODERATE_FEEDBACK';
ALTER TYPE "Permission" ADD VALUE 'MANAGE_PROMOTIONS';
ALTER TYPE "Permission" ADD VALUE 'CHANGE_SETTINGS';
