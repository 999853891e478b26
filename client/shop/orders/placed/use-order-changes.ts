import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { RequestReturnInput } from '../../../__generated__/graphql.ts'
import { failureMessage } from '../../../language/failure-message.ts'

const CancelOrder_mutation = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const AcceptQuote_mutation = graphql(`
  mutation AcceptQuote($input: AcceptQuoteInput!) {
    acceptQuote(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const AgreeToEdits_mutation = graphql(`
  mutation AgreeToEdits($input: AgreeToEditsInput!) {
    agreeToEdits(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const RequestAlteration_mutation = graphql(`
  mutation RequestAlteration($input: RequestAlterationInput!) {
    requestAlteration(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const RequestReturn_mutation = graphql(`
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

type OrderChange = 'cancel' | 'accept' | 'agree' | 'alter' | 'return'

interface Said {
  kind: 'done' | 'failed'
  sentence: string
}

type Refusals = { field?: string | null; code: string; message: string }[] | undefined

/**
 * The shopper's actions on a placed order. Every payload contains the current order, also when the
 * action is refused, so impossible actions disappear; `said` explains why.
 */
export function useOrderChanges({ id, version }: { id: string; version: number }) {
  const { t, i18n } = useLingui()
  const [changing, setChanging] = useState<OrderChange | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [sendCancel] = useMutation(CancelOrder_mutation)
  const [sendAcceptance] = useMutation(AcceptQuote_mutation)
  const [sendAgreement] = useMutation(AgreeToEdits_mutation)
  const [sendRequest] = useMutation(RequestAlteration_mutation)
  const [sendReturn] = useMutation(RequestReturn_mutation)

  /** Whether the action succeeded. */
  const change = async (what: OrderChange, done: string, send: () => Promise<Refusals>) => {
    setChanging(what)
    setSaid(null)
    try {
      const refusal = (await send())?.[0]
      setSaid(refusal ? { kind: 'failed', sentence: refusal.message } : { kind: 'done', sentence: done })
      return refusal === undefined
    } catch (error) {
      setSaid({ kind: 'failed', sentence: failureMessage(i18n, error) })
      return false
    } finally {
      setChanging(null)
    }
  }

  return {
    changing,
    said,
    cancel: () =>
      change('cancel', t`Your order is cancelled.`, async () => {
        const { data } = await sendCancel({ variables: { input: { id } } })
        return data?.cancelOrder.userErrors
      }),
    acceptQuote: (confirmedTotal: number) =>
      change('accept', t`Thank you: the price is agreed.`, async () => {
        const { data } = await sendAcceptance({ variables: { input: { id, version, confirmedTotal } } })
        return data?.acceptQuote.userErrors
      }),
    agreeToEdits: () =>
      change('agree', t`Thank you: the price is agreed.`, async () => {
        const { data } = await sendAgreement({ variables: { input: { id, version } } })
        return data?.agreeToEdits.userErrors
      }),
    requestAlteration: (details: string) =>
      change('alter', t`We have your wish, and call you about it.`, async () => {
        const { data } = await sendRequest({ variables: { input: { orderId: id, details } } })
        return data?.requestAlteration.userErrors
      }),
    requestReturn: (input: RequestReturnInput) =>
      change(
        'return',
        t`Your return is announced. Bring the pieces to the shop, or send them to us.`,
        async () => {
          const { data } = await sendReturn({ variables: { input } })
          return data?.requestReturn.userErrors
        },
      ),
  }
}

export type OrderChanges = ReturnType<typeof useOrderChanges>
