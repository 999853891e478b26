import path from 'node:path'
import type { z } from 'zod'
import type { GoogleConfig } from './domain/accounts/google-config.ts'
import type { VapidKeys } from './domain/messages/channels.ts'
import type { RazorpayConfig } from './domain/online-payments/razorpay-config.ts'
import type { S3Config } from './platform/storage/s3-image-store.ts'
import type { ShopFacts } from './domain/shop/shop-facts.ts'
import type { DatabaseAddresses } from './platform/database/addresses.ts'
import { environment } from './environment.ts'

/** The environment, read once. `.env.example` documents each variable. */
export interface Config {
  port: number
  host: string
  /** Where Prometheus reads metrics: never at the public port. Null: nowhere. */
  metrics: { port: number; host: string } | null
  /** Null: the embedded database in `dataDir`. */
  database: DatabaseAddresses | null
  /** A streaming replica of the database, for reports, charts and the audit log; null: they read the database itself. */
  replicaUrl: string | null
  dataDir: string
  /** Null: pictures are in `dataDir`. */
  s3: S3Config | null
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
  /** What notifications in browsers are signed with; null: there are none. */
  vapid: VapidKeys | null
  rateLimits: boolean
  /** Whether webhooks and notifications may be sent to this machine, also without TLS: for tests and development. */
  loopbackReceivers: boolean
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
    metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    database:
      read.DATABASE_URL === undefined
        ? null
        : {
            url: read.DATABASE_URL,
            directUrl: read.DATABASE_DIRECT_URL ?? read.DATABASE_URL,
            namedStatements: read.DATABASE_NAMED_STATEMENTS === 'on',
          },
    replicaUrl: read.DATABASE_REPLICA_URL ?? null,
    dataDir,
    s3:
      read.IMAGE_STORE && read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY
        ? {
            ...read.IMAGE_STORE,
            accessKeyId: read.S3_ACCESS_KEY_ID,
            secretAccessKey: read.S3_SECRET_ACCESS_KEY,
          }
        : null,
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
    vapid:
      read.VAPID_PUBLIC_KEY && read.VAPID_PRIVATE_KEY && read.VAPID_SUBJECT
        ? {
            publicKey: read.VAPID_PUBLIC_KEY,
            privateKey: read.VAPID_PRIVATE_KEY,
            subject: read.VAPID_SUBJECT,
          }
        : null,
    rateLimits: read.RATE_LIMITS === 'on',
    loopbackReceivers: read.LOOPBACK_RECEIVERS === 'allow',
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
