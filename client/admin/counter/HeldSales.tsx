import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { HeldSaleKind } from '../../__generated__/graphql.ts'
import type { Guard } from '../../lib/guards.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { withinReach } from '../offline/within-reach.ts'
import { writeOf } from '../offline/writes.ts'
import { type CounterCustomer, type CounterOrder, lineName } from './counter-order.ts'
import { HeldSales_query, HoldSale_mutation } from './held-documents.ts'
import { FORM_VERSION } from './held-form.ts'
import { pendingTakeUps } from './pending-take-ups.ts'
import type { QuickSale } from './quick-sale.ts'

const loadDialog = async () => (await import('./HeldSalesDialog.tsx')).HeldSalesDialog

interface HeldSalesProps<Form> {
  kind: HeldSaleKind
  /** What is typed now. */
  typed: Form
  order: CounterOrder
  /** What is sold for an amount, beside the lines. */
  goods?: QuickSale['goods']
  isForm: Guard<Form>
  withCustomer: (form: Form, customer: CounterCustomer | null) => Form
  /** Shows another one, by default an empty one. */
  begin: (form?: Form) => void
}

/** Puts what is typed aside with one tap, and opens the list of what was put aside on any of the shop's devices. */
export function HeldSales<Form>({
  kind,
  typed,
  order,
  goods,
  isForm,
  withCustomer,
  begin,
}: HeldSalesProps<Form>) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(HeldSales_query, { fetchPolicy: 'cache-and-network' })
  const [holdSale] = useMutation(HoldSale_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const { Component: Dialog, want } = useLazyComponent(loadDialog, { ahead: false })
  const [open, setOpen] = useState(false)
  // The same until the shop has it, so that a lost response doesn't hold twice.
  const key = useRef(randomKey())
  const { customer, phone, lines } = order
  const goodsPieces = goods && goods.price.trim() !== '' ? 1 : 0
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, goodsPieces)
  const isBegun = customer !== null || phone !== '' || pieces > 0
  const held = data?.heldSales.filter((sale) => sale.kind === kind) ?? []
  const lost = pendingTakeUps(kind).filter(({ id }) => !held.some((sale) => sale.id === id))
  const count = held.length + lost.length

  /** @returns whether it is held */
  const hold = async () => {
    if (writeOf(customer?.id) !== null) {
      setSubmitError(t`This customer isn’t at the shop yet. Hold the sale when the line is back.`)
      return false
    }
    const input = {
      kind,
      label: (
        customer?.name ||
        phone ||
        (lines[0] && lineName(i18n, lines[0])) ||
        goods?.name ||
        t`Goods`
      ).slice(0, 120),
      pieces,
      customerId: customer?.id ?? null,
      form: JSON.stringify(withCustomer(typed, null)),
      formVersion: FORM_VERSION,
      idempotencyKey: key.current,
    }
    const { state } = await submit(
      async () => (await holdSale({ variables: { input }, context: withinReach() })).data?.holdSale,
    )
    if (state !== 'done') {
      // What is sent after a refusal is another request.
      if (state === 'refused') key.current = randomKey()
      return false
    }
    key.current = randomKey()
    begin()
    void refetch().catch(() => null)
    return true
  }
  const show = async () => {
    setSubmitError(null)
    void refetch().catch(() => null)
    if (await want()) setOpen(true)
  }
  return (
    <>
      {/* Always there: one that appeared would move what is being typed. */}
      <Button variant="outline" minH="12" disabled={!isBegun} loading={loading} onClick={() => void hold()}>
        <Trans context="sale">Hold</Trans>
      </Button>
      {data === undefined && error === undefined && (
        <Box role="status" aria-busy aria-label={t`Loading what is held`} />
      )}
      {data === undefined && error !== undefined && (
        <Flex align="center" gap="2" wrap="wrap" color="fg.muted">
          <Trans>What is held could not be loaded.</Trans>
          <Button variant="ghost" minH="11" onClick={() => void refetch().catch(() => null)}>
            <Trans>Try again</Trans>
          </Button>
        </Flex>
      )}
      {count > 0 && (
        <Button variant="outline" minH="12" aria-haspopup="dialog" onClick={() => void show()}>
          <Trans>Held ({{ count }})</Trans>
        </Button>
      )}
      {lost.length > 0 && (
        <Text role="status" color="fg.warning">
          <Trans>A held sale has not arrived. Take it up again.</Trans>
        </Text>
      )}
      <Text role="alert" color="fg.error" flexBasis="full" _empty={{ display: 'none' }}>
        {submitError}
      </Text>
      {Dialog && (
        <Dialog
          open={open}
          kind={kind}
          held={held}
          hold={isBegun ? hold : null}
          holdError={submitError}
          onTakenUp={(form, taker) => {
            const parsed: unknown = JSON.parse(form)
            if (!isForm(parsed)) return false
            begin(withCustomer(parsed, taker))
            return true
          }}
          onChanged={() => void refetch().catch(() => null)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
