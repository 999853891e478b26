-- The whole structure of the shop's database, and the rows that a new shop begins with. Never edit it; what changes comes as
-- a later migration. `prisma/schema.prisma` documents tables and columns.

SET LOCAL lock_timeout = '2s';

-- Search ignores accents and tolerates misspelling.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Types -------------------------------------------------------------------------------------------

CREATE TYPE "Role" AS ENUM ('SHOPPER', 'STAFF', 'ADMIN', 'API_CLIENT');
CREATE TYPE "Permission" AS ENUM (
  'RESET_PASSWORDS', 'RECORD_PAYMENTS', 'REVERSE_PAYMENTS', 'ISSUE_INVOICES', 'GIVE_DISCOUNTS', 'CLOSE_DAYS',
  'RECORD_EXPENSES', 'EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS', 'MANAGE_ORDERS', 'VIEW_CUSTOMERS',
  'VIEW_REVENUE', 'MODERATE_FEEDBACK', 'MANAGE_PROMOTIONS', 'CHANGE_SETTINGS', 'MANAGE_MATERIALS', 'VIEW_COSTS'
);
CREATE TYPE "ApiScope" AS ENUM (
  'READ_CATALOGUE', 'WRITE_CATALOGUE', 'READ_ORDERS', 'WRITE_ORDERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS',
  'MANAGE_WEBHOOKS'
);
CREATE TYPE "ChangedEntity" AS ENUM ('PRODUCT', 'ORDER', 'CUSTOMER');
CREATE TYPE "WebhookTopic" AS ENUM (
  'PRODUCT_CREATED', 'PRODUCT_UPDATED', 'PRODUCT_DELETED', 'STOCK_UPDATED', 'ORDER_CREATED', 'ORDER_UPDATED',
  'PAYMENT_CREATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'CUSTOMER_DELETED'
);
CREATE TYPE "WebhookDisabledBecause" AS ENUM ('CHOSEN', 'FAILING', 'GONE');
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('QUEUED', 'SENDING', 'DELIVERED', 'FAILED');
CREATE TYPE "Language" AS ENUM ('EN', 'HI');
CREATE TYPE "Category" AS ENUM ('LEHENGA', 'SUIT', 'BLOUSE', 'TOILER', 'DRESS', 'SAREE', 'OTHERS');
CREATE TYPE "ProductType" AS ENUM ('READY_MADE', 'CUSTOM_MADE', 'SEMI_STITCHED', 'TOILER');
CREATE TYPE "StitchingType" AS ENUM ('MACHINE_STITCHING', 'HAND_STITCHING', 'MIXED');
CREATE TYPE "AvailabilityStatus" AS ENUM ('AVAILABLE', 'OUT_OF_STOCK', 'DISCONTINUED');
CREATE TYPE "ProductStatus" AS ENUM ('ACTIVE', 'DRAFT', 'ARCHIVED');
CREATE TYPE "CartProductType" AS ENUM ('READYMADE', 'TAILOR');
CREATE TYPE "PromotionKind" AS ENUM ('PERCENT', 'AMOUNT', 'FREE_DELIVERY');
CREATE TYPE "OrderType" AS ENUM ('READYMADE', 'TAILOR', 'CUSTOM');
CREATE TYPE "CustomCategory" AS ENUM ('BLOUSE', 'DRESS', 'LEHENGA');
CREATE TYPE "PaymentMethod" AS ENUM ('CASH', 'UPI', 'CARD', 'BANK_TRANSFER', 'GATEWAY');
CREATE TYPE "UpiClaimStatus" AS ENUM ('WAITING', 'CONFIRMED', 'REJECTED');
CREATE TYPE "GatewayRefundStatus" AS ENUM ('REQUESTED', 'ACCEPTED', 'PROCESSED', 'FAILED');
CREATE TYPE "PaymentKind" AS ENUM ('PAYMENT', 'REFUND', 'REVERSAL');
CREATE TYPE "PaymentType" AS ENUM ('COD');
CREATE TYPE "InvoiceKind" AS ENUM ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE', 'CREDIT_NOTE');
CREATE TYPE "CreditReason" AS ENUM ('RETURN', 'PRICE_CHANGE', 'CORRECTION');
CREATE TYPE "OrderStatus" AS ENUM (
  'PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY', 'DISPATCHED', 'DELIVERED', 'CANCELLED'
);
CREATE TYPE "Fulfilment" AS ENUM ('DELIVERY', 'PICKUP');
CREATE TYPE "OrderEventKind" AS ENUM ('MOVE', 'GARMENTS', 'UNDO', 'CORRECTION');
CREATE TYPE "OrderActor" AS ENUM ('CUSTOMER', 'SHOP');
CREATE TYPE "LineSupply" AS ENUM ('GOODS', 'STITCHING', 'SERVICE');
CREATE TYPE "ReturnStatus" AS ENUM ('REQUESTED', 'RECEIVED', 'ACCEPTED', 'EXCHANGED', 'REJECTED');
CREATE TYPE "ReturnWish" AS ENUM ('REFUND', 'EXCHANGE');
CREATE TYPE "StageKind" AS ENUM ('WAITING', 'WORK', 'DONE');
CREATE TYPE "TailorLanguage" AS ENUM ('ENGLISH', 'HINDI');
CREATE TYPE "MaterialUnit" AS ENUM ('METRE', 'PIECE');
CREATE TYPE "MaterialKind" AS ENUM ('FABRIC', 'LINING', 'TRIMMING', 'FASTENER', 'THREAD', 'EMBELLISHMENT', 'OTHER');
CREATE TYPE "MaterialMovementKind" AS ENUM ('BOUGHT', 'CONSUMED', 'RETURNED', 'CORRECTED');
CREATE TYPE "MeasuredGarment" AS ENUM ('BLOUSE', 'DRESS', 'LEHENGA', 'SUIT');
CREATE TYPE "AuditEntity" AS ENUM ('PRODUCT', 'ORDER', 'FEEDBACK', 'CUSTOMER', 'SHOP', 'PROMOTION');
CREATE TYPE "ExpenseCategory" AS ENUM (
  'RENT', 'CLOTH', 'TRIMMINGS', 'WAGES', 'TRANSPORT', 'UTILITIES', 'EQUIPMENT', 'ADVERTISING', 'OTHER'
);
CREATE TYPE "MessageEvent" AS ENUM (
  'ORDER_PLACED', 'QUOTE', 'PAYMENT_RECEIVED', 'PAYMENT_REMINDER', 'TRIAL', 'READY', 'DISPATCHED', 'DELIVERED',
  'BACK_IN_STOCK', 'PASSWORD_RESET', 'EMAIL_VERIFICATION', 'NEW_ORDER', 'QUOTE_ACCEPTED', 'PAYMENT_TO_CONFIRM',
  'WEBHOOK_DISABLED', 'LOW_STOCK', 'LOW_MATERIAL', 'MESSAGE_FAILED', 'GARMENT_ASSIGNED', 'SECURITY_NOTICE'
);
CREATE TYPE "MessageChannel" AS ENUM ('EMAIL', 'WHATSAPP', 'PUSH');
CREATE TYPE "MessageStatus" AS ENUM ('QUEUED', 'SENDING', 'TO_SEND', 'SENT', 'FAILED', 'WITHDRAWN');

-- Functions of indexes and checks -----------------------------------------------------------------

-- Sizes may be counted: the pieces of all of them together, null where they are not.
CREATE FUNCTION pieces_of_sizes("sizes" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT sum(("size" ->> 'quantityInStock')::int) FROM jsonb_array_elements("sizes") AS "each" ("size"));

-- The ids of the shop's own pictures in a text, whatever their size or host. Indexes on it say where a picture is used.
CREATE FUNCTION picture_ids("source" TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("address"[1]), '{}')
  FROM regexp_matches("source", '/images/([a-z0-9]{16,40})', 'g') AS "address"
$$;

CREATE FUNCTION picture_ids("sources" TEXT[]) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("address"[1]), '{}')
  FROM unnest("sources") AS "source", regexp_matches("source", '/images/([a-z0-9]{16,40})', 'g') AS "address"
$$;

-- Tables ------------------------------------------------------------------------------------------

CREATE TABLE "staff_roles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "permissions" "Permission"[] DEFAULT ARRAY[]::"Permission"[],
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "staff_roles_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_roles_name" CHECK (length("name") BETWEEN 1 AND 60)
);

CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT,
    "passwordHash" TEXT,
    "role" "Role" NOT NULL DEFAULT 'SHOPPER',
    "profilePicture" TEXT,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "googleSubject" TEXT,
    "permissions" "Permission"[] DEFAULT ARRAY[]::"Permission"[],
    "deliveryPincode" TEXT,
    "staffRoleId" UUID,
    "phone" TEXT,
    "street" TEXT,
    "city" TEXT,
    "state" TEXT,
    "pincode" TEXT,
    "mergedIntoId" UUID,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "language" "Language" NOT NULL DEFAULT 'EN',

    CONSTRAINT "users_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "users_name_length" CHECK (char_length("name") BETWEEN 1 AND 100),
    CONSTRAINT "users_email_key" CHECK ("emailKey" = lower("emailKey")),
    CONSTRAINT "users_delivery_pincode" CHECK ("deliveryPincode" ~ '^[0-9]{6}$'),
    -- Only staff have a role for staff.
    CONSTRAINT "users_staff_role" CHECK ("staffRoleId" IS NULL OR "role" = 'STAFF'),
    CONSTRAINT "users_phone_digits" CHECK ("phone" ~ '^[0-9]{10}$'),
    CONSTRAINT "users_pincode_digits" CHECK ("pincode" ~ '^[0-9]{6}$'),
    -- A customer has a sign-in only with an `emailKey`; `email` is then the address, otherwise for contact only, or empty.
    CONSTRAINT "users_sign_in" CHECK (CASE
        WHEN "role"::text = 'API_CLIENT'
          THEN "emailKey" IS NULL AND "phone" IS NULL AND "passwordHash" IS NULL AND "googleSubject" IS NULL
            AND "mergedIntoId" IS NULL
        WHEN "emailKey" IS NULL
          THEN "phone" IS NOT NULL AND "role" = 'SHOPPER' AND "passwordHash" IS NULL AND "googleSubject" IS NULL
        ELSE "email" <> '' AND "mergedIntoId" IS NULL END)
);

CREATE TABLE "customer_merges" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customerId" UUID NOT NULL,
    "duplicateId" UUID NOT NULL,
    "moved" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "undoneBy" TEXT,

    CONSTRAINT "customer_merges_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "password_resets" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "email_verifications" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "emailKey" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "newEmail" TEXT,

    CONSTRAINT "email_verifications_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "userAgent" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "two_factor" (
    "userId" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "recoveryCodes" TEXT[],

    CONSTRAINT "two_factor_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "api_clients" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" "ApiScope"[],
    "allowedOrigins" TEXT[],
    "requestsPerMinute" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "api_clients_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_clients_name" CHECK (char_length("name") BETWEEN 1 AND 60),
    CONSTRAINT "api_clients_scopes" CHECK (cardinality("scopes") > 0),
    CONSTRAINT "api_clients_requests" CHECK ("requestsPerMinute" BETWEEN 10 AND 6000)
);

CREATE TABLE "entity_changes" (
    "id" BIGSERIAL NOT NULL,
    "transaction" XID8 NOT NULL DEFAULT pg_current_xact_id(),
    "entity" "ChangedEntity" NOT NULL,
    "entityId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paymentId" UUID,
    "topic" "WebhookTopic",

    CONSTRAINT "entity_changes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "clientId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "topics" "WebhookTopic"[],
    "query" TEXT,
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "previousSecretExpiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "disabledAt" TIMESTAMPTZ(3),
    "disabledBecause" "WebhookDisabledBecause",
    "failingSince" TIMESTAMPTZ(3),
    "readTransaction" XID8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
    "readChangeId" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhooks_topics" CHECK (cardinality("topics") > 0),
    CONSTRAINT "webhooks_secret" CHECK ("secret" LIKE 'whsec\_%'),
    CONSTRAINT "webhooks_previous_secret" CHECK (("previousSecret" IS NULL) = ("previousSecretExpiresAt" IS NULL)),
    CONSTRAINT "webhooks_disabled" CHECK (("disabledAt" IS NULL) = ("disabledBecause" IS NULL))
);

CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sequence" BIGSERIAL NOT NULL,
    "webhookId" UUID NOT NULL,
    "changeId" BIGINT,
    "topic" "WebhookTopic",
    "entityId" UUID,
    "paymentId" UUID,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "attemptedAt" TIMESTAMPTZ(3),
    "responseStatus" INTEGER,
    "responseBody" TEXT,
    "error" TEXT,
    "durationMs" INTEGER,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "clientId" UUID NOT NULL,
    "hint" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_keys_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);

