import { paise, rupees } from '../typed-rupees.ts'
import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AcceptQuoteInput, QuoteOrderInput } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { Form, SubmitError } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type AdminOrder, AcceptQuoteForCustomer_mutation, QuoteOrder_mutation } from './order-documents.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useOrderChange } from './use-order-change.ts'

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
            onClick={() => void accept.change({ id, version })}
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

/** Amounts that the server would refuse. Larger ones don't even fit the schema's integers. */
function problemsOf(i18n: I18n, { totalPrice, delivery }: Amounts): Partial<Record<keyof Amounts, string>> {
  const tooMuch = (paise: number) => paise > 100_00_00_000_00
  const limit = i18n._(msg`An amount ends at ₹100 crore. Write a smaller one.`)
  return {
    ...(totalPrice === 0 && { totalPrice: i18n._(msg`The garment costs more than ₹0. Write its price.`) }),
    ...(tooMuch(totalPrice) && { totalPrice: limit }),
    ...(tooMuch(delivery) && { delivery: limit }),
  }
}

/** In paise. */
type Amounts = Record<'totalPrice' | 'delivery', number>

function QuoteForm({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { id, version, quote } = order
  const [goods, setGoods] = useState(rupees(quote?.totalPrice))
  const [delivery, setDelivery] = useState(rupees(quote?.delivery) || '0')
  const [note, setNote] = useState(quote?.note ?? '')
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const [quoteOrder] = useMutation(QuoteOrder_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: QuoteOrderInput) => (await quoteOrder({ variables: { input } })).data?.quoteOrder,
    t`The price is named.`,
    ['totalPrice', 'delivery', 'note'],
  )
  const submit = () => {
    const amounts = { totalPrice: paise(goods) ?? 0, delivery: paise(delivery) ?? 0 }
    const found = problemsOf(i18n, amounts)
    setProblems(found)
    if (Object.keys(found).length === 0) void change({ id, version, ...amounts, note: note.trim() || null })
  }
  const amount = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal', required: true } as const
  return (
    <Form
      submit={quote ? t`Name another price` : t`Name the price`}
      loading={loading}
      submitError={submitError}
      onSubmit={submit}
      button={{ size: 'md', variant: 'outline' }}
    >
      <Flex gap="3">
        <TextField
          label={t`Garment, ₹`}
          {...amount}
          value={goods}
          error={problems.totalPrice ?? errors.totalPrice}
          onChange={({ currentTarget }) => setGoods(currentTarget.value)}
        />
        <TextField
          label={t`Delivery, ₹`}
          {...amount}
          value={delivery}
          error={problems.delivery ?? errors.delivery}
          onChange={({ currentTarget }) => setDelivery(currentTarget.value)}
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
