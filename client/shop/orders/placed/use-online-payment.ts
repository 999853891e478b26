import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { OnlinePaymentPart } from '../../../__generated__/graphql.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { useSubmission } from '../../../ui/use-submission.ts'
import { payByRazorpay } from './razorpay-checkout.ts'

const StartOnlinePayment_mutation = graphql(`
  mutation StartOnlinePayment($input: StartOnlinePaymentInput!) {
    startOnlinePayment(input: $input) {
      checkout {
        key
        gatewayOrderId
        amount
        currency
        shopName
        orderNumber
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const ConfirmOnlinePayment_mutation = graphql(`
  mutation ConfirmOnlinePayment($input: ConfirmOnlinePaymentInput!) {
    confirmOnlinePayment(input: $input) {
      order {
        id
        paymentStatus
        ...OrderPayments_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Pays a part of an order online: announced by the server, made in the gateway's checkout, checked by the server. */
export function useOnlinePayment(orderId: string) {
  const { t } = useLingui()
  const [part, setPart] = useState<OnlinePaymentPart | null>(null)
  const [startPayment] = useMutation(StartOnlinePayment_mutation)
  const [confirmPayment] = useMutation(ConfirmOnlinePayment_mutation)
  const { submit, loading, submitError, setSubmitError } = useSubmission()

  const payInCheckout = async (input: {
    part: OnlinePaymentPart
    confirmedAmount: number
    idempotencyKey: string
  }) => {
    const started = (await startPayment({ variables: { input: { orderId, ...input } } })).data
      ?.startOnlinePayment
    if (!started?.checkout) return started
    const { orderNumber } = started.checkout
    const result = await payByRazorpay(started.checkout, t`Order ${orderNumber}`).catch(
      () => 'blocked' as const,
    )
    if (result === 'blocked') {
      const message = t`The payment page could not be opened. Check your connection, allow scripts of razorpay.com, and try again.`
      return { userErrors: [{ code: 'CHECKOUT_BLOCKED', message }] }
    }
    // Closed without paying.
    if (result === null) return started
    const confirmation = {
      gatewayOrderId: result.razorpay_order_id,
      gatewayPaymentId: result.razorpay_payment_id,
      signature: result.razorpay_signature,
    }
    return (await confirmPayment({ variables: { input: confirmation } })).data?.confirmOnlinePayment
  }

  /** @param confirmedAmount as it is shown, in paise */
  const pay = async (chosen: OnlinePaymentPart, confirmedAmount: number) => {
    setPart(chosen)
    setSubmitError(null)
    await submit(() => payInCheckout({ part: chosen, confirmedAmount, idempotencyKey: randomKey() }))
  }
  return { pay, paying: loading ? part : null, submitError }
}