CREATE TABLE "products" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "externalRef" TEXT,
    "productName" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "description" TEXT NOT NULL,
    "productType" "ProductType" NOT NULL,
    "color" TEXT,
    "maxPrice" BIGINT,
    "tailorPrice" BIGINT,
    "readyMadePrice" BIGINT,
    "discount" SMALLINT NOT NULL DEFAULT 0,
    "quantityInStock" INTEGER NOT NULL,
    "fabricType" TEXT,
    "stitchingType" "StitchingType",
    "pattern" TEXT,
    "embellishments" TEXT[],
    "customizationAvailable" BOOLEAN NOT NULL DEFAULT false,
    "customizationOptions" TEXT[],
    "images" JSONB NOT NULL DEFAULT '[]',
    "video" TEXT,
    "shippingCost" BIGINT NOT NULL,
    "estimatedDeliveryTime" TEXT,
    "availabilityStatus" "AvailabilityStatus" NOT NULL DEFAULT 'AVAILABLE',
    "featuredProduct" BOOLEAN NOT NULL DEFAULT false,
    "seasonalTags" TEXT[],
    "tags" TEXT[],
    "productStatus" "ProductStatus" NOT NULL DEFAULT 'ACTIVE',
    "fabricFeel" TEXT,
    "durability" TEXT,
    "sizes" JSONB NOT NULL DEFAULT '[]',
    "blouseDetails" JSONB,
    "suitDetails" JSONB,
    "lehengaDetails" JSONB,
    "sareeDetails" JSONB,
    "dateAdded" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUpdated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unitPrice" BIGINT NOT NULL GENERATED ALWAYS AS (
        COALESCE((LEAST("tailorPrice", "readyMadePrice") * (100 - "discount") + 50) / 100, 9007199254740991)
    ) STORED,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "ratingTotal" INTEGER NOT NULL DEFAULT 0,
    "ratingAverage" DOUBLE PRECISION NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "ratingCount" = 0 THEN 0 ELSE "ratingTotal"::double precision / "ratingCount" END
    ) STORED,
    "searchVector" TSVECTOR NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "ownBrand" TEXT,
    "slug" TEXT NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "products_prices" CHECK (
        "tailorPrice" >= 0 AND "readyMadePrice" >= 0 AND "maxPrice" >= 0 AND "shippingCost" >= 0),
    CONSTRAINT "products_discount" CHECK ("discount" BETWEEN 0 AND 100),
    CONSTRAINT "products_stock" CHECK ("quantityInStock" >= 0),
    CONSTRAINT "products_name_length" CHECK (char_length("productName") BETWEEN 1 AND 200),
    CONSTRAINT "products_stock_of_sizes" CHECK (
        coalesce(pieces_of_sizes("sizes"), "quantityInStock") = "quantityInStock"
        AND NOT jsonb_path_exists("sizes", '$[*].quantityInStock ? (@ < 0)')
    )
);

CREATE TABLE "product_slugs" (
    "slug" TEXT NOT NULL,
    "productId" UUID NOT NULL,

    CONSTRAINT "product_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "product_words" (
    "id" UUID NOT NULL,
    "dateAdded" TIMESTAMPTZ(3) NOT NULL,
    "searchVector" TSVECTOR NOT NULL,
    "productStatus" "ProductStatus" NOT NULL,

    CONSTRAINT "product_words_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_views" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "parameters" TEXT NOT NULL,

    CONSTRAINT "product_views_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "cart_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "unitPriceSeen" BIGINT NOT NULL,
    "productName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "size" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cart_lines_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cart_lines_quantity" CHECK ("quantity" BETWEEN 1 AND 99)
);

CREATE TABLE "wishlist_items" (
    "userId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wishlist_items_pkey" PRIMARY KEY ("userId", "productId")
);

CREATE TABLE "stock_alerts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "productId" UUID NOT NULL,
    "size" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phone" TEXT,
    "contactKey" TEXT NOT NULL,
    "userId" UUID,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "notifiedAt" TIMESTAMPTZ(3),
    "language" "Language" NOT NULL DEFAULT 'EN',

    CONSTRAINT "stock_alerts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_alerts_one_contact" CHECK (num_nonnulls("email", "phone") = 1),
    CONSTRAINT "stock_alerts_phone" CHECK ("phone" ~ '^[0-9]{10}$')
);

CREATE TABLE "wishlist_links" (
    "userId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wishlist_links_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "feedback" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "profilePicture" TEXT,
    "rating" SMALLINT NOT NULL,
    "comments" TEXT NOT NULL,
    "screenshotUrl" TEXT,
    "productId" UUID,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "repliedAt" TIMESTAMPTZ(3),
    "reply" TEXT,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "feedback_rating" CHECK ("rating" BETWEEN 1 AND 5),
    CONSTRAINT "feedback_reply" CHECK (("reply" IS NULL) = ("repliedAt" IS NULL) AND "reply" <> ''),
    -- Nothing is hidden without a reason, which its author reads.
    CONSTRAINT "feedback_hidden" CHECK (("hiddenReason" IS NULL) = ("hiddenAt" IS NULL) AND "hiddenReason" <> '')
);

CREATE TABLE "promotions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "code" TEXT,
    "kind" "PromotionKind" NOT NULL,
    "percent" SMALLINT,
    "amount" BIGINT,
    "minimumTotal" BIGINT NOT NULL DEFAULT 0,
    "maximumDiscount" BIGINT,
    "categories" "Category"[] DEFAULT ARRAY[]::"Category"[],
    "firstOrderOnly" BOOLEAN NOT NULL DEFAULT false,
    "startsOn" DATE,
    "endsOn" DATE,
    "usageLimit" INTEGER,
    "usageLimitPerCustomer" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "promotions_name" CHECK (length("name") BETWEEN 1 AND 60 AND length("hindiName") BETWEEN 1 AND 60),
    CONSTRAINT "promotions_code" CHECK ("code" ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
    CONSTRAINT "promotions_kind" CHECK (
        ("kind" = 'PERCENT') = ("percent" IS NOT NULL) AND ("kind" = 'AMOUNT') = ("amount" IS NOT NULL)
        AND ("kind" = 'PERCENT' OR "maximumDiscount" IS NULL)),
    CONSTRAINT "promotions_value" CHECK (
        "percent" BETWEEN 1 AND 100 AND "amount" > 0 AND "maximumDiscount" > 0 AND "minimumTotal" >= 0),
    CONSTRAINT "promotions_days" CHECK ("startsOn" <= "endsOn"),
    CONSTRAINT "promotions_limits" CHECK ("usageLimit" > 0 AND "usageLimitPerCustomer" > 0),
    CONSTRAINT "promotions_used" CHECK ("used" >= 0)
);

CREATE TABLE "applied_coupons" (
    "userId" UUID NOT NULL,
    "promotionId" UUID NOT NULL,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "applied_coupons_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "order_drafts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "orderType" "OrderType" NOT NULL DEFAULT 'CUSTOM',
    "customCategory" "CustomCategory",
    "customerName" TEXT,
    "customerEmail" TEXT,
    "customerPhone" TEXT,
    "street" TEXT,
    "city" TEXT,
    "state" TEXT,
    "pincode" TEXT,
    "country" TEXT NOT NULL DEFAULT 'India',
    "clothPics" TEXT[],
    "color" TEXT,
    "designDetails" TEXT,
    "designPics" TEXT[],
    "link" TEXT,
    "customerDetails" TEXT,
    "specialInstructions" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "orderDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveryDate" TIMESTAMPTZ(3),
    "paymentType" "PaymentType" NOT NULL DEFAULT 'COD',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'PENDING',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "phoneDigits" TEXT GENERATED ALWAYS AS (
        regexp_replace(translate("customerPhone", '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g')) STORED,
    "fulfilment" "Fulfilment" NOT NULL DEFAULT 'DELIVERY',
    "neededBy" DATE,
    "giftNote" TEXT,

    CONSTRAINT "order_drafts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "order_drafts_version" CHECK ("version" >= 1)
);

CREATE TABLE "order_draft_items" (
    "draftId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "size" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "isOwnCloth" BOOLEAN,

    CONSTRAINT "order_draft_items_pkey" PRIMARY KEY ("draftId", "position"),
    CONSTRAINT "order_draft_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99)
);

CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderNumber" TEXT NOT NULL,
    "userId" UUID,
    "draftId" UUID,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "orderType" "OrderType" NOT NULL,
    "customCategory" "CustomCategory",
    "customerName" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "clothPics" TEXT[],
    "color" TEXT,
    "designDetails" TEXT,
    "designPics" TEXT[],
    "link" TEXT,
    "customerDetails" TEXT,
    "specialInstructions" TEXT,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "totalPrice" BIGINT,
    "delivery" BIGINT,
    "orderDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveryDate" TIMESTAMPTZ(3),
    "paymentType" "PaymentType" NOT NULL DEFAULT 'COD',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'PENDING',
    "placedBy" TEXT,
    "placedById" UUID,
    "quoteAcceptedAt" TIMESTAMPTZ(3),
    "quoteAcceptedBy" "OrderActor",
    "quoteNote" TEXT,
    "quotedAt" TIMESTAMPTZ(3),
    "quotedDelivery" BIGINT,
    "quotedTotal" BIGINT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "garments" INTEGER NOT NULL,
    "isUnderWay" BOOLEAN NOT NULL GENERATED ALWAYS AS (
        "orderStatus" <> 'DELIVERED' AND "orderStatus" <> 'CANCELLED'
    ) STORED,
    "promotionTotal" BIGINT NOT NULL DEFAULT 0,
    "fulfilment" "Fulfilment" NOT NULL DEFAULT 'DELIVERY',
    "neededBy" DATE,
    "giftNote" TEXT,
    "advance" BIGINT NOT NULL DEFAULT 0,
    "promisedDate" DATE,
    "agreedDiscount" BIGINT NOT NULL DEFAULT 0,
    "credited" BIGINT NOT NULL DEFAULT 0,
    "totalToPay" BIGINT GENERATED ALWAYS AS ("totalPrice" + "delivery" - "promotionTotal" - "agreedDiscount") STORED,
    "courier" TEXT,
    "language" "Language" NOT NULL DEFAULT 'EN',
    "trackingNumber" TEXT,
    "withdrawnGarment" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "orders_number" CHECK ("orderNumber" ~ '^[0-9]{3}-[0-9]{3,}$'),
    CONSTRAINT "orders_custom_category" CHECK (("orderType" = 'CUSTOM') = ("customCategory" IS NOT NULL)),
    -- Only a custom order may still be without its price.
    CONSTRAINT "orders_prices" CHECK (
        "totalPrice" >= 0 AND "delivery" >= 0 AND ("totalPrice" IS NULL) = ("delivery" IS NULL)
        AND ("orderType" = 'CUSTOM' OR "totalPrice" IS NOT NULL)),
    CONSTRAINT "orders_version" CHECK ("version" >= 1),
    CONSTRAINT "orders_quote" CHECK (
        "quotedTotal" >= 0 AND "quotedDelivery" >= 0
        AND ("quotedTotal" IS NULL) = ("quotedAt" IS NULL) AND ("quotedDelivery" IS NULL) = ("quotedAt" IS NULL)
        AND ("quotedAt" IS NULL OR "orderType" = 'CUSTOM')),
    -- A custom order's price is the quote that was accepted, and nothing is done for it before.
    CONSTRAINT "orders_quote_accepted" CHECK (
        ("quoteAcceptedAt" IS NULL) = ("quoteAcceptedBy" IS NULL)
        AND ("quoteAcceptedAt" IS NULL OR "quotedAt" IS NOT NULL)
        AND ("orderType" <> 'CUSTOM' OR (
          ("quoteAcceptedAt" IS NULL) = ("totalPrice" IS NULL)
          AND ("quoteAcceptedAt" IS NULL OR ("totalPrice" = "quotedTotal" AND "delivery" = "quotedDelivery"))
          AND ("quoteAcceptedAt" IS NOT NULL OR "orderStatus" IN ('PENDING', 'CANCELLED'))))),
    CONSTRAINT "orders_garments" CHECK ("garments" >= 0),
    -- An order without a price has no promotions, and none costs less than nothing.
    CONSTRAINT "orders_promotion_total" CHECK (
        "promotionTotal" >= 0 AND "promotionTotal" <= coalesce("totalPrice", 0) + coalesce("delivery", 0)),
    CONSTRAINT "orders_advance" CHECK (
        "advance" BETWEEN 0 AND coalesce("totalPrice", 0) + coalesce("delivery", 0) - "promotionTotal"),
    CONSTRAINT "orders_agreed_discount" CHECK ("agreedDiscount" >= 0 AND "credited" >= 0),
    -- True while there is no price.
    CONSTRAINT "orders_total_to_pay" CHECK ("totalToPay" >= 0 AND "credited" <= "totalToPay"),
    -- An order that is picked up has no address; one that was taken at the counter has no draft, and perhaps no e-mail.
    CONSTRAINT "orders_customer" CHECK (
        "customerName" <> '' AND ("customerEmail" <> '' OR "draftId" IS NULL) AND "customerPhone" ~ '^[0-9]{10}$'
        AND ("fulfilment" = 'PICKUP'
          OR "street" <> '' AND "city" <> '' AND "state" <> '' AND "pincode" ~ '^[0-9]{6}$'))
);

CREATE TABLE "order_items" (
    "orderId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "productId" UUID,
    "productType" "CartProductType" NOT NULL,
    "productName" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "image" JSONB,
    "quantity" SMALLINT NOT NULL,
    "size" JSONB,
    "measurements" JSONB NOT NULL DEFAULT '{}',
    "listPrice" BIGINT NOT NULL,
    "discount" SMALLINT NOT NULL,
    "unitPrice" BIGINT NOT NULL,
    "addOns" JSONB NOT NULL DEFAULT '[]',
    "clothCm" INTEGER,
    "note" TEXT,
    "clothReturnedAt" TIMESTAMPTZ(3),
    "clothReturnedBy" TEXT,
    "promotionDiscount" BIGINT,
    "needsMeasurements" BOOLEAN,
    "isOwnCloth" BOOLEAN NOT NULL DEFAULT false,
    "supply" "LineSupply",

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("orderId", "position"),
    CONSTRAINT "order_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99),
    CONSTRAINT "order_items_discount" CHECK ("discount" BETWEEN 0 AND 100),
    -- The pricing rule of `products.unitPrice`.
    CONSTRAINT "order_items_prices" CHECK (
        "listPrice" >= 0 AND "unitPrice" = ("listPrice" * (100 - "discount") + 50) / 100),
    CONSTRAINT "order_items_size" CHECK ("productType" = 'READYMADE' OR "size" IS NULL),
    CONSTRAINT "order_items_cloth" CHECK ("clothCm" > 0)
);

CREATE TABLE "order_promotions" (
    "orderId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "promotionId" UUID,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "code" TEXT,
    "amount" BIGINT NOT NULL,
    "kind" "PromotionKind",
    "categories" "Category"[],

    CONSTRAINT "order_promotions_pkey" PRIMARY KEY ("orderId", "position"),
    CONSTRAINT "order_promotions_amount" CHECK ("amount" > 0)
);

CREATE TABLE "order_events" (
    "orderId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "OrderActor" NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,
    "kind" "OrderEventKind" NOT NULL DEFAULT 'MOVE',

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("orderId", "version"),
    CONSTRAINT "order_events_version" CHECK ("version" >= 1)
);

