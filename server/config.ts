import path from 'node:path'
import { z } from 'zod'
import { type GoogleConfig, googleIssuer } from './domain/accounts/google-config.ts'
import { isCommonPassword, passwordLengths } from './domain/accounts/password-policy.ts'
import { closesAfterOpening, hoursForm } from './domain/shop/opening-hours.ts'
import { type RazorpayConfig, razorpayApi } from './domain/online-payments/razorpay-config.ts'
import type { ShopFacts } from './domain/shop/shop-facts.ts'
import { fromRoot } from './paths.ts'

/** The environment, read once. `.env.example` documents each variable. */
export interface Config {
  port: number
  host: string
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** Null: generated once and stored in `dataDir`. */
  jwtSecret: string | null
  owner: { email: string; password: string; withoutTwoFactor?: boolean } | null
  /** Null: a demo catalogue on an empty embedded database, nothing on an external one. */
  demo: 'catalogue' | 'none' | null
  /** The shop's public address, without a slash at the end; null when unknown. */
  publicUrl: string | null
  /** Null: no Google sign-in. */
  google: GoogleConfig | null
  /** Null: no payment gateway. */
  razorpay: RazorpayConfig | null
  /** Null: the shop sends no e-mail. */
  mail: { url: string; from: string } | null
  /** WhatsApp's Business Cloud API; null: members of staff send by hand. */
  whatsApp: { apiUrl: string; phoneNumberId: string; token: string } | null
  rateLimits: boolean
  /** How long one request may wait for the database in total, in milliseconds. */
  databaseWaitMs: number
  /** While 64 requests have each taken as long, in milliseconds, further ones are refused. */
  overloadAfterMs: number
  /** How long pages that can't be renewed are shown as they were, in minutes. */
  stalePageMinutes: number
  /** How many proxies in front of the shop are trusted to report client addresses. */
  trustProxy: number
  backup: {
    /** Where backups are written. */
    folder: string
    /** How often the running shop makes one, in hours; null: never by itself. */
    everyHours: number | null
    /** How many are kept. */
    keep: number
    /** After how many minutes at most a change is in the archived log; null: the log is not archived. */
    walMinutes: number | null
    /** Null: not encrypted. */
    passphrase: string | null
  }
  logLevel: string
  mode: 'development' | 'production'
  shop: ShopFacts
}

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const environment = z
  .object({
    PORT: withDefault(wholeNumber(0, 65535), 4000),
    HOST: withDefault(z.string(), '0.0.0.0'),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')),
    DATA_DIR: withDefault(z.string(), fromRoot('.data')),
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
    RATE_LIMITS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
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
  .refine((env) => env.DATABASE_URL === undefined || env.JWT_SECRET !== undefined, {
    path: ['JWT_SECRET'],
    message: 'must be set when DATABASE_URL is: replicas have to share it',
  })
  .refine((env) => env.DATABASE_URL === undefined || env.BACKUP_EVERY_HOURS === undefined, {
    path: ['BACKUP_EVERY_HOURS'],
    message: 'can’t be set when DATABASE_URL is: back that database up with its own tools',
  })

/** Only to a folder that was chosen for it, best on another disk. The command of the archive needs a Unix shell. */
const archivesWal = (env: z.output<typeof environment>): boolean =>
  env.BACKUP_DIR !== undefined &&
  env.DATABASE_URL === undefined &&
  env.BACKUP_WAL_MINUTES > 0 &&
  process.platform !== 'win32'

/** Every variable that the server reads. */
export const variableNames = Object.keys(environment.shape)

/** @throws Error naming every invalid variable, and the values it accepts */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new Error(`These environment variables need mending:\n${lines.join('\n')}`)
  }
  const read = result.data
  const dataDir = path.resolve(read.DATA_DIR)
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? null,
    dataDir,
    jwtSecret: read.JWT_SECRET ?? null,
    owner:
      read.ADMIN_EMAIL && read.ADMIN_PASSWORD
        ? {
            email: read.ADMIN_EMAIL,
            password: read.ADMIN_PASSWORD,
            withoutTwoFactor: read.ADMIN_TWO_FACTOR === 'off',
          }
        : null,
    demo: read.DEMO ?? null,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    google: read.GOOGLE_CLIENT_ID ? { clientId: read.GOOGLE_CLIENT_ID, issuer: read.GOOGLE_ISSUER } : null,
    razorpay:
      read.RAZORPAY_KEY_ID && read.RAZORPAY_KEY_SECRET
        ? {
            keyId: read.RAZORPAY_KEY_ID,
            keySecret: read.RAZORPAY_KEY_SECRET,
            webhookSecret: read.RAZORPAY_WEBHOOK_SECRET ?? null,
            apiUrl: read.RAZORPAY_API_URL.replace(/\/+$/, ''),
          }
        : null,
    mail: read.SMTP_URL && read.MAIL_FROM ? { url: read.SMTP_URL, from: read.MAIL_FROM } : null,
    whatsApp:
      read.WHATSAPP_TOKEN && read.WHATSAPP_PHONE_NUMBER_ID
        ? {
            apiUrl: read.WHATSAPP_API_URL.replace(/\/+$/, ''),
            phoneNumberId: read.WHATSAPP_PHONE_NUMBER_ID,
            token: read.WHATSAPP_TOKEN,
          }
        : null,
    rateLimits: read.RATE_LIMITS === 'on',
    databaseWaitMs: read.DATABASE_WAIT_MS,
    overloadAfterMs: read.OVERLOAD_AFTER_MS,
    stalePageMinutes: read.STALE_PAGE_MINUTES,
    trustProxy: read.TRUST_PROXY,
    backup: {
      folder: path.resolve(read.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      everyHours: read.BACKUP_EVERY_HOURS ?? null,
      keep: read.BACKUP_KEEP,
      walMinutes: archivesWal(read) ? read.BACKUP_WAL_MINUTES : null,
      passphrase: read.BACKUP_PASSPHRASE ?? null,
    },
    logLevel: read.LOG_LEVEL,
    mode: read.NODE_ENV === 'development' ? 'development' : 'production',
    shop: {
      name: read.SHOP_NAME,
      phone: read.SHOP_PHONE,
      whatsApp: read.SHOP_WHATSAPP,
      email: read.SHOP_EMAIL,
      address: {
        street: read.SHOP_STREET,
        city: read.SHOP_CITY,
        state: read.SHOP_STATE,
        pincode: read.SHOP_PINCODE,
        country: 'India',
      },
      openingHours: read.SHOP_OPENING_HOURS,
      socialLinks: read.SHOP_SOCIAL.split(',')
        .filter(Boolean)
        .map((pair) => {
          const [name = '', ...url] = pair.split('=')
          return { name: name.trim(), url: url.join('=').trim() }
        }),
    },
  }
}
