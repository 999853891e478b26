import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import type { AcceptQuoteInput, QuoteOrderInput } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Form, SubmitError } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { amountText } from '../../../shared/grammars/amount.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { type FieldReader, readForm } from '../forms/read-form.ts'
import type { AdminOrder } from './order-documents.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useOrderChange } from './use-order-change.ts'

const QuoteOrder_mutation = graphql(`
  mutation QuoteOrder($input: QuoteOrderInput!) {
    quoteOrder(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const AcceptQuoteForCustomer_mutation = graphql(`
  mutation AcceptQuoteForCustomer($input: AcceptQuoteInput!) {
    acceptQuote(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The price of a custom order: quoted by the shop, accepted by the customer on the website or by phone. */
export function QuotePanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { quote, orderStatus, viewerCanAcceptQuote, id, version } = order
  const [acceptQuote] = useMutation(AcceptQuoteForCustomer_mutation)
  const accept = useOrderChange(
    async (input: AcceptQuoteInput) => (await acceptQuote({ variables: { input } })).data?.acceptQuote,
    t`The price is agreed.`,
  )
  const open = orderStatus === 'PENDING' && !quote?.acceptedAt
  return (
    <Panel title={t`Price`}>
      <Stack gap="3">
        {quote ? (
          <Text>
            <b>{formatExactRupees(quote.totalToPay)}</b>{' '}
            {!quote.acceptedAt
              ? t`asked ${{ day: formatMoment(quote.quotedAt, i18n) }}; the customer hasn’t answered yet`
              : quote.acceptedBy === 'SHOP'
                ? t`agreed by phone, ${{ day: formatMoment(quote.acceptedAt, i18n) }}`
                : t`agreed by the customer, ${{ day: formatMoment(quote.acceptedAt, i18n) }}`}
          </Text>
        ) : (
          open && (
            <Text color="fg.muted">
              <Trans>No price has been named yet.</Trans>
            </Text>
          )
        )}
        {viewerCanAcceptQuote && (
          <Button
            size="md"
            alignSelf="start"
            loading={accept.loading}
            onClick={() => void accept.change({ id, version, confirmedTotal: quote?.totalToPay ?? null })}
          >
            <Trans>The customer agreed on the phone</Trans>
          </Button>
        )}
        <SubmitError>{accept.submitError}</SubmitError>
        {open && <QuoteForm key={quote?.quotedAt} order={order} />}
      </Stack>
    </Panel>
  )
}

const tooMuch = msg`An amount ends at ₹100 crore. Write a smaller one.`

/** The amounts in paise. Larger ones don't fit the schema's integers, so that the server can't refuse them at their field. */
function amountsOf(read: FieldReader, typed: Record<'totalPrice' | 'delivery', string>) {
  const amounts = {
    totalPrice: read.amount('totalPrice', typed.totalPrice),
    delivery: read.amount('delivery', typed.delivery, msg`Write an amount in rupees; 0 for free delivery.`),
  }
  if (amounts.totalPrice === 0)
    read.refuse('totalPrice', msg`The garment costs more than ₹0. Write its price.`)
  for (const field of ['totalPrice', 'delivery'] as const)
    if (amounts[field] > 100_00_00_000_00) read.refuse(field, tooMuch)
  return amounts
}

function QuoteForm({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { id, version, quote } = order
  const [goods, setGoods] = useState(amountText(quote?.totalPrice))
  const [delivery, setDelivery] = useState(amountText(quote?.delivery ?? 0))
  const [note, setNote] = useState(quote?.note ?? '')
  const [quoteOrder] = useMutation(QuoteOrder_mutation)
  const { change, loading, errors, setErrors, submitError } = useOrderChange(
    async (input: QuoteOrderInput) => (await quoteOrder({ variables: { input } })).data?.quoteOrder,
    t`The price is named.`,
    ['totalPrice', 'delivery', 'note'],
  )
  const submit = () => {
    const form = readForm(i18n, (read) => amountsOf(read, { totalPrice: goods, delivery }))
    if (form.errors) return setErrors(form.errors)
    void change({ id, version, ...form.input, note: note.trim() || null })
  }
  return (
    <Form
      submit={quote ? t`Name another price` : t`Name the price`}
      loading={loading}
      submitError={submitError}
      onSubmit={submit}
      button={{ size: 'md', variant: 'outline' }}
    >
      <Flex gap="3">
        <AmountField
          label={t`Garment, ₹`}
          required
          value={goods}
          error={errors.totalPrice}
          onChange={setGoods}
        />
        <AmountField
          label={t`Delivery, ₹`}
          required
          value={delivery}
          error={errors.delivery}
          onChange={setDelivery}
        />
      </Flex>
      <TextArea
        label={t`What the price covers (optional)`}
        minH="16"
        maxLength={1000}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Form>
  )
}