CREATE TABLE "order_edits" (
    "orderId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "reason" TEXT,
    "changes" JSONB NOT NULL,
    "before" JSONB NOT NULL,

    CONSTRAINT "order_edits_pkey" PRIMARY KEY ("orderId", "version")
);

CREATE TABLE "alterations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "details" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "completedAt" TIMESTAMPTZ(3),
    "garmentId" UUID,
    "tailorId" UUID,
    "dueDate" DATE,
    "isAfterTrial" BOOLEAN NOT NULL DEFAULT false,
    "completedBy" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "alterations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "alterations_details" CHECK ("details" <> '')
);

CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "kind" "PaymentKind" NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "reference" TEXT,
    "note" TEXT,
    "reversesId" UUID,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
    -- Money received is positive, money returned negative; a reversal has the opposite amount of the entry it reverses.
    CONSTRAINT "payments_amount" CHECK (
        ("kind" = 'PAYMENT' AND "amount" > 0) OR ("kind" = 'REFUND' AND "amount" < 0)
        OR ("kind" = 'REVERSAL' AND "amount" <> 0)),
    CONSTRAINT "payments_reversal" CHECK (("kind" = 'REVERSAL') = ("reversesId" IS NOT NULL))
);

-- The orders that are not paid in full, so that their list needs no sum of all payments of all orders.
CREATE TABLE "outstanding_orders" (
    "orderId" UUID NOT NULL,
    "orderDate" TIMESTAMPTZ(3) NOT NULL,
    "balance" BIGINT NOT NULL,

    CONSTRAINT "outstanding_orders_pkey" PRIMARY KEY ("orderId"),
    CONSTRAINT "outstanding_orders_balance_check" CHECK ("balance" > 0)
);

CREATE TABLE "gateway_orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "gatewayOrderId" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "reportedAt" TIMESTAMPTZ(3),
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "gateway_orders_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gateway_orders_amount" CHECK ("amount" > 0)
);

CREATE TABLE "gateway_refunds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "note" TEXT,
    "status" "GatewayRefundStatus" NOT NULL,
    "gatewayRefundId" TEXT,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "requestedById" UUID NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "gateway_refunds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gateway_refunds_amount" CHECK ("amount" > 0),
    CONSTRAINT "gateway_refunds_accepted" CHECK (
        "gatewayRefundId" IS NOT NULL OR "status" IN ('REQUESTED', 'FAILED'))
);

CREATE TABLE "gateway_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "upi_claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "utr" TEXT NOT NULL,
    "status" "UpiClaimStatus" NOT NULL DEFAULT 'WAITING',
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "reason" TEXT,
    "paymentId" UUID,

    CONSTRAINT "upi_claims_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "upi_claims_amount" CHECK ("amount" > 0),
    CONSTRAINT "upi_claims_utr" CHECK ("utr" ~ '^[0-9]{12}$'),
    CONSTRAINT "upi_claims_decision" CHECK (
        ("status" = 'WAITING') = ("decidedAt" IS NULL) AND ("status" = 'CONFIRMED') = ("paymentId" IS NOT NULL)
        AND ("status" = 'REJECTED') = ("reason" IS NOT NULL))
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "series" TEXT NOT NULL,
    "financialYear" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedById" UUID NOT NULL,
    "issuedBy" TEXT NOT NULL,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "placeOfSupply" TEXT,
    "taxableValue" BIGINT NOT NULL,
    "cgst" BIGINT NOT NULL,
    "sgst" BIGINT NOT NULL,
    "igst" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "declaration" TEXT,
    "creditsId" UUID,
    "creditReason" "CreditReason",
    "remark" TEXT,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_number_length" CHECK (length("number") <= 16),
    CONSTRAINT "invoices_total" CHECK (
        "total" = "taxableValue" + "cgst" + "sgst" + "igst"
        AND "taxableValue" >= 0 AND "cgst" >= 0 AND "cgst" = "sgst" AND "igst" >= 0),
    CONSTRAINT "invoices_credit" CHECK (
        ("kind" = 'CREDIT_NOTE') = ("creditsId" IS NOT NULL)
        AND ("kind" = 'CREDIT_NOTE') = ("creditReason" IS NOT NULL))
);

CREATE TABLE "invoice_lines" (
    "invoiceId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "orderPosition" SMALLINT,
    "creditsLine" SMALLINT,
    "description" TEXT NOT NULL,
    "code" TEXT,
    "quantity" SMALLINT NOT NULL,
    "unitPrice" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL,
    "taxRate" SMALLINT NOT NULL,
    "taxableValue" BIGINT NOT NULL,
    "cgst" BIGINT NOT NULL,
    "sgst" BIGINT NOT NULL,
    "igst" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("invoiceId", "position"),
    CONSTRAINT "invoice_lines_total" CHECK (
        "total" = "taxableValue" + "cgst" + "sgst" + "igst"
        AND "taxableValue" >= 0 AND "cgst" >= 0 AND "cgst" = "sgst" AND "igst" >= 0)
);

CREATE TABLE "order_returns" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "wish" "ReturnWish" NOT NULL,
    "status" "ReturnStatus" NOT NULL DEFAULT 'REQUESTED',
    "reason" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "creditNoteId" UUID,

    CONSTRAINT "order_returns_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "return_items" (
    "returnId" UUID NOT NULL,
    "orderPosition" SMALLINT NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "exchangeSize" TEXT,
    "restocked" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "return_items_pkey" PRIMARY KEY ("returnId", "orderPosition"),
    CONSTRAINT "return_items_quantity" CHECK ("quantity" > 0 AND "restocked" BETWEEN 0 AND "quantity")
);

CREATE TABLE "return_events" (
    "returnId" UUID NOT NULL,
    "status" "ReturnStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "OrderActor" NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "return_events_pkey" PRIMARY KEY ("returnId", "status")
);

CREATE TABLE "invoice_series" (
    "series" TEXT NOT NULL,
    "financialYear" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("series", "financialYear")
);

CREATE TABLE "tax_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tax_settings_one_row" CHECK ("id" = 1)
);

CREATE TABLE "price_list" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "list" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_list_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_list_one_row" CHECK ("id" = 1)
);

CREATE TABLE "order_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "order_notes_text" CHECK ("text" <> '')
);

CREATE TABLE "workshop_stages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "kind" "StageKind" NOT NULL DEFAULT 'WORK',
    "position" SMALLINT NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "workshop_stages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tailors" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "pinHash" TEXT,
    "language" "TailorLanguage" NOT NULL DEFAULT 'HINDI',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tailors_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tailor_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tailorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tailor_sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "piece_rates" (
    "tailorId" UUID NOT NULL,
    "category" "Category" NOT NULL,
    "stageId" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "piece_rates_pkey" PRIMARY KEY ("tailorId", "category", "stageId"),
    CONSTRAINT "piece_rates_amount" CHECK ("amount" > 0)
);

CREATE TABLE "tailor_dues" (
    "garmentId" UUID NOT NULL,
    "stageId" TEXT NOT NULL,
    "tailorId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "earnedAt" TIMESTAMPTZ(3) NOT NULL,
    "expenseId" UUID,

    CONSTRAINT "tailor_dues_pkey" PRIMARY KEY ("garmentId", "stageId"),
    CONSTRAINT "tailor_dues_amount" CHECK ("amount" > 0)
);

CREATE TABLE "garments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "orderPosition" SMALLINT,
    "number" SMALLINT NOT NULL,
    "code" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "stageId" TEXT NOT NULL,
    "tailorId" UUID,
    "pieceRate" BIGINT,
    "dueDate" DATE,
    "trialDate" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "isOpen" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "garments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "garments_number" CHECK ("number" > 0),
    CONSTRAINT "garments_piece_rate" CHECK ("pieceRate" >= 0)
);

CREATE TABLE "garment_moves" (
    "garmentId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "fromId" TEXT NOT NULL,
    "toId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tailorId" UUID,
    "name" TEXT NOT NULL,
    "statusBefore" "OrderStatus",
    "isUndo" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "garment_moves_pkey" PRIMARY KEY ("garmentId", "version"),
    CONSTRAINT "garment_moves_stages" CHECK ("fromId" <> "toId")
);

CREATE TABLE "voice_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "garmentId" UUID NOT NULL,
    "seconds" SMALLINT NOT NULL,
    "format" TEXT NOT NULL,
    "audio" BYTEA NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "voice_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "voice_notes_seconds" CHECK ("seconds" BETWEEN 1 AND 60),
    CONSTRAINT "voice_notes_format" CHECK ("format" IN ('webm', 'mp4')),
    CONSTRAINT "voice_notes_audio" CHECK (octet_length("audio") BETWEEN 1 AND 1000000)
);
-- Recordings are compressed already.
ALTER TABLE "voice_notes" ALTER COLUMN "audio" SET STORAGE EXTERNAL;

CREATE TABLE "materials" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "kind" "MaterialKind" NOT NULL,
    "color" TEXT,
    "supplier" TEXT,
    "unit" "MaterialUnit" NOT NULL,
    "price" BIGINT,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "lowStockLimit" INTEGER,
    "isArchived" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "materials_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "materials_name" CHECK (length("name") BETWEEN 1 AND 100),
    CONSTRAINT "materials_stock" CHECK ("stock" >= 0),
    CONSTRAINT "materials_limit" CHECK ("lowStockLimit" >= 0),
    CONSTRAINT "materials_price" CHECK ("price" >= 0)
);

CREATE TABLE "material_movements" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "materialId" UUID NOT NULL,
    "kind" "MaterialMovementKind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price" BIGINT,
    "garmentId" UUID,
    "garmentCode" TEXT,
    "note" TEXT,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,

    CONSTRAINT "material_movements_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "material_movements_quantity" CHECK (
        CASE "kind" WHEN 'CONSUMED' THEN "quantity" < 0 WHEN 'CORRECTED' THEN "quantity" <> 0 ELSE "quantity" > 0 END),
    CONSTRAINT "material_movements_garment" CHECK (
        ("garmentId" IS NOT NULL) = ("kind" IN ('CONSUMED', 'RETURNED'))
        AND ("garmentId" IS NULL) = ("garmentCode" IS NULL)),
    CONSTRAINT "material_movements_reason" CHECK ("kind" <> 'CORRECTED' OR "note" IS NOT NULL)
);

CREATE TABLE "workshop" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "weeklyCapacity" SMALLINT NOT NULL DEFAULT 20,
    "stitchingDays" SMALLINT NOT NULL DEFAULT 7,
    "dispatchDays" SMALLINT NOT NULL DEFAULT 2,

    CONSTRAINT "workshop_pkey" PRIMARY KEY ("id"),
    -- There is one workshop.
    CONSTRAINT "workshop_one" CHECK ("id" = 1),
    CONSTRAINT "workshop_capacity" CHECK ("weeklyCapacity" >= 0),
    CONSTRAINT "workshop_days" CHECK ("stitchingDays" BETWEEN 0 AND 180 AND "dispatchDays" BETWEEN 0 AND 60)
);

CREATE TABLE "festivals" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "lastOrderDay" DATE NOT NULL,
    "hindiName" TEXT,

    CONSTRAINT "festivals_pkey" PRIMARY KEY ("day", "name"),
    CONSTRAINT "festivals_name" CHECK ("name" <> ''),
    CONSTRAINT "festivals_last_order" CHECK ("lastOrderDay" <= "day")
);

CREATE TABLE "measurement_profiles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "person" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "measurement_profiles_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "measurement_profiles_version" CHECK ("version" >= 1),
    CONSTRAINT "measurement_profiles_person" CHECK ("person" <> '')
);

CREATE TABLE "measurement_profile_versions" (
    "profileId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "measurements" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "savedBy" TEXT,

    CONSTRAINT "measurement_profile_versions_pkey" PRIMARY KEY ("profileId", "version")
);

CREATE TABLE "measurement_fields" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "garment" "MeasuredGarment" NOT NULL,
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "min" DOUBLE PRECISION,
    "max" DOUBLE PRECISION,
    "isForShoppers" BOOLEAN NOT NULL DEFAULT false,
    "position" SMALLINT NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "measurement_fields_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "fit_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "fit_notes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" "AuditEntity" NOT NULL,
    "entityId" TEXT NOT NULL,
    "entityName" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delivery_zones" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "minDays" SMALLINT NOT NULL,
    "maxDays" SMALLINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "delivery_zones_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_zones_name" CHECK (length("name") BETWEEN 1 AND 60),
    CONSTRAINT "delivery_zones_days" CHECK ("minDays" >= 0 AND "minDays" <= "maxDays" AND "maxDays" <= 60),
    CONSTRAINT "delivery_zones_fee" CHECK ("fee" >= 0)
);

CREATE TABLE "delivery_prefixes" (
    "prefix" TEXT NOT NULL,
    "zoneId" UUID NOT NULL,

    CONSTRAINT "delivery_prefixes_pkey" PRIMARY KEY ("prefix"),
    CONSTRAINT "delivery_prefixes_prefix" CHECK ("prefix" ~ '^[0-9]{1,6}$')
);

CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shop_settings_one" CHECK ("id" = 1),
    CONSTRAINT "shop_settings_version" CHECK ("version" >= 0)
);

CREATE TABLE "occasions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "synonyms" TEXT[],
    "garments" TEXT[],
    "colors" TEXT[],
    "works" TEXT[],
    "fabrics" TEXT[],
    "tags" TEXT[],
    "position" INTEGER NOT NULL,
    "isShown" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "terms" TEXT[],

    CONSTRAINT "occasions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "images" (
    "id" TEXT NOT NULL,
    "ownerId" UUID,
    "format" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "thumbhash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "catalogue_changes" (
    "backend" INTEGER NOT NULL,
    "changes" BIGINT NOT NULL,

    CONSTRAINT "catalogue_changes_pkey" PRIMARY KEY ("backend")
) WITH (fillfactor = 50);

CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "expenses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "category" "ExpenseCategory" NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "spentOn" DATE NOT NULL,
    "payee" TEXT,
    "note" TEXT,
    "reversesId" UUID,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedById" UUID NOT NULL,
    "recordedBy" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "reference" TEXT,

    CONSTRAINT "expenses_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "expenses_amount" CHECK (("reversesId" IS NULL AND "amount" > 0) OR ("reversesId" IS NOT NULL AND "amount" < 0)),
    CONSTRAINT "expenses_method" CHECK ("method" <> 'GATEWAY')
);

CREATE TABLE "day_closings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "date" DATE NOT NULL,
    "firstDay" DATE NOT NULL,
    "openingCash" BIGINT NOT NULL,
    "cashReceived" BIGINT NOT NULL,
    "cashSpent" BIGINT NOT NULL,
    "countedCash" BIGINT NOT NULL,
    "cashTakenOut" BIGINT NOT NULL,
    "explanation" TEXT,
    "receipts" JSONB NOT NULL,
    "expenses" JSONB NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedById" UUID NOT NULL,
    "closedBy" TEXT NOT NULL,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenedBy" TEXT,
    "reopenReason" TEXT,

    CONSTRAINT "day_closings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "day_closings_days" CHECK ("firstDay" <= "date"),
    CONSTRAINT "day_closings_amounts" CHECK (
        "openingCash" >= 0 AND "countedCash" >= 0 AND "cashTakenOut" BETWEEN 0 AND "countedCash"),
    CONSTRAINT "day_closings_explanation" CHECK (
        "countedCash" = "openingCash" + "cashReceived" - "cashSpent" OR "explanation" IS NOT NULL),
    CONSTRAINT "day_closings_reopening" CHECK (
        ("reopenedAt" IS NULL) = ("reopenedBy" IS NULL) AND ("reopenedAt" IS NULL) = ("reopenReason" IS NULL))
);

CREATE TABLE "messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT,
    "body" TEXT NOT NULL,
    "status" "MessageStatus" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "uncertainAttempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "deduplicationKey" TEXT NOT NULL,
    "orderId" UUID,
    "userId" UUID,
    "subscriptionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attemptedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "sentBy" TEXT,
    "externalId" TEXT,
    "address" TEXT,
    "paymentId" UUID,
    "stockAlertId" UUID,
    "withdrawnReason" TEXT,
    "checkedAt" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "messages_attempts" CHECK ("attempts" >= 0 AND "uncertainAttempts" BETWEEN 0 AND "attempts")
);

CREATE TABLE "message_templates" (
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT,
    "body" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("event", "channel", "language")
);

CREATE TABLE "message_rules" (
    "event" "MessageEvent" NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "isEnabled" BOOLEAN NOT NULL,

    CONSTRAINT "message_rules_pkey" PRIMARY KEY ("event", "channel")
);

CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sessionId" UUID,
    "tailorSessionId" UUID,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
    -- Whose browser it is: an account's or a tailor's.
    CONSTRAINT "push_subscriptions_owner" CHECK (num_nonnulls("userId", "tailorSessionId") = 1)
);

-- Order numbers are made from it; a number drawn by a failed attempt is skipped.
CREATE SEQUENCE "order_numbers" MINVALUE 0;

-- Indexes -----------------------------------------------------------------------------------------

CREATE UNIQUE INDEX "staff_roles_name_key" ON "staff_roles" (lower("name"));
CREATE UNIQUE INDEX "staff_roles_default" ON "staff_roles" ("isDefault") WHERE "isDefault";

CREATE UNIQUE INDEX "users_emailKey_key" ON "users" ("emailKey");
CREATE UNIQUE INDEX "users_googleSubject_key" ON "users" ("googleSubject");
CREATE INDEX "users_createdAt_id_idx" ON "users" ("createdAt" DESC, "id" DESC);
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "users_email_idx" ON "users" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "users_role_createdAt_id_idx" ON "users" ("role", "createdAt" DESC, "id" DESC);
CREATE INDEX "users_staffRoleId_idx" ON "users" ("staffRoleId");
CREATE INDEX "users_by_phone" ON "users" ("phone" text_pattern_ops);
-- Few customers are duplicates. The first finds them; the second counts the others by itself, and is of no use to a
-- search, which has better indexes.
CREATE INDEX "users_merged" ON "users" ("mergedIntoId") WHERE "mergedIntoId" IS NOT NULL;
CREATE INDEX "users_by_role" ON "users" ("role") INCLUDE ("mergedIntoId");
-- Two taps on Save make one customer.
CREATE UNIQUE INDEX "users_name_and_phone" ON "users" ("phone", lower("name"))
  WHERE "emailKey" IS NULL AND "mergedIntoId" IS NULL;
CREATE INDEX "users_picture_ids_idx" ON "users" USING GIN ((picture_ids("profilePicture")));

CREATE INDEX "customer_merges_customerId_at_idx" ON "customer_merges" ("customerId", "at" DESC);
CREATE INDEX "customer_merges_duplicateId_idx" ON "customer_merges" ("duplicateId");

CREATE UNIQUE INDEX "password_resets_userId_key" ON "password_resets" ("userId");

CREATE UNIQUE INDEX "email_verifications_userId_key" ON "email_verifications" ("userId");

CREATE INDEX "sessions_userId_lastUsedAt_idx" ON "sessions" ("userId", "lastUsedAt" DESC);

CREATE UNIQUE INDEX "api_clients_name_key" ON "api_clients" (lower("name")) WHERE "revokedAt" IS NULL;

CREATE INDEX "entity_changes_entity_transaction_id_idx" ON "entity_changes" ("entity", "transaction", "id");
CREATE INDEX "entity_changes_entity_entityId_transaction_id_idx" ON "entity_changes" ("entity", "entityId", "transaction", "id");
CREATE INDEX "entity_changes_transaction_id_idx" ON "entity_changes" ("transaction", "id");
CREATE INDEX "entity_changes_entity_at_entityId_idx" ON "entity_changes" ("entity", "at", "entityId");

CREATE INDEX "webhooks_clientId_idx" ON "webhooks" ("clientId");

CREATE INDEX "webhook_deliveries_webhookId_sequence_idx" ON "webhook_deliveries" ("webhookId", "sequence" DESC);
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries" ("createdAt");
CREATE UNIQUE INDEX "webhook_deliveries_webhookId_changeId_key" ON "webhook_deliveries" ("webhookId", "changeId");
CREATE INDEX "webhook_deliveries_unfinished" ON "webhook_deliveries" ("webhookId", "entityId", "sequence")
  WHERE "status" IN ('QUEUED', 'SENDING');
-- The log of a webhook's deliveries is read by status, and most of them were delivered.
CREATE INDEX "webhook_deliveries_webhookId_status_sequence_idx" ON "webhook_deliveries" ("webhookId", "status", "sequence" DESC);

CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys" ("hash");
CREATE INDEX "api_keys_clientId_idx" ON "api_keys" ("clientId");

CREATE UNIQUE INDEX "products_externalRef_key" ON "products" ("externalRef");
CREATE INDEX "products_by_price" ON "products" ("unitPrice", "id");
CREATE INDEX "products_by_discount" ON "products" ("discount" DESC, "id" DESC);
CREATE INDEX "products_by_rating" ON "products" ("ratingAverage" DESC, "ratingCount" DESC, "id" DESC);
CREATE INDEX "products_by_name" ON "products" ("productName", "id");
CREATE INDEX "products_category" ON "products" ("category", "dateAdded" DESC, "id" DESC);
CREATE INDEX "products_tailor_price" ON "products" ("tailorPrice");
CREATE INDEX "products_ready_made_price" ON "products" ("readyMadePrice");
CREATE INDEX "products_embellishments" ON "products" USING GIN ("embellishments");
CREATE INDEX "products_featured" ON "products" ("dateAdded" DESC, "id" DESC) WHERE "featuredProduct";
CREATE INDEX "products_fabric" ON "products" (lower("fabricType"));
CREATE INDEX "products_pattern" ON "products" (lower("pattern"));
CREATE INDEX "products_color" ON "products" (lower("color"));
CREATE INDEX "products_running_out" ON "products" ("quantityInStock", "productName", "id")
  WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL;
CREATE INDEX "products_by_stock" ON "products" ("quantityInStock", "id");
CREATE INDEX "products_last_updated" ON "products" ("lastUpdated" DESC, "id" DESC);
CREATE INDEX "products_newest" ON "products" ("dateAdded" DESC, "id" DESC)
  INCLUDE ("productStatus", "category", "fabricType", "stitchingType", "pattern", "embellishments", "availabilityStatus",
    "color", "productType", "featuredProduct", "customizationAvailable", "unitPrice");
CREATE INDEX "products_kind_by_price" ON "products" ("category", lower("fabricType"), "unitPrice", "id")
  INCLUDE ("fabricType") WHERE "productStatus" = 'ACTIVE';
CREATE INDEX "products_by_status" ON "products" ("productStatus");
-- Designs of which a counted size is running out: few of a large catalogue, for the dashboard.
CREATE INDEX "products_sizes_running_out" ON "products" ("id")
  WHERE "sizes" @? '$[*].quantityInStock ? (@ >= 1 && @ <= 3)';
CREATE UNIQUE INDEX "products_slug_key" ON "products" ("slug");
CREATE INDEX "products_picture_ids_idx" ON "products" USING GIN ((picture_ids("images"::text)));

CREATE INDEX "product_slugs_productId_idx" ON "product_slugs" ("productId");

CREATE INDEX "products_search" ON "product_words" USING GIN ("searchVector");
CREATE INDEX "product_words_newest" ON "product_words" ("dateAdded" DESC, "id" DESC);

CREATE UNIQUE INDEX "product_views_userId_nameKey_key" ON "product_views" ("userId", "nameKey");

CREATE INDEX "search_words_trigrams" ON "search_words" USING GIN ("word" gin_trgm_ops);
CREATE INDEX "search_words_prefix" ON "search_words" ("word" text_pattern_ops);

CREATE INDEX "cart_lines_productId_idx" ON "cart_lines" ("productId");
CREATE UNIQUE INDEX "cart_lines_userId_productId_productType_size_key"
  ON "cart_lines" ("userId", "productId", "productType", "size");

CREATE INDEX "wishlist_items_productId_idx" ON "wishlist_items" ("productId");

CREATE UNIQUE INDEX "stock_alerts_productId_size_contactKey_key" ON "stock_alerts" ("productId", "size", "contactKey");
CREATE INDEX "stock_alerts_userId_idx" ON "stock_alerts" ("userId");
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" ("productId", "size", "requestedAt", "id") WHERE "notifiedAt" IS NULL;

CREATE UNIQUE INDEX "wishlist_links_token_key" ON "wishlist_links" ("token");

CREATE INDEX "feedback_rating_createdAt_id_idx" ON "feedback" ("rating" DESC, "createdAt" DESC, "id" DESC);
CREATE INDEX "feedback_createdAt_id_idx" ON "feedback" ("createdAt" DESC, "id" DESC);
CREATE INDEX "feedback_userId_idx" ON "feedback" ("userId");
CREATE INDEX "feedback_name_idx" ON "feedback" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "feedback_comments_idx" ON "feedback" USING GIN ("comments" gin_trgm_ops);
CREATE INDEX "feedback_hidden" ON "feedback" ("createdAt" DESC, "id" DESC) WHERE "hiddenAt" IS NOT NULL;
CREATE INDEX "feedback_by_name" ON "feedback" ("name");
CREATE INDEX "feedback_productId_rating_createdAt_id_idx" ON "feedback" ("productId", "rating" DESC, "createdAt" DESC, "id" DESC) INCLUDE ("hiddenAt");
CREATE INDEX "feedback_totals" ON "feedback" ("rating", "hiddenAt", "repliedAt");
-- For lists of feedback by rating, the lowest first, the newest first among equals.
CREATE INDEX "feedback_lowest_rated" ON "feedback" ("rating", "createdAt" DESC, "id" DESC);
CREATE INDEX "feedback_picture_ids_idx" ON "feedback" USING GIN ((picture_ids(ARRAY["screenshotUrl", "profilePicture"])));

CREATE UNIQUE INDEX "promotions_code_key" ON "promotions" ("code");
CREATE INDEX "promotions_createdAt_id_idx" ON "promotions" ("createdAt" DESC, "id" DESC);

CREATE INDEX "applied_coupons_promotionId_idx" ON "applied_coupons" ("promotionId");

CREATE INDEX "order_drafts_userId_updatedAt_id_idx" ON "order_drafts" ("userId", "updatedAt" DESC, "id" DESC);
CREATE INDEX "order_drafts_updatedAt_id_idx" ON "order_drafts" ("updatedAt" DESC, "id" DESC);
CREATE INDEX "order_drafts_customerName_idx" ON "order_drafts" USING GIN ("customerName" gin_trgm_ops);
CREATE INDEX "order_drafts_customerEmail_idx" ON "order_drafts" USING GIN ("customerEmail" gin_trgm_ops);
CREATE INDEX "order_drafts_phoneDigits_idx" ON "order_drafts" USING GIN ("phoneDigits" gin_trgm_ops);
CREATE INDEX "order_drafts_picture_ids_idx" ON "order_drafts" USING GIN ((picture_ids("clothPics" || "designPics")));

CREATE INDEX "order_draft_items_productId_idx" ON "order_draft_items" ("productId");

