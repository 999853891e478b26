export interface RazorpayConfig {
  keyId: string
  keySecret: string
  /** Null: no notifications are accepted; payments are found by polling alone. */
  webhookSecret: string | null
  /** Without a slash at the end. */
  apiUrl: string
}

export const razorpayApi = 'https://api.razorpay.com'
