/** What Razorpay's checkout returns after a payment. */
export interface RazorpayResult {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** The part of Razorpay's checkout that the shop uses. */
type RazorpayCheckout = new (settings: {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  handler: (result: RazorpayResult) => void
  modal: { ondismiss: () => void }
}) => { open: () => void }

declare global {
  interface Window {
    Razorpay?: RazorpayCheckout
  }
}

const address = 'https://checkout.razorpay.com/v1/checkout.js'

let loading: Promise<RazorpayCheckout> | undefined

interface Checkout {
  key: string
  gatewayOrderId: string
  amount: number
  currency: string
  shopName: string
}

/**
 * Opens Razorpay's checkout. Returns what it hands over after the payment; null when the shopper closes it.
 * @throws Error when its script can't be loaded
 */
export async function payByRazorpay(
  { key, gatewayOrderId, amount, currency, shopName }: Checkout,
  description: string,
): Promise<RazorpayResult | null> {
  const Razorpay = await loadCheckout()
  return new Promise((resolve) => {
    new Razorpay({
      key,
      order_id: gatewayOrderId,
      amount,
      currency,
      name: shopName,
      description,
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}

/** Loads Razorpay's script on first use, and again after a failure. */
function loadCheckout(): Promise<RazorpayCheckout> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const load = () =>
  new Promise<RazorpayCheckout>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => {
      if (window.Razorpay) resolve(window.Razorpay)
      else reject(new Error('Razorpay’s script brought no checkout'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} can’t be reached`))
    }
    document.head.append(script)
  })
