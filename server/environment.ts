import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { googleIssuer } from './domain/accounts/google-config.ts'
import { isCommonPassword, passwordLengths } from './domain/accounts/password-policy.ts'
import { parseS3Address } from './platform/storage/s3-address.ts'
import { razorpayApi } from './domain/online-payments/razorpay-config.ts'
import { closesAfterOpening, hoursForm } from './domain/shop/opening-hours.ts'
import { fromRoot } from './paths.ts'

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional())
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess((given) => blankIsUnset(given) ?? value, schema)

/** Digits only: '0x50' and '8e3' are typing errors. */
const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z
    .union([z.number(), z.string().regex(/^\d+$/, { error }).transform(Number)], { error })
    .pipe(z.number().min(from, { error }).max(to, { error }))
}

/** Keys are trusted because of their origin: over TLS, or from this machine. */
const issuerPattern = /^(https:\/\/[^/\s?#@]|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))[^\s?#@]*$/

/** In base64url, as `npx web-push generate-vapid-keys` prints it. */
const keyOfLength = (bytes: number) =>
  z
    .string()
    .trim()
    .refine((key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes, {
      error: `must be ${bytes} bytes in base64url, as npx web-push generate-vapid-keys prints them`,
    })

/** Whether the two are a pair, so that browsers accept what is signed with it. */
function isKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The environment variables that the server reads; `.env.example` explains each. */
export const environment = z
  .object({
    PORT: withDefault(wholeNumber(0, 65535), 4000),
    HOST: withDefault(z.string(), '0.0.0.0'),
    METRICS_PORT: optional(wholeNumber(0, 65535)),
    METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
    DATABASE_URL: optional(postgresUrl),
    DATABASE_DIRECT_URL: optional(postgresUrl),
    DATABASE_REPLICA_URL: optional(postgresUrl),
    DATABASE_NAMED_STATEMENTS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
    DATA_DIR: withDefault(z.string(), fromRoot('.data')),
    IMAGE_STORE: optional(
      z
        .string()
        .transform((address) => parseS3Address(address))
        .pipe(
          z.custom<NonNullable<ReturnType<typeof parseS3Address>>>((address) => address !== null, {
            error:
              'must be a bucket such as s3://pictures?endpoint=https://storage.example&region=ap-south-1',
          }),
        ),
    ),
    S3_ACCESS_KEY_ID: optional(z.string().trim()),
    S3_SECRET_ACCESS_KEY: optional(z.string().trim()),
    JWT_SECRET: optional(
      z.string().refine((secret) => Buffer.byteLength(secret) >= 32, 'must be at least 32 bytes long'),
    ),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(passwordLengths.min, `must have at least ${passwordLengths.min} characters`)
        .max(passwordLengths.max, `may have at most ${passwordLengths.max} characters`)
        .refine((password) => !isCommonPassword(password), 'is among the first that anybody guesses'),
    ),
    ADMIN_TWO_FACTOR: optional(z.literal('off', 'must be off, or not be set')),
    DEMO: optional(z.enum(['catalogue', 'none'], 'must be catalogue or none')),
    PUBLIC_URL: optional(
      z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' }),
    ),
    GOOGLE_CLIENT_ID: optional(z.string().trim()),
    GOOGLE_ISSUER: withDefault(
      z.string().regex(issuerPattern, 'must be an address such as https://accounts.google.com'),
      googleIssuer,
    ),
    RAZORPAY_KEY_ID: optional(
      z
        .string()
        .trim()
        .regex(/^rzp_\w+$/, 'must be a key such as rzp_live_…'),
    ),
    RAZORPAY_KEY_SECRET: optional(z.string().trim()),
    RAZORPAY_WEBHOOK_SECRET: optional(z.string().trim()),
    RAZORPAY_API_URL: withDefault(
      z.string().regex(issuerPattern, `must be an address such as ${razorpayApi}`),
      razorpayApi,
    ),
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example' }),
    ),
    MAIL_FROM: optional(
      z.string().regex(/^([^<>"\r\n]+<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/, {
        error: 'must be an address such as Roopkala <orders@shop.example>',
      }),
    ),
    WHATSAPP_TOKEN: optional(z.string().trim()),
    WHATSAPP_PHONE_NUMBER_ID: optional(z.string().regex(/^\d{5,30}$/, 'must be digits')),
    WHATSAPP_API_URL: withDefault(
      z.string().regex(issuerPattern, 'must be an address such as https://graph.facebook.com/v23.0'),
      'https://graph.facebook.com/v23.0',
    ),
    VAPID_PUBLIC_KEY: optional(keyOfLength(65)),
    VAPID_PRIVATE_KEY: optional(keyOfLength(32)),
    VAPID_SUBJECT: optional(
      z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
        error: 'must be an address such as mailto:owner@shop.example or https://shop.example',
      }),
    ),
    RATE_LIMITS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
    LOOPBACK_RECEIVERS: withDefault(z.enum(['allow', 'refuse'], 'must be allow or refuse'), 'refuse'),
    DATABASE_WAIT_MS: withDefault(wholeNumber(100, 60_000), 2_000),
    OVERLOAD_AFTER_MS: withDefault(wholeNumber(100, 60_000), 1_000),
    STALE_PAGE_MINUTES: withDefault(wholeNumber(0, 1_440), 60),
    TRUST_PROXY: withDefault(wholeNumber(0, 10), 0),
    BACKUP_DIR: optional(z.string()),
    BACKUP_EVERY_HOURS: optional(wholeNumber(1, 8_760)),
    BACKUP_KEEP: withDefault(wholeNumber(1, 10_000), 7),
    BACKUP_WAL_MINUTES: withDefault(wholeNumber(0, 1_440), 5),
    BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')),
    LOG_LEVEL: withDefault(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
    NODE_ENV: optional(z.string()),
    SHOP_NAME: withDefault(z.string(), 'Roopkala Boutique'),
    SHOP_PHONE: withDefault(
      z.string().regex(/^\+?[\d ]{8,20}$/, 'must be a phone number'),
      '+91 22 5550 0142',
    ),
    SHOP_WHATSAPP: withDefault(
      z.string().regex(/^\d{8,15}$/, 'must be digits with the country code'),
      '912255500142',
    ),
    SHOP_EMAIL: withDefault(z.email('must be an e-mail address'), 'namaste@roopkala.example'),
    SHOP_STREET: withDefault(z.string(), '14 Ranade Road, Dadar West'),
    SHOP_CITY: withDefault(z.string(), 'Mumbai'),
    SHOP_STATE: withDefault(z.string(), 'Maharashtra'),
    SHOP_PINCODE: withDefault(z.string().regex(/^\d{6}$/, 'must be 6 digits'), '400028'),
    SHOP_OPENING_HOURS: withDefault(
      z
        .string()
        .trim()
        .refine(
          (hours) => hoursForm.test(hours) && closesAfterOpening(hours),
          'must be hours such as Mo-Sa 09:00-19:00, opening before closing, several separated by commas',
        ),
      'Mo-Sa 09:00-19:00',
    ),
    SHOP_SOCIAL: withDefault(
      z.string().regex(/^(?:[^=,]+=https:\/\/[^,]+(?:,|$))*$/, 'must be Name=https://…, separated by commas'),
      '',
    ),
  })
  .refine((env) => env.METRICS_PORT !== env.PORT || env.PORT === 0, {
    path: ['METRICS_PORT'],
    message: 'must be another port than PORT, which is public',
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_PASSWORD'],
    message: 'must be set together with ADMIN_EMAIL',
  })
  .refine((env) => (env.RAZORPAY_KEY_ID === undefined) === (env.RAZORPAY_KEY_SECRET === undefined), {
    path: ['RAZORPAY_KEY_SECRET'],
    message: 'must be set together with RAZORPAY_KEY_ID',
  })
  .refine((env) => env.RAZORPAY_WEBHOOK_SECRET === undefined || env.RAZORPAY_KEY_ID !== undefined, {
    path: ['RAZORPAY_WEBHOOK_SECRET'],
    message: 'can’t be set without RAZORPAY_KEY_ID',
  })
  .refine((env) => (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined), {
    path: ['MAIL_FROM'],
    message: 'must be set together with SMTP_URL',
  })
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    message: 'must be set when SMTP_URL is: e-mails link to the shop',
  })
  .refine((env) => (env.WHATSAPP_TOKEN === undefined) === (env.WHATSAPP_PHONE_NUMBER_ID === undefined), {
    path: ['WHATSAPP_PHONE_NUMBER_ID'],
    message: 'must be set together with WHATSAPP_TOKEN',
  })
  .refine(
    (env) =>
      new Set(
        [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY, env.VAPID_SUBJECT].map((value) => value === undefined),
      ).size === 1,
    { path: ['VAPID_PUBLIC_KEY'], message: 'must be set together with VAPID_PRIVATE_KEY and VAPID_SUBJECT' },
  )
  .refine(
    (env) =>
      !env.VAPID_PUBLIC_KEY ||
      !env.VAPID_PRIVATE_KEY ||
      isKeyPair(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY),
    { path: ['VAPID_PRIVATE_KEY'], message: 'must be the private key of VAPID_PUBLIC_KEY' },
  )
  .refine((env) => env.DATABASE_URL === undefined || env.JWT_SECRET !== undefined, {
    path: ['JWT_SECRET'],
    message: 'must be set when DATABASE_URL is: replicas have to share it',
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'can’t be set without DATABASE_URL',
  })
  .refine((env) => env.DATABASE_REPLICA_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_REPLICA_URL'],
    message: 'can’t be set without DATABASE_URL',
  })
  .refine((env) => env.IMAGE_STORE === undefined || env.DATABASE_URL !== undefined, {
    path: ['IMAGE_STORE'],
    message:
      'can’t be set without DATABASE_URL: backups of the embedded database hold the pictures of DATA_DIR',
  })
  .refine((env) => !env.IMAGE_STORE || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ACCESS_KEY_ID'],
    message: 'must be set, with S3_SECRET_ACCESS_KEY, when IMAGE_STORE is',
  })
  .refine((env) => env.DATABASE_URL === undefined || env.BACKUP_EVERY_HOURS === undefined, {
    path: ['BACKUP_EVERY_HOURS'],
    message: 'can’t be set when DATABASE_URL is: back that database up with its own tools',
  })
