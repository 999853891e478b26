import { type Issue, Refused, Unavailable } from '../errors.ts'

/** A payment as the gateway reports it. */
export interface GatewayPayment {
  id: string
  /** The gateway order that it pays; null when it was made without one. */
  gatewayOrderId: string | null
  /** In paise. */
  amount: number
  currency: string
  /**
   * `received`: the money is the shop's, also when it was returned afterwards. `open` can become either of the others.
   */
  status: 'open' | 'received' | 'failed'
  madeAt: Date
}

/** A refund as the gateway reports it. */
export interface GatewayRefund {
  id: string
  /** In paise. */
  amount: number
  /** The shop's id of the refund; null for one that was not requested by the shop's server. */
  receipt: string | null
  /** The gateway tries an `accepted` refund until it is `processed` or has `failed`. */
  status: 'accepted' | 'processed' | 'failed'
  madeAt: Date
}

/** What a notification of the gateway is about. Nothing else of it is used: the rest is read from the gateway's API. */
export interface GatewayNotice {
  id: string | null
  type: string
  gatewayPaymentId: string | null
  gatewayOrderId: string | null
}

/**
 * A company that takes payments online for the shop. Every call throws Unavailable while the gateway doesn't respond.
 */
export interface PaymentGateway {
  /** For people. */
  name: string
  /** What the checkout in the browser identifies the shop by. */
  publicKey: string
  /** The smallest payment, in paise. */
  minAmount: number
  /** Announces a payment. Returns the gateway's id of it. */
  createOrder: (order: { amount: number; receipt: string; orderNumber: string }) => Promise<string>
  /** Whether the gateway has signed that this payment pays this gateway order. */
  isSigned: (checkout: { gatewayOrderId: string; gatewayPaymentId: string; signature: string }) => boolean
  /** Null when the gateway has none of this id. */
  findPayment: (gatewayPaymentId: string) => Promise<GatewayPayment | null>
  /** All attempts to pay a gateway order. */
  listPayments: (gatewayOrderId: string) => Promise<GatewayPayment[]>
  /** All refunds of a payment. */
  listRefunds: (gatewayPaymentId: string) => Promise<GatewayRefund[]>
  /** Returns money. Idempotent by its receipt. @throws GatewayRefusal */
  refund: (refund: { gatewayPaymentId: string; amount: number; receipt: string }) => Promise<GatewayRefund>
  /** Reads a notification; null when the gateway has not signed it. */
  readNotice: (notice: { body: Buffer; signature: string; id: string | null }) => GatewayNotice | null
}

/** The gateway has understood a request and refuses it. */
export class GatewayRefusal extends Error {}

/**
 * A request of a person to the gateway.
 * @param failures the error for the person when the gateway refuses it, and the refusal when its outcome is unknown
 * @throws Refused (PAYMENT_SERVICE_UNAVAILABLE when the gateway doesn't respond), and what `refused` returns
 */
export async function callGateway<Result>(
  request: Promise<Result>,
  { refused, unknown }: { refused: () => Error; unknown: Pick<Issue, 'field' | 'message'> },
): Promise<Result> {
  try {
    return await request
  } catch (error) {
    if (error instanceof GatewayRefusal) throw refused()
    if (!(error instanceof Unavailable)) throw error
    throw new Refused([{ ...unknown, code: 'PAYMENT_SERVICE_UNAVAILABLE' }])
  }
}
