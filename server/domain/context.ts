import type { Logger } from 'pino'
import type { Database } from '../platform/database/client.ts'
import type { FromReplica } from '../platform/database/read-replica.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import type { Google } from './accounts/google.ts'
import type { KnownBrowser } from './accounts/known-browser.ts'
import type { LoginLimits } from './accounts/login-limits.ts'
import type { Tokens } from './accounts/tokens.ts'
import type { User } from './accounts/user.ts'
import type { CallingClient } from './api-clients/api-client.ts'
import type { Backups } from './dashboard/backup-status.ts'
import type { ImageStore } from './images/image-store.ts'
import type { CouponLimits } from './promotions/coupon-limits.ts'
import type { StockAlertLimits } from './stock-alerts/stock-alert-limits.ts'
import type { KnownDevice } from './staff/known-device.ts'
import type { StyleVoteLimits } from './style-shares/style-vote-limits.ts'
import type { Voter } from './style-shares/voter.ts'
import type { Channels } from './messages/channels.ts'
import type { RefusedUploads } from './images/refused-uploads.ts'
import type { FlatSeal } from './flats/flat-seal.ts'
import type { Loaders } from './loaders.ts'
import type { TotalsCache } from './totals-cache.ts'
import type { PaymentGateway } from './online-payments/payment-gateway.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { SignedInTailor } from './workshop/tailor-policy.ts'
import type { Language } from '../../shared/languages.ts'
import type { ShopFacts } from './shop/shop-facts.ts'

/** The services of one process that every use case may use. */
export interface Services {
  db: Database
  /** For reads of many rows that nothing is written by: reports, charts, the audit log. */
  fromReplica: FromReplica
  tokens: Tokens
  trackingTokens: LinkTokens
  invoiceTokens: LinkTokens
  /** Of the links in messages that verify an e-mail or reset a password. */
  accountTokens: LinkTokens
  /** Of the addresses of drawings. */
  flatSeal: FlatSeal
  loginLimits: LoginLimits
  couponLimits: CouponLimits
  stockAlertLimits: StockAlertLimits
  styleVoteLimits: StyleVoteLimits
  refusedUploads: RefusedUploads
  totals: TotalsCache
  imageStore: ImageStore
  /** Null where Google sign-in isn't set up. */
  google: Google | null
  /** Null where no payment gateway is set up. */
  gateway: PaymentGateway | null
  backups: Backups
  /** The ways by which the shop sends messages. */
  channels: Channels
  /** Requests to addresses that others chose. */
  outbound: Outbound
  /** The shop's public address, for links in messages; null when unknown. */
  publicUrl: string | null
  shop: ShopFacts
  log: Logger
  /** The current time; tests set it. */
  now: () => Date
}

/** The context of one request. */
export interface Context extends Services {
  /** Null for a guest. Read from the database for this request, so that a revoked role takes effect at once. */
  viewer: User | null
  /** The session of the viewer's token; null for a guest, and for tokens issued before sessions were stored. */
  sessionId: string | null
  /** When the viewer last proved to be the account's holder in this session; null without a session. */
  confirmedAt: Date | null
  /** The signed-in tailor; null for everybody else. */
  tailor: SignedInTailor | null
  /** The API client that sends the request, whose viewer is a user with the role API_CLIENT; null for people. */
  client: CallingClient | null
  /** The network the request came from, for limits: an IPv4 address, or the /64 of an IPv6 one. */
  address: string
  browser: KnownBrowser
  /** Which of the shop's tablets it is. */
  device: KnownDevice
  voter: Voter
  /** The language of the pages it came from. */
  language: Language
  /** The `User-Agent` header; '' without one. */
  userAgent: string
  loaders: Loaders
  /** Set to false where the response depends on more than the catalogue's version, such as the day or the workshop's load. */
  caching: { isAllowed: boolean }
}