CREATE UNIQUE INDEX "orders_orderNumber_key" ON "orders" ("orderNumber");
CREATE UNIQUE INDEX "orders_draftId_key" ON "orders" ("draftId");
CREATE INDEX "orders_userId_orderDate_id_idx" ON "orders" ("userId", "orderDate" DESC, "id" DESC);
CREATE UNIQUE INDEX "orders_userId_idempotencyKey_key" ON "orders" ("userId", "idempotencyKey");
CREATE UNIQUE INDEX "orders_placedById_idempotencyKey_key" ON "orders" ("placedById", "idempotencyKey");
CREATE INDEX "orders_orderStatus_orderDate_id_idx" ON "orders" ("orderStatus", "orderDate" DESC, "id" DESC);
CREATE INDEX "orders_orderNumber_idx" ON "orders" USING GIN ("orderNumber" gin_trgm_ops);
CREATE INDEX "orders_customerName_idx" ON "orders" USING GIN ("customerName" gin_trgm_ops);
CREATE INDEX "orders_customerPhone_idx" ON "orders" USING GIN ("customerPhone" gin_trgm_ops);
CREATE INDEX "orders_number_prefix" ON "orders" ("orderNumber" text_pattern_ops);
CREATE INDEX "orders_orderStatus_deliveryDate_orderDate_id_idx" ON "orders" ("orderStatus", "deliveryDate", "orderDate", "id");
CREATE INDEX "orders_deliveryDate_orderDate_id_idx" ON "orders" ("deliveryDate", "orderDate", "id");
CREATE INDEX "orders_under_way" ON "orders" ("deliveryDate", "orderDate", "id") INCLUDE ("orderStatus", "garments")
  WHERE "isUnderWay";
CREATE INDEX "orders_orderDate_id_idx" ON "orders" ("orderDate" DESC, "id" DESC)
  INCLUDE ("orderStatus", "totalToPay", "credited");
CREATE INDEX "orders_to_quote" ON "orders" ("orderDate", "id")
  WHERE "orderType" = 'CUSTOM' AND "orderStatus" = 'PENDING' AND "quotedAt" IS NULL;
CREATE UNIQUE INDEX "orders_id_isUnderWay_key" ON "orders" ("id", "isUnderWay");
CREATE INDEX "orders_picture_ids_idx" ON "orders" USING GIN ((picture_ids("clothPics" || "designPics")));

CREATE INDEX "order_items_productId_idx" ON "order_items" ("productId");
CREATE INDEX "order_items_picture_ids_idx" ON "order_items" USING GIN ((picture_ids("image"::text)));

CREATE INDEX "order_promotions_promotionId_idx" ON "order_promotions" ("promotionId");

CREATE INDEX "alterations_orderId_idx" ON "alterations" ("orderId");
-- Few requests are open, however many have been completed.
CREATE INDEX "alterations_open" ON "alterations" ("orderId") WHERE "completedAt" IS NULL;
CREATE INDEX "alterations_garmentId_idx" ON "alterations" ("garmentId");
CREATE INDEX "alterations_tailorId_idx" ON "alterations" ("tailorId");
-- The queue: only what is not completed.
CREATE INDEX "alterations_queue" ON "alterations" ("dueDate", "id") WHERE "completedAt" IS NULL;

CREATE INDEX "payments_orderId_idx" ON "payments" ("orderId");
CREATE INDEX "payments_receivedAt_id_idx" ON "payments" ("receivedAt" DESC, "id" DESC);
CREATE UNIQUE INDEX "payments_reversesId_key" ON "payments" ("reversesId");
CREATE UNIQUE INDEX "payments_recordedById_idempotencyKey_key" ON "payments" ("recordedById", "idempotencyKey");

CREATE INDEX "outstanding_orders_orderDate_orderId_idx" ON "outstanding_orders" ("orderDate", "orderId");

CREATE UNIQUE INDEX "gateway_orders_gatewayOrderId_key" ON "gateway_orders" ("gatewayOrderId");
CREATE INDEX "gateway_orders_nextCheckAt_idx" ON "gateway_orders" ("nextCheckAt");
CREATE UNIQUE INDEX "gateway_orders_orderId_idempotencyKey_key" ON "gateway_orders" ("orderId", "idempotencyKey");

CREATE UNIQUE INDEX "gateway_refunds_gatewayRefundId_key" ON "gateway_refunds" ("gatewayRefundId");
CREATE INDEX "gateway_refunds_orderId_idx" ON "gateway_refunds" ("orderId");
CREATE INDEX "gateway_refunds_paymentId_idx" ON "gateway_refunds" ("paymentId");
CREATE INDEX "gateway_refunds_nextCheckAt_idx" ON "gateway_refunds" ("nextCheckAt");
CREATE UNIQUE INDEX "gateway_refunds_requestedById_idempotencyKey_key" ON "gateway_refunds" ("requestedById", "idempotencyKey");

CREATE UNIQUE INDEX "upi_claims_paymentId_key" ON "upi_claims" ("paymentId");
CREATE INDEX "upi_claims_orderId_idx" ON "upi_claims" ("orderId");
CREATE INDEX "upi_claims_status_submittedAt_id_idx" ON "upi_claims" ("status", "submittedAt" DESC, "id" DESC);
-- One transfer pays once: its number can be sent again only after it was rejected.
CREATE UNIQUE INDEX "upi_claims_utr" ON "upi_claims" ("utr") WHERE "status" <> 'REJECTED';

CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" ("number");
CREATE INDEX "invoices_orderId_idx" ON "invoices" ("orderId");
CREATE INDEX "invoices_creditsId_idx" ON "invoices" ("creditsId");
CREATE INDEX "invoices_issuedAt_id_idx" ON "invoices" ("issuedAt" DESC, "id" DESC);
CREATE UNIQUE INDEX "invoices_series_financialYear_sequence_key" ON "invoices" ("series", "financialYear", "sequence");

CREATE UNIQUE INDEX "order_returns_creditNoteId_key" ON "order_returns" ("creditNoteId");
CREATE INDEX "order_returns_orderId_idx" ON "order_returns" ("orderId");
-- Open returns are few.
CREATE INDEX "order_returns_open" ON "order_returns" ("orderId") WHERE "status" IN ('REQUESTED', 'RECEIVED');

CREATE INDEX "order_notes_orderId_idx" ON "order_notes" ("orderId");

CREATE UNIQUE INDEX "tailors_phone_key" ON "tailors" ("phone");

CREATE INDEX "tailor_sessions_tailorId_idx" ON "tailor_sessions" ("tailorId");

CREATE INDEX "tailor_dues_tailorId_earnedAt_idx" ON "tailor_dues" ("tailorId", "earnedAt");
CREATE INDEX "tailor_dues_expenseId_idx" ON "tailor_dues" ("expenseId");

CREATE UNIQUE INDEX "garments_code_key" ON "garments" ("code");
CREATE INDEX "garments_stageId_dueDate_id_idx" ON "garments" ("stageId", "dueDate", "id");
CREATE INDEX "garments_tailorId_dueDate_id_idx" ON "garments" ("tailorId", "dueDate", "id");
CREATE INDEX "garments_dueDate_id_idx" ON "garments" ("dueDate", "id");
CREATE INDEX "garments_trialDate_id_idx" ON "garments" ("trialDate", "id");
CREATE UNIQUE INDEX "garments_orderId_number_key" ON "garments" ("orderId", "number");
CREATE INDEX "garments_isOpen_dueDate_id_idx" ON "garments" ("isOpen", "dueDate", "id");
CREATE INDEX "garments_tailorId_isOpen_dueDate_id_idx" ON "garments" ("tailorId", "isOpen", "dueDate", "id");
CREATE INDEX "garments_stageId_isOpen_dueDate_id_idx" ON "garments" ("stageId", "isOpen", "dueDate", "id");

CREATE INDEX "voice_notes_garmentId_recordedAt_id_idx" ON "voice_notes" ("garmentId", "recordedAt", "id");

CREATE INDEX "materials_name_id_idx" ON "materials" ("name", "id");
CREATE INDEX "materials_kind_name_id_idx" ON "materials" ("kind", "name", "id");
CREATE UNIQUE INDEX "materials_name_color" ON "materials" (lower("name"), lower(coalesce("color", '')));
-- What runs out is read from an index that holds only that.
CREATE INDEX "materials_low" ON "materials" ("name", "id") WHERE "stock" <= "lowStockLimit" AND NOT "isArchived";
-- The list's search filters by any part of these texts.
CREATE INDEX "materials_name_idx" ON "materials" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "materials_color_idx" ON "materials" USING GIN ("color" gin_trgm_ops);
CREATE INDEX "materials_supplier_idx" ON "materials" USING GIN ("supplier" gin_trgm_ops);

CREATE INDEX "material_movements_materialId_recordedAt_id_idx" ON "material_movements" ("materialId", "recordedAt" DESC, "id" DESC);
CREATE INDEX "material_movements_garmentId_idx" ON "material_movements" ("garmentId");
CREATE UNIQUE INDEX "material_movements_recordedById_idempotencyKey_key" ON "material_movements" ("recordedById", "idempotencyKey");

CREATE INDEX "measurement_profiles_userId_idx" ON "measurement_profiles" ("userId");

-- Two current fields of a garment are never called the same.
CREATE UNIQUE INDEX "measurement_fields_name_key" ON "measurement_fields" ("garment", lower("name")) WHERE "removedAt" IS NULL;

CREATE INDEX "fit_notes_userId_at_idx" ON "fit_notes" ("userId", "at" DESC);

CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries" ("at" DESC, "id" DESC);
CREATE INDEX "audit_entries_entity_entityId_at_id_idx" ON "audit_entries" ("entity", "entityId", "at" DESC, "id" DESC);
CREATE INDEX "audit_entries_actorId_idx" ON "audit_entries" ("actorId");
CREATE INDEX "audit_entries_words" ON "audit_entries" USING GIN ("words" gin_trgm_ops);

-- Two zones of one name could not be told apart.
CREATE UNIQUE INDEX "delivery_zones_name_key" ON "delivery_zones" (lower("name"));

CREATE INDEX "delivery_prefixes_zoneId_idx" ON "delivery_prefixes" ("zoneId");

CREATE INDEX "images_ownerId_idx" ON "images" ("ownerId");

CREATE UNIQUE INDEX "expenses_reversesId_key" ON "expenses" ("reversesId");
CREATE INDEX "expenses_spentOn_id_idx" ON "expenses" ("spentOn" DESC, "id" DESC);
CREATE UNIQUE INDEX "expenses_recordedById_idempotencyKey_key" ON "expenses" ("recordedById", "idempotencyKey");
-- For lists of one category.
CREATE INDEX "expenses_category_spentOn_id_idx" ON "expenses" ("category", "spentOn" DESC, "id" DESC);

CREATE INDEX "day_closings_date_id_idx" ON "day_closings" ("date" DESC, "id" DESC);
-- A day is closed once, unless it was opened again.
CREATE UNIQUE INDEX "day_closings_date" ON "day_closings" ("date") WHERE "reopenedAt" IS NULL;

CREATE UNIQUE INDEX "messages_deduplicationKey_key" ON "messages" ("deduplicationKey");
CREATE INDEX "messages_createdAt_id_idx" ON "messages" ("createdAt" DESC, "id" DESC);
CREATE INDEX "messages_status_createdAt_id_idx" ON "messages" ("status", "createdAt" DESC, "id" DESC);
CREATE INDEX "messages_orderId_createdAt_idx" ON "messages" ("orderId", "createdAt" DESC);
CREATE INDEX "messages_userId_idx" ON "messages" ("userId");
CREATE INDEX "messages_subscriptionId_idx" ON "messages" ("subscriptionId");
-- What waits for the shop's staff is read from indexes that hold only that.
CREATE INDEX "messages_to_send" ON "messages" ("createdAt", "id") WHERE "status" IN ('TO_SEND', 'FAILED');
-- How many messages an address got, for the limits of those to addresses that others chose.
CREATE INDEX "messages_recipient_createdAt_idx" ON "messages" ("recipient", "createdAt" DESC);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" ("endpoint");
CREATE INDEX "push_subscriptions_userId_idx" ON "push_subscriptions" ("userId");
CREATE INDEX "push_subscriptions_sessionId_idx" ON "push_subscriptions" ("sessionId");
CREATE INDEX "push_subscriptions_tailorSessionId_idx" ON "push_subscriptions" ("tailorSessionId");

-- Foreign keys ------------------------------------------------------------------------------------

ALTER TABLE "users"
  ADD CONSTRAINT "users_staffRoleId_fkey" FOREIGN KEY ("staffRoleId") REFERENCES "staff_roles" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "users_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_merges"
  ADD CONSTRAINT "customer_merges_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "customer_merges_duplicateId_fkey" FOREIGN KEY ("duplicateId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "password_resets"
  ADD CONSTRAINT "password_resets_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "email_verifications"
  ADD CONSTRAINT "email_verifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "two_factor"
  ADD CONSTRAINT "two_factor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "api_clients"
  ADD CONSTRAINT "api_clients_id_fkey" FOREIGN KEY ("id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "webhooks"
  ADD CONSTRAINT "webhooks_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "api_clients" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "api_keys"
  ADD CONSTRAINT "api_keys_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "api_clients" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_slugs"
  -- Deferred: a slug is reserved just before its product is inserted.
  ADD CONSTRAINT "product_slugs_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "product_words"
  ADD CONSTRAINT "product_words_id_fkey" FOREIGN KEY ("id") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_views"
  ADD CONSTRAINT "product_views_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cart_lines"
  ADD CONSTRAINT "cart_lines_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "cart_lines_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "wishlist_items"
  ADD CONSTRAINT "wishlist_items_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "wishlist_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_alerts"
  ADD CONSTRAINT "stock_alerts_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "stock_alerts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "wishlist_links"
  ADD CONSTRAINT "wishlist_links_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback"
  ADD CONSTRAINT "feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "feedback_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "applied_coupons"
  ADD CONSTRAINT "applied_coupons_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "applied_coupons_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "promotions" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_drafts"
  ADD CONSTRAINT "order_drafts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_draft_items"
  ADD CONSTRAINT "order_draft_items_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "order_drafts" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_draft_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "orders"
  ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "orders_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "order_promotions"
  ADD CONSTRAINT "order_promotions_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_promotions_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "promotions" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "order_events"
  ADD CONSTRAINT "order_events_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_edits"
  ADD CONSTRAINT "order_edits_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "alterations"
  ADD CONSTRAINT "alterations_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "alterations_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "alterations_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "payments_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "payments" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "outstanding_orders"
  ADD CONSTRAINT "outstanding_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gateway_orders"
  ADD CONSTRAINT "gateway_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gateway_refunds"
  ADD CONSTRAINT "gateway_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "gateway_refunds_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "upi_claims"
  ADD CONSTRAINT "upi_claims_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "upi_claims_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "invoices_creditsId_fkey" FOREIGN KEY ("creditsId") REFERENCES "invoices" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoice_lines"
  ADD CONSTRAINT "invoice_lines_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "invoices" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_returns"
  ADD CONSTRAINT "order_returns_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_returns_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "invoices" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "return_items"
  ADD CONSTRAINT "return_items_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "return_events"
  ADD CONSTRAINT "return_events_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_notes"
  ADD CONSTRAINT "order_notes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tailor_sessions"
  ADD CONSTRAINT "tailor_sessions_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "piece_rates"
  ADD CONSTRAINT "piece_rates_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "piece_rates_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tailor_dues"
  ADD CONSTRAINT "tailor_dues_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "tailor_dues_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "tailor_dues_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "tailor_dues_expenseId_fkey" FOREIGN KEY ("expenseId") REFERENCES "expenses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "garments"
  ADD CONSTRAINT "garments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "garments_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "workshop_stages" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "garments_tailorId_fkey" FOREIGN KEY ("tailorId") REFERENCES "tailors" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  -- The foreign key keeps the column equal to the order's.
  ADD CONSTRAINT "garments_isOpen_fkey" FOREIGN KEY ("orderId", "isOpen") REFERENCES "orders" ("id", "isUnderWay") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "garment_moves"
  ADD CONSTRAINT "garment_moves_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "garment_moves_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "workshop_stages" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "garment_moves_toId_fkey" FOREIGN KEY ("toId") REFERENCES "workshop_stages" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "voice_notes"
  ADD CONSTRAINT "voice_notes_garmentId_fkey" FOREIGN KEY ("garmentId") REFERENCES "garments" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "material_movements"
  ADD CONSTRAINT "material_movements_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "materials" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "measurement_profiles"
  ADD CONSTRAINT "measurement_profiles_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "measurement_profile_versions"
  ADD CONSTRAINT "measurement_profile_versions_profileId_fkey" FOREIGN KEY ("profileId") REFERENCES "measurement_profiles" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fit_notes"
  ADD CONSTRAINT "fit_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "delivery_prefixes"
  ADD CONSTRAINT "delivery_prefixes_zoneId_fkey" FOREIGN KEY ("zoneId") REFERENCES "delivery_zones" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images"
  ADD CONSTRAINT "images_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "expenses"
  ADD CONSTRAINT "expenses_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "expenses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "messages_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "push_subscriptions" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "push_subscriptions_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "sessions" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "push_subscriptions_tailorSessionId_fkey" FOREIGN KEY ("tailorSessionId") REFERENCES "tailor_sessions" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Search ------------------------------------------------------------------------------------------

-- Text as it is searched, on both sides: without accents, and without characters that nobody sees. A joiner or a soft hyphen
-- within a word would divide it into two.
CREATE FUNCTION search_plain("text" TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN lower(unaccent(regexp_replace(
  regexp_replace(coalesce("text", ''), '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
  '[_-]', ' ', 'g')));

-- A detail that is only true or false is found by its name: 'dupatta' for a lehenga with its dupatta included.
CREATE FUNCTION search_details("details" JSONB) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(CASE "value" WHEN 'true' THEN regexp_replace("key", '([A-Z])', ' \1', 'g') ELSE "value" END, ' ')
  FROM jsonb_each_text("details") WHERE "value" <> 'false');

-- The labels of a product's sizes, and 'plus size' where one is XL or larger.
CREATE FUNCTION search_sizes("sizes" JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT concat_ws(' ', string_agg("size"->>'label', ' '),
    CASE WHEN bool_or("size"->>'label' ~* '^\s*(\d+\s*-?\s*)?x+l|^\s*plus') THEN 'plus size' END)
  FROM jsonb_array_elements("sizes") AS "size");

CREATE FUNCTION search_garments() RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{saree,sari,saari,saadi,sadi,lehenga,lehnga,lehanga,lahenga,lengha,ghagra,ghaghra,ghagara,chaniya,blouse,choli,
  kurta,kurti,kurtha,kameez,kamiz,suit,set,coord,salwar,shalwar,salvar,dress,frock,gown,palazzo,plazo,palazo,plazzo,pallazo,
  churidar,chudidar,churidaar,chudidaar,dupatta,dupata,duppatta,chunni,odhni,stole,anarkali,sharara,gharara,skirt,legging,tunic,
  kaftan,caftan,petticoat,toiler,toile,trouser,pant,material,top,shirt,jacket,shrug,jumpsuit}'::text[];

CREATE FUNCTION search_colors() RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{red,lal,laal,crimson,scarlet,maroon,burgundy,wine,pink,gulabi,rani,magenta,fuchsia,coral,peach,orange,narangi,rust,
  yellow,peela,peeli,pila,pili,mustard,lemon,golden,gold,sunehra,sunehri,blue,neela,neeli,nila,nili,navy,indigo,firozi,feroza,turquoise,teal,green,hara,
  hari,olive,mint,lime,black,kala,kaala,kaali,white,safed,safeda,offwhite,ivory,cream,beige,grey,gray,charcoal,silver,purple,violet,lavender,mauve,lilac,jamuni,baingani,brown,bhura,
  coffee,tan,taupe,khaki,copper,nude,multicoloured,multicolored,multicolour,multicolor}'::text[];

-- Marks of a garment by its name: '=kurta' for what it is, beside its category; '=set' for a top with what is worn below it;
-- '#blue' for its leading colour. 'Blue & White Kurta with Palazzos' is a kurta, a set and blue; a dupatta that only comes with
-- it is no mark. Without a colour in the name, the product's colour leads.
CREATE FUNCTION search_marks("name" TEXT, "category" TEXT, "color" TEXT) RETURNS TEXT[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "garments" CONSTANT TEXT[] := search_garments();
  "colors" CONSTANT TEXT[] := search_colors();
  "tops" CONSTANT TEXT[] := '{kurta,kurti,kurtha,kameez,kamiz,tunic,top,shirt}';
  "below" CONSTANT TEXT[] := '{palazzo,plazo,palazo,plazzo,pallazo,trouser,pant,churidar,chudidar,churidaar,chudidaar,salwar,
    shalwar,salvar,skirt,legging,sharara,gharara}';
  "word" TEXT;
  "head" TEXT;
  "has_head" BOOLEAN := FALSE;
  "has_top" BOOLEAN := FALSE;
  "has_below" BOOLEAN := FALSE;
  "is_set" BOOLEAN := FALSE;
  "leading" TEXT[] := '{}';
  "has_color" BOOLEAN := FALSE;
BEGIN
  FOREACH "word" IN ARRAY regexp_split_to_array(regexp_replace("name", '[&+,/()|.]', ' & ', 'g'), '\s+') LOOP
    -- 'dresses' to 'dress', 'sarees' to 'saree'
    "word" := regexp_replace("word", '(?<=[a-z]ss)es$|(?<=[a-rt-z])s$', '');
    IF "word" = ANY("garments") THEN
      IF NOT "has_head" AND NOT ("word" = 'choli' AND "head" IS NOT NULL) THEN "head" := "word"; END IF;
      "is_set" := "is_set" OR "word" IN ('set', 'suit', 'coord', 'material')
        OR "has_top" AND "word" = ANY("below") OR "has_below" AND "word" IN ('kameez', 'kamiz');
      "has_top" := "has_top" OR "word" = ANY("tops");
      "has_below" := "has_below" OR "word" = ANY("below");
    ELSIF "word" IN ('&', 'with', 'and', 'for') THEN
      "has_head" := "head" IS NOT NULL;
    END IF;
    IF "word" = ANY("colors") AND NOT "has_color" THEN
      "leading" := "leading" || "word";
    ELSIF "word" NOT IN ('coloured', 'colored', 'toned', 'colour', 'color') THEN
      "has_color" := "has_color" OR cardinality("leading") > 0;
    END IF;
  END LOOP;
  IF cardinality("leading") = 0 THEN
    "leading" := array_remove(regexp_split_to_array(split_part(regexp_replace("color", '\mand\M|[,/+]', '&'), '&', 1), '\s+'), '');
  END IF;
  "is_set" := "is_set" OR "category" = 'suit' AND ("head" IS NULL OR "head" IN ('anarkali', 'sharara', 'gharara'));
  RETURN array_remove(ARRAY[
    '=' || "head",
    CASE WHEN "is_set" THEN '=set' END,
    CASE WHEN "category" <> 'others' AND ("category" <> 'suit' OR "is_set") THEN '=' || "category" END
  ] || ARRAY(SELECT '#' || "each" FROM unnest("leading") AS "each"), NULL);
END $$;

-- What is found of a product, by weight: its heading, its kind, its details and its description.
CREATE FUNCTION products_fill_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "marks" TEXT[] := search_marks(search_plain(NEW."productName"), lower(NEW."category"::text), search_plain(NEW."color"));
  "heading" TEXT := search_plain(concat_ws(' ', NEW."productName", nullif(NEW."category"::text, 'OTHERS'),
    CASE WHEN '=set' = ANY("marks") THEN 'set' END));
  "kind" TEXT := search_plain(concat_ws(' ', NEW."ownBrand", NEW."color", NEW."fabricType", NEW."pattern",
    array_to_string(NEW."tags", ' '), array_to_string(NEW."seasonalTags", ' ')));
  "details" TEXT := search_plain(concat_ws(' ', array_to_string(NEW."embellishments", ' '),
    NEW."productType"::text, NEW."stitchingType"::text, search_details(NEW."blouseDetails"),
    search_details(NEW."suitDetails"), search_details(NEW."lehengaDetails"), search_details(NEW."sareeDetails"),
    search_sizes(NEW."sizes")));
  "body" TEXT := search_plain(NEW."description");
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', "heading"), 'A') || setweight(to_tsvector('english', "kind"), 'B') ||
    setweight(to_tsvector('english', "details"), 'C') || setweight(to_tsvector('english', "body"), 'D') ||
    array_to_tsvector("marks");
  -- In a fixed order, so that two writers who add the same new words never wait for each other in a circle.
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word"
    FROM regexp_split_to_table(concat_ws(' ', "heading", "kind", "details", "body"), '[^[:alnum:]]+') AS "word"
    WHERE char_length("word") BETWEEN 3 AND 40
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_fill_search"
  BEFORE INSERT OR UPDATE OF "productName", "category", "color", "fabricType", "pattern", "tags", "seasonalTags",
    "embellishments", "productType", "stitchingType", "blouseDetails", "suitDetails", "lehengaDetails",
    "sareeDetails", "description"
  ON "products" FOR EACH ROW EXECUTE FUNCTION products_fill_search();
-- Sizes hold their stock, too: an order changes nothing that is searched.
CREATE TRIGGER "products_fill_sizes" BEFORE UPDATE OF "sizes" ON "products" FOR EACH ROW
  WHEN (search_sizes(OLD."sizes") IS DISTINCT FROM search_sizes(NEW."sizes"))
  EXECUTE FUNCTION products_fill_search();
CREATE TRIGGER "products_fill_brand" BEFORE UPDATE OF "ownBrand" ON "products" FOR EACH ROW
  WHEN (OLD."ownBrand" IS DISTINCT FROM NEW."ownBrand") EXECUTE FUNCTION products_fill_search();

-- The search vector beside date and status in a narrow table.
CREATE FUNCTION products_pass_on_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("id", "dateAdded", "productStatus", "searchVector")
  VALUES (NEW."id", NEW."dateAdded", NEW."productStatus", NEW."searchVector")
  ON CONFLICT ("id") DO UPDATE SET "dateAdded" = EXCLUDED."dateAdded", "productStatus" = EXCLUDED."productStatus",
    "searchVector" = EXCLUDED."searchVector";
  RETURN NULL;
END $$;

CREATE TRIGGER "products_new_words" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_pass_on_words();
CREATE TRIGGER "products_other_words" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."searchVector" IS DISTINCT FROM NEW."searchVector" OR OLD."dateAdded" IS DISTINCT FROM NEW."dateAdded"
    OR OLD."productStatus" IS DISTINCT FROM NEW."productStatus")
  EXECUTE FUNCTION products_pass_on_words();

-- Text as a query for its words in their order; with ':*' also for longer words that begin with it. Empty for letters of
-- which nothing is left without their accents.
CREATE FUNCTION search_lexemes("text" TEXT, "suffix" TEXT) RETURNS TSQUERY LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(to_tsquery('english',
  '''' || replace(replace(nullif(btrim(search_plain("text")), ''), '\', '\\'), '''', '''''') || '''' || "suffix"), '');

CREATE FUNCTION search_letters("word" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg("letter", '' ORDER BY "letter") FROM regexp_split_to_table("word", '') AS "letter");

-- The catalogue's words that an unknown word may have meant: those spelled much like it, or with two letters transposed
-- ('bleu'). At most four, and none that is much less similar than the best.
CREATE FUNCTION search_similar("typed_word" TEXT) RETURNS TEXT[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_agg("word") FROM (
      SELECT "word", "closeness", max("closeness") OVER () AS "best" FROM (
        SELECT "word", similarity("word", "typed_word") AS "closeness"
        FROM "search_words" WHERE "word" % "typed_word"
        UNION ALL
        SELECT "word", 0.9 FROM "search_words"
        WHERE "word" LIKE left("typed_word", 1) || '%' AND char_length("word") = char_length("typed_word")
          AND search_letters("word") = search_letters("typed_word")) AS "candidates"
      ORDER BY "closeness" DESC, "word" LIMIT 4) AS "closest"
    WHERE "closeness" >= 0.8 * "best");
END $$;

CREATE FUNCTION search_mark("sign" TEXT, "word" TEXT) RETURNS TSQUERY LANGUAGE sql STABLE PARALLEL SAFE
RETURN ('''' || "sign" || replace(replace(search_plain("word"), '\', '\\'), '''', '''''') || '''')::tsquery;

-- Any of these words, in fields of these weights.
CREATE FUNCTION search_any("words" TEXT[], "weights" TEXT) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP "found" := "found" || search_lexemes("word", "weights"); END LOOP;
  RETURN "found";
END $$;

-- Products whose leading colour is one of these; of several words the last one is the colour.
CREATE FUNCTION search_leading("words" TEXT[]) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP
    "found" := "found" || search_mark('#', regexp_replace(btrim("word"), '^.*[\s-]', ''));
  END LOOP;
  RETURN "found";
END $$;

-- Products that are such garments; those of several words have them in the name.
CREATE FUNCTION search_such("words" TEXT[]) RETURNS TSQUERY LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  "found" TSQUERY := '';
  "word" TEXT;
BEGIN
  FOREACH "word" IN ARRAY coalesce("words", '{}') LOOP
    "found" := "found" || CASE WHEN lower("word") = ANY(search_garments()) THEN search_mark('=', "word")
      ELSE search_lexemes("word", ':A') END;
  END LOOP;
  RETURN "found";
END $$;

-- What shoppers call an occasion, as a search compares it.
CREATE FUNCTION occasions_fill_terms() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."terms" := ARRAY(
    SELECT DISTINCT btrim(regexp_replace(search_plain("term"), '\s+', ' ', 'g'))
    FROM unnest(ARRAY[NEW."name", NEW."hindiName"] || NEW."synonyms") AS "term" WHERE search_plain("term") <> '');
  RETURN NEW;
END $$;

CREATE TRIGGER "occasions_fill_terms" BEFORE INSERT OR UPDATE ON "occasions"
  FOR EACH ROW EXECUTE FUNCTION occasions_fill_terms();

-- What was typed, as queries from the strictest to the loosest: for all words, for the garments among them, for any of
-- them. `words` holds an object for each word. `spellings` are the word as it was typed and its synonyms; it also matches
-- longer words and, when neither the shop (`isKnown`) nor the catalogue knows it, those spelled most like it. `kind` is
-- 'garment', 'color' or 'other', or null for words that the catalogue may know as either. A word that `isOptional` counts in the
-- name of an occasion alone.
--
-- An occasion matches products that carry its name (`carried`) and those that fit it: one of its garments with one of its colours,
-- works or fabrics. A garment or colour that is typed beside it takes the place of the occasion's.
--
-- Ranking: products that are such garments (`heads`, one for each garment) before those that only have one in their name
-- or category (`named`), a leading colour (`leads`) before a second one, products with more of the words (`parts`) before
-- others; then every word counts (`ranking`), and once more the words exactly as they were typed (`exact`).
CREATE FUNCTION search_queries("words" JSONB)
RETURNS TABLE ("query" TSQUERY, "heads" TSQUERY[], "named" TSQUERY, "leads" TSQUERY[], "parts" TSQUERY[],
  "ranking" TSQUERY, "exact" TSQUERY, "carried" TSQUERY, "fits" TSQUERY[], "occasions" TEXT[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  "each" JSONB;
  "spellings" TEXT[];
  "kind" TEXT;
  "other" TEXT;
  "stem" TEXT;
  "typed" TSQUERY;
  "part" TSQUERY;
  "head" TSQUERY;
  "joined" TEXT;
  "last" TEXT;
  "has_occasion" BOOLEAN := FALSE;
  "occasion" RECORD;
  "all" TSQUERY;
  "all_garments" TSQUERY;
  "looser" TSQUERY[];
BEGIN
  "named" := '';
  "heads" := '{}';
  "leads" := '{}';
  "parts" := '{}';
  "carried" := '';
  "fits" := '{}';
  "occasions" := '{}';
  SELECT concat(' ', string_agg(search_plain("value"->'spellings'->>0), ' ' ORDER BY "ordinality"), ' ')
  INTO "joined" FROM jsonb_array_elements("words") WITH ORDINALITY;
  -- The last word may be unfinished.
  IF NOT ("words"->-1->>'isKnown')::boolean AND char_length("words"->-1->'spellings'->>0) >= 4 THEN
    "last" := search_plain("words"->-1->'spellings'->>0);
  END IF;

  FOR "each" IN SELECT "value" FROM jsonb_array_elements("words") LOOP
    "spellings" := ARRAY(SELECT jsonb_array_elements_text("each"->'spellings'));
    "kind" := "each"->>'kind';
    "typed" := search_lexemes("spellings"[1], '');
    "part" := search_lexemes("spellings"[1], ':*');
    CONTINUE WHEN numnode("part") = 0; -- a word such as 'with'
    "other" := search_plain("spellings"[1]);
    IF "kind" IS DISTINCT FROM 'garment' AND EXISTS (SELECT FROM "occasions" AS "o", unnest("o"."terms") AS "term"
      WHERE position(' ' || "term" || ' ' IN "joined") > 0 AND position(' ' || "other" || ' ' IN ' ' || "term" || ' ') > 0
        OR "other" = "last" AND starts_with("term", "last")) THEN
      "has_occasion" := TRUE;
      "exact" := coalesce("exact" || "typed", "typed");
      CONTINUE;
    END IF;
    CONTINUE WHEN ("each"->>'isOptional')::boolean;
    "stem" := rtrim(btrim("typed"::text, ''''), 'i'); -- that of 'embroidery' is 'embroideri'
    IF cardinality("spellings") = 1 AND NOT ("each"->>'isKnown')::boolean AND char_length("stem") >= 3
      AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" LIKE "stem" || '%'
        AND char_length("word") <= char_length("spellings"[1]) + 3) THEN
      "spellings" := "spellings" || search_similar(search_plain("spellings"[1]));
    END IF;
    IF "kind" IS NULL THEN
      "kind" := CASE
        WHEN "spellings" && search_garments() OR char_length("stem") >= 3
          AND EXISTS (SELECT FROM unnest(search_garments()) AS "known" WHERE starts_with("known", "stem")) THEN 'garment'
        WHEN "spellings" && search_colors() THEN 'color' END;
    END IF;
    "part" := "part" || search_any("spellings"[2:], '');
    "all" := coalesce("all" && "part", "part");
    "parts" := "parts" || "part";
    "ranking" := coalesce("ranking" || "part", "part");
    "exact" := coalesce("exact" || "typed", "typed");
    IF "kind" = 'garment' THEN
      "all_garments" := coalesce("all_garments" && "part", "part");
      "named" := "named" || search_lexemes("spellings"[1], ':*A') || search_any("spellings"[2:], ':A');
      "head" := '';
      FOREACH "other" IN ARRAY "spellings" LOOP
        IF "other" !~ '\s' AND "other" <> '' THEN "head" := "head" || search_mark('=', "other"); END IF;
      END LOOP;
      "heads" := "heads" || "head";
    ELSIF "kind" = 'color' THEN
      "leads" := "leads" || search_leading("spellings");
    END IF;
  END LOOP;

  FOR "occasion" IN
    SELECT "o".* FROM "occasions" AS "o"
    WHERE "has_occasion" AND EXISTS (
      SELECT FROM unnest("o"."terms") AS "term"
      WHERE position(' ' || "term" || ' ' IN "joined") > 0 OR starts_with("term", "last"))
    ORDER BY "o"."position", "o"."id"
  LOOP
    "occasions" := "occasions" || "occasion"."name";
    "carried" := "carried" || search_any("occasion"."terms" || "occasion"."tags", ':ABC');
    "part" := search_leading("occasion"."colors") || search_any("occasion"."works" || "occasion"."fabrics", '');
    "fits" := "fits" || search_such("occasion"."garments") || search_leading("occasion"."colors")
      || search_any("occasion"."works", '') || search_any("occasion"."fabrics", '');
    "ranking" := coalesce("ranking" || "part", "part");
    IF cardinality("leads") > 0 OR numnode("part") = 0 THEN "part" := NULL; END IF;
    IF cardinality("heads") = 0 AND cardinality("occasion"."garments") > 0 THEN
      "part" := coalesce(search_such("occasion"."garments") && "part", search_such("occasion"."garments"));
    END IF;
    "typed" := search_any("occasion"."terms" || "occasion"."tags", '');
    "ranking" := "ranking" || "typed";
    IF "part" IS NOT NULL OR cardinality("heads") + cardinality("leads") = 0 THEN
      "part" := coalesce("typed" || "part", "typed");
      "all" := coalesce("all" && "part", "part");
      "parts" := "parts" || "part";
    END IF;
  END LOOP;

  "looser" := array_remove(ARRAY["all_garments", "ranking"], NULL);
  "query" := "all";
  IF "query" IS NOT NULL THEN RETURN NEXT; END IF;
  FOREACH "query" IN ARRAY "looser" LOOP
    IF "query" <> "all" THEN RETURN NEXT; END IF;
  END LOOP;
END $$;

-- The rows of a new shop --------------------------------------------------------------------------

-- Inserted before the triggers below, which would count them as changes of the catalogue.

-- The tables of one row.
INSERT INTO "workshop" DEFAULT VALUES;
INSERT INTO "shop_settings" DEFAULT VALUES;
INSERT INTO "tax_settings" DEFAULT VALUES;
INSERT INTO "price_list" DEFAULT VALUES;

-- Presets, which the owner changes in the settings.
INSERT INTO "staff_roles" ("name", "permissions", "isDefault") VALUES
  ('Manager', '{EDIT_PRODUCTS,CHANGE_PRICES,DELETE_PRODUCTS,MANAGE_ORDERS,VIEW_CUSTOMERS,MODERATE_FEEDBACK,MANAGE_PROMOTIONS,MANAGE_MATERIALS}', true),
  ('Counter', '{MANAGE_ORDERS,VIEW_CUSTOMERS,RECORD_PAYMENTS,ISSUE_INVOICES,CLOSE_DAYS}', false),
  ('Catalogue', '{EDIT_PRODUCTS,CHANGE_PRICES,MODERATE_FEEDBACK}', false);

INSERT INTO "workshop_stages" ("id", "name", "hindiName", "kind", "position") VALUES
  ('TO_CUT', 'To cut', 'कटाई बाकी', 'WAITING', 1),
  ('CUTTING', 'Cutting', 'कटाई', 'WORK', 2),
  ('EMBROIDERY', 'Embroidery', 'कढ़ाई', 'WORK', 3),
  ('STITCHING', 'Stitching', 'सिलाई', 'WORK', 4),
  ('TRIAL', 'Trial', 'ट्रायल', 'WORK', 5),
  ('ALTERATION', 'Alteration', 'आल्टरेशन', 'WORK', 6),
  ('FINISHING', 'Finishing', 'फ़िनिशिंग', 'WORK', 7),
  ('READY', 'Ready', 'तैयार', 'DONE', 8);

INSERT INTO "occasions"
  ("id", "position", "name", "hindiName", "synonyms", "garments", "colors", "works", "fabrics", "tags")
VALUES
  ('6f1d2c38-7a54-4e0b-9c1e-000000000001', 1, 'Wedding', 'शादी', '{bridal,bride,shaadi,shadi,dulhan,vivah,reception,दुल्हन,विवाह}',
    '{Lehenga,Saree,Suit,Set,Anarkali,Sharara,Gown}', '{}',
    '{Zari,Zardozi,Embroidered,Embellished,Gota,Stone,Kundan,Sequin,Resham}',
    '{Silk,Velvet,Brocade,Banarasi,Kanjivaram,Kanjeevaram,Paithani,Patola,Tissue}', '{Wedding,Bridal}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000002', 2, 'Haldi', 'हल्दी', '{pithi,ubtan}',
    '{Lehenga,Suit,Set,Saree,Kurta,Kurti,Anarkali,Sharara}', '{Yellow,Mustard,Lemon}', '{}', '{}', '{Haldi}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000003', 3, 'Mehendi', 'मेहंदी', '{mehndi,mehandi,mehendi,henna,मेहँदी}',
    '{Lehenga,Suit,Set,Saree,Kurta,Kurti,Anarkali,Sharara}', '{Green,Olive,Mint}', '{}', '{}', '{Mehendi}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000004', 4, 'Sangeet', 'संगीत', '{sangit}',
    '{Lehenga,Sharara,Gharara,Anarkali,Gown,Suit,Set,Saree}', '{}',
    '{Sequin,Mirror,Embellished,Zari,Zardozi,Gota,Embroidered,Shimmer}', '{Net,Velvet,Organza}', '{Sangeet}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000005', 5, 'Navratri', 'नवरात्रि', '{navaratri,garba,dandiya,dandia,गरबा,डांडिया}',
    '{Lehenga,Skirt,Saree,Suit,Set,Kurta,Dupatta}', '{Multicoloured,Multicolored,Multicolour}',
    '{Mirror,Bandhani,Bandhej,Leheriya,Lehariya,Gota,Tie dye}', '{Patola}', '{Navratri}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000006', 6, 'Diwali', 'दिवाली', '{deepavali,deepawali,festive,festival,puja,pooja,दीपावली,त्योहार}',
    '{Saree,Suit,Set,Lehenga,Anarkali,Sharara}', '{}', '{Zari,Zardozi,Embroidered,Embellished,Gota,Sequin,Golden}',
    '{Silk,Brocade,Banarasi,Kanjivaram,Kanjeevaram,Chanderi,Tissue}', '{Diwali,Festive}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000007', 7, 'Party wear', 'पार्टी', '{party,cocktail,birthday,evening}',
    '{Gown,Dress,Lehenga,Saree,Suit,Set}', '{}', '{Sequin,Embellished,Shimmer,Stone,Lace,Embroidered,Bodycon}',
    '{Net,Satin,Velvet,Organza}', '{Party,Party wear,Cocktail}'),
  ('6f1d2c38-7a54-4e0b-9c1e-000000000008', 8, 'Office wear', 'ऑफिस', '{office,formal,workwear,दफ़्तर,ऑफ़िस}',
    '{Kurta,Kurti,Dress,Shirt,Saree,Trouser}', '{}', '{Solid,Plain,Striped,Checked}', '{Cotton,Linen,Khadi}',
    '{Office,Formal,Workwear}');

-- Catalogue ---------------------------------------------------------------------------------------

-- The name in lower-case ASCII letters and digits with hyphens, at most 80 of them and cut between words; the category where
-- nothing is left of the name.
CREATE FUNCTION product_slug("name" TEXT, "category" "Category") RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(substring("plain" FROM '^.{1,80}(?=-|$)'), nullif(left("plain", 80), ''), lower("category"::text))
  FROM btrim(regexp_replace(replace(lower(unaccent("name")), '''', ''), '[^a-z0-9]+', '-', 'g'), '-') AS "plain");

-- Gives a product the slug of its name. "product_slugs" has all slugs that products have or had. Of two concurrent products of
-- one name the insertion of the second waits for the first, and gets a slug with the beginning of its id.
CREATE FUNCTION products_set_slug() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "wanted" TEXT := product_slug(NEW."productName", NEW."category");
BEGIN
  INSERT INTO "product_slugs" ("slug", "productId") VALUES ("wanted", NEW."id") ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM "product_slugs" WHERE "slug" = "wanted" AND "productId" = NEW."id") THEN
    "wanted" := "wanted" || '-' || left(NEW."id"::text, 8);
    INSERT INTO "product_slugs" ("slug", "productId") VALUES ("wanted", NEW."id") ON CONFLICT DO NOTHING;
  END IF;
  NEW."slug" := "wanted";
  RETURN NEW;
END $$;

CREATE TRIGGER "products_slug_of_new" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION products_set_slug();
CREATE TRIGGER "products_slug_of_renamed" BEFORE UPDATE OF "productName" ON "products" FOR EACH ROW
  WHEN (OLD."productName" IS DISTINCT FROM NEW."productName") EXECUTE FUNCTION products_set_slug();

-- The version is for concurrent edits, which a rating must not make fail.
CREATE FUNCTION products_raise_version() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "products_raise_version"
  BEFORE UPDATE OF "lastUpdated", "quantityInStock" ON "products" FOR EACH ROW
  WHEN (NEW."ratingCount" = OLD."ratingCount")
  EXECUTE FUNCTION products_raise_version();

-- Hidden feedback counts in no rating. A rating is part of what outsiders see of a product, so it changes `lastUpdated`.
CREATE FUNCTION feedback_count_rating() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."productId" IS NOT NULL AND OLD."hiddenAt" IS NULL THEN
    UPDATE "products" SET
      "ratingCount" = "ratingCount" - 1, "ratingTotal" = "ratingTotal" - OLD."rating", "lastUpdated" = CURRENT_TIMESTAMP
    WHERE "id" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."productId" IS NOT NULL AND NEW."hiddenAt" IS NULL THEN
    UPDATE "products" SET
      "ratingCount" = "ratingCount" + 1, "ratingTotal" = "ratingTotal" + NEW."rating", "lastUpdated" = CURRENT_TIMESTAMP
    WHERE "id" = NEW."productId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "feedback_count_rating"
  AFTER INSERT OR DELETE OR UPDATE OF "rating", "productId", "hiddenAt"
  ON "feedback" FOR EACH ROW EXECUTE FUNCTION feedback_count_rating();

-- The catalogue's version is the sum of these counts. Each connection counts in a row of its own, inside the transaction of
-- its change: writers never wait for each other, and the sum changes in the moment in which the change becomes visible.
CREATE FUNCTION count_catalogue_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("backend", "changes") VALUES (pg_backend_pid(), 1)
  ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER "products_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "feedback_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "shop_settings_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "product_words_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_words"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
-- Searches, and the menu, depend on them.
CREATE TRIGGER "occasions_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "occasions"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
-- `Shop.hasDeliveryZones` is in public responses, which are cached until the catalogue's version changes.
CREATE TRIGGER "delivery_zones_count_change" AFTER INSERT OR DELETE OR TRUNCATE ON "delivery_zones"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- Orders ------------------------------------------------------------------------------------------

-- Notifies all processes of a placed or changed order.
CREATE FUNCTION orders_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders_changed', CASE TG_OP WHEN 'INSERT' THEN 'placed ' ELSE 'changed ' END || NEW."id");
  RETURN NULL;
END $$;

CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION orders_notify();

-- Pages that follow the orders show moves of their garments.
CREATE FUNCTION notify_garment_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders_changed', 'changed ' || NEW."orderId");
  RETURN NULL;
END $$;

CREATE TRIGGER garments_notify AFTER UPDATE OF "stageId", "tailorId", "dueDate", "trialDate" ON "garments"
  FOR EACH ROW EXECUTE FUNCTION notify_garment_moved();

-- Locks the orders first: payments that are recorded at the same time see each other. An order of which more was returned
-- than received owes its price, as `balanceOf` in server/domain/orders/balance.ts states: the excess is shown apart.
CREATE FUNCTION keep_outstanding_orders("ids" UUID[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "outstanding_orders" WHERE "orderId" = ANY("ids");
  INSERT INTO "outstanding_orders" ("orderId", "orderDate", "balance")
  SELECT * FROM (
    SELECT "id", "orderDate", "totalToPay" - "credited" - greatest(0, coalesce(
      (SELECT sum("amount") FROM "payments" WHERE "orderId" = "orders"."id"), 0)) AS "balance"
    FROM "orders" WHERE "id" = ANY("ids") AND "orderStatus" <> 'CANCELLED'
  ) AS "balances" WHERE "balance" > 0;
END $$;

CREATE FUNCTION payments_keep_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_outstanding_orders((SELECT array_agg(DISTINCT "orderId") FROM "after"));
  RETURN NULL;
END $$;

CREATE TRIGGER "payments_outstanding" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION payments_keep_outstanding();

CREATE FUNCTION orders_keep_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" UUID[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("id") INTO "ids" FROM "after";
  ELSE
    SELECT array_agg("after"."id") INTO "ids" FROM "after" JOIN "before" ON "before"."id" = "after"."id"
    WHERE ("after"."totalToPay", "after"."credited", "after"."orderDate", "after"."orderStatus" = 'CANCELLED')
      IS DISTINCT FROM
      ("before"."totalToPay", "before"."credited", "before"."orderDate", "before"."orderStatus" = 'CANCELLED');
  END IF;
  IF "ids" IS NOT NULL THEN
    PERFORM keep_outstanding_orders("ids");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "orders_outstanding_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION orders_keep_outstanding();
CREATE TRIGGER "orders_outstanding_updated" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION orders_keep_outstanding();

-- Records that never change ----------------------------------------------------------------------

CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A payment entry never changes: a mistake is reversed by a new entry.';
END $$;

CREATE TRIGGER payments_are_immutable BEFORE UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice never changes: a credit note corrects it.';
END $$;

CREATE TRIGGER invoices_are_immutable BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER invoice_lines_are_immutable BEFORE UPDATE OR DELETE ON "invoice_lines"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE FUNCTION refuse_expense_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An expense never changes: a mistake is reversed by a new entry.';
END $$;

CREATE TRIGGER expenses_are_immutable BEFORE UPDATE OR DELETE ON "expenses"
  FOR EACH ROW EXECUTE FUNCTION refuse_expense_change();

-- A closing changes once, when its day is opened again.
CREATE FUNCTION refuse_closing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."reopenedAt" IS NULL AND NEW."reopenedAt" IS NOT NULL
    AND to_jsonb(NEW) - '{reopenedAt,reopenedBy,reopenReason}'::text[]
      = to_jsonb(OLD) - '{reopenedAt,reopenedBy,reopenReason}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The closing of a day never changes.';
END $$;

CREATE TRIGGER day_closings_are_immutable BEFORE UPDATE OR DELETE ON "day_closings"
  FOR EACH ROW EXECUTE FUNCTION refuse_closing_change();

-- Materials ---------------------------------------------------------------------------------------

-- The stock is the sum of the movements: each movement changes it, and nothing else does.
CREATE FUNCTION move_material_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "materials" SET "stock" = "stock" + NEW."quantity" WHERE "id" = NEW."materialId";
  RETURN NULL;
END $$;

CREATE TRIGGER material_movements_move_stock AFTER INSERT ON "material_movements"
  FOR EACH ROW EXECUTE FUNCTION move_material_stock();

CREATE FUNCTION refuse_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A material''s stock changes by movements alone.';
END $$;

CREATE TRIGGER materials_stock_is_moved BEFORE UPDATE OF "stock" ON "materials"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_stock_change();

CREATE FUNCTION refuse_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A movement never changes: a mistake is corrected by a new one.';
END $$;

CREATE TRIGGER material_movements_are_immutable BEFORE UPDATE OR DELETE ON "material_movements"
  FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();

-- Changes for integrators -------------------------------------------------------------------------

-- After each statement on a table. Arguments: the kind of entity, and the column with its id. Rows are only added, so that
-- writers never wait for each other. Statements on tables that belong to an entity change it; orders are never deleted.
CREATE FUNCTION record_entity_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "operation" TEXT := CASE
    WHEN TG_ARGV[1] <> 'id' OR TG_OP = 'UPDATE' THEN 'UPDATED'
    WHEN TG_OP = 'INSERT' THEN 'CREATED'
    ELSE 'DELETED' END;
BEGIN
  EXECUTE format(
    'INSERT INTO "entity_changes" ("entity", "entityId", "topic")
     SELECT DISTINCT %1$L::"ChangedEntity", %2$I, %3$L::"WebhookTopic" FROM "changed" WHERE %2$I IS NOT NULL',
    TG_ARGV[0], TG_ARGV[1], nullif(TG_ARGV[0] || '_' || "operation", 'ORDER_DELETED'));
  RETURN NULL;
END $$;

CREATE TRIGGER "products_record_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "products_record_update" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "products_record_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('PRODUCT', 'id');
CREATE TRIGGER "orders_record_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "orders_record_update" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "orders_record_delete" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'id');
CREATE TRIGGER "users_record_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "users_record_update" AFTER UPDATE ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "users_record_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'id');
CREATE TRIGGER "order_items_record_insert" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_items_record_update" AFTER UPDATE ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_items_record_delete" AFTER DELETE ON "order_items" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_insert" AFTER INSERT ON "order_promotions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_update" AFTER UPDATE ON "order_promotions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_promotions_record_delete" AFTER DELETE ON "order_promotions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_insert" AFTER INSERT ON "order_events" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_update" AFTER UPDATE ON "order_events" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_events_record_delete" AFTER DELETE ON "order_events" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_insert" AFTER INSERT ON "order_edits" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_update" AFTER UPDATE ON "order_edits" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_edits_record_delete" AFTER DELETE ON "order_edits" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_insert" AFTER INSERT ON "order_notes" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_update" AFTER UPDATE ON "order_notes" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_notes_record_delete" AFTER DELETE ON "order_notes" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_insert" AFTER INSERT ON "alterations" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_update" AFTER UPDATE ON "alterations" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "alterations_record_delete" AFTER DELETE ON "alterations" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_insert" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_update" AFTER UPDATE ON "payments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "payments_record_delete" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_insert" AFTER INSERT ON "upi_claims" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_update" AFTER UPDATE ON "upi_claims" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "upi_claims_record_delete" AFTER DELETE ON "upi_claims" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_insert" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_update" AFTER UPDATE ON "invoices" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "invoices_record_delete" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_insert" AFTER INSERT ON "order_returns" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_update" AFTER UPDATE ON "order_returns" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "order_returns_record_delete" AFTER DELETE ON "order_returns" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_insert" AFTER INSERT ON "garments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_update" AFTER UPDATE ON "garments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "garments_record_delete" AFTER DELETE ON "garments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('ORDER', 'orderId');
CREATE TRIGGER "measurement_profiles_record_insert" AFTER INSERT ON "measurement_profiles"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');
CREATE TRIGGER "measurement_profiles_record_update" AFTER UPDATE ON "measurement_profiles"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');
CREATE TRIGGER "measurement_profiles_record_delete" AFTER DELETE ON "measurement_profiles"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION record_entity_changes('CUSTOMER', 'userId');

CREATE FUNCTION record_stock_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "entity_changes" ("entity", "entityId", "topic")
  SELECT 'PRODUCT', "after"."id", 'STOCK_UPDATED' FROM "after" JOIN "before" ON "before"."id" = "after"."id"
  WHERE ("after"."quantityInStock", "after"."sizes") IS DISTINCT FROM ("before"."quantityInStock", "before"."sizes");
  RETURN NULL;
END $$;

CREATE TRIGGER "products_record_stock" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_stock_changes();

CREATE FUNCTION record_new_payments() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "entity_changes" ("entity", "entityId", "topic", "paymentId")
  SELECT 'ORDER', "orderId", 'PAYMENT_CREATED', "id" FROM "added";
  RETURN NULL;
END $$;

CREATE TRIGGER "payments_record_new" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_payments();

-- A customer is shown with what the orders add up to, with the measurements of the last ones, and with the profiles.
CREATE FUNCTION record_customers_of_orders() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "entity_changes" ("entity", "entityId", "topic")
    SELECT DISTINCT 'CUSTOMER'::"ChangedEntity", "userId", 'CUSTOMER_UPDATED'::"WebhookTopic"
    FROM "after" WHERE "userId" IS NOT NULL;
  ELSE
    INSERT INTO "entity_changes" ("entity", "entityId", "topic")
    SELECT DISTINCT 'CUSTOMER'::"ChangedEntity", "changed"."userId", 'CUSTOMER_UPDATED'::"WebhookTopic"
    FROM "after" JOIN "before" ON "before"."id" = "after"."id",
      LATERAL (VALUES ("before"."userId"), ("after"."userId")) AS "changed"("userId")
    WHERE "changed"."userId" IS NOT NULL
      AND EXISTS (SELECT FROM "users" WHERE "users"."id" = "changed"."userId")
      AND ("after"."userId", "after"."customerPhone", "after"."measurements", "after"."totalToPay", "after"."credited",
          "after"."orderStatus")
        IS DISTINCT FROM ("before"."userId", "before"."customerPhone", "before"."measurements", "before"."totalToPay",
          "before"."credited", "before"."orderStatus");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "orders_record_customers_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_customers_of_orders();
CREATE TRIGGER "orders_record_customers_update" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION record_customers_of_orders();
