import { Button, Flex, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { listedRupees } from '../../lib/money.ts'
import { randomKey } from '../../lib/random-key.ts'
import { toNumber } from '../../lib/to-number.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { notAnAmount, readForm } from '../forms/read-form.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { CounterBar } from './CounterBar.tsx'
import { CounterCustomer } from './CounterCustomer.tsx'
import { type CounterLine, type CounterOrder, lineName, lineOf, pricedLines } from './counter-order.ts'
import { FindDesign } from './FindDesign.tsx'
import { emptySale, type QuickSale, storedSale } from './quick-sale.ts'
import { WithCopy } from '../offline/WithCopy.tsx'
import { paymentsOf } from './received.ts'
import { type CounterPrice, useCounterPrice } from './use-counter-price.ts'
import { useCreateOrder } from './use-create-order.ts'

/** Not needed at first. */
const HeldQuickSales = lazy(async () => ({ default: (await import('./HeldOrders.tsx')).HeldQuickSales }))
const ReceivedToday = lazy(async () => ({ default: (await import('./ReceivedToday.tsx')).ReceivedToday }))

/** What the pieces of a line cost, before offers of the whole sale. */
function LinePrice({ line: { price, quantity } }: { line: CounterLine }) {
  const one = readAmount(price)
  return one.kind === 'amount' ? (
    <Text alignSelf="center" fontVariantNumeric="tabular-nums">
      {listedRupees(one.paise * quantity)}
    </Text>
  ) : null
}

const fields = ['customerId', 'lines', 'cash', 'other', 'amount', 'payment', 'price', 'size']
const nothing = {
  totalToPay: 0,
  delivery: 0,
  promotionTotal: 0,
  rounding: { amount: 0, isNegative: false },
  proposedDate: null,
}

/** Sells what is taken along at once: designs in stock or an amount, with or without a customer. */
export function QuickSalePage() {
  return (
    <WithCopy customerId={storedSale.read()?.order.customer?.id ?? null}>
      <Sale />
    </WithCopy>
  )
}

function Sale() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [sale, setSale] = useState(() => storedSale.read() ?? emptySale())
  const { order, goods, cash } = sale
  const closesDays = useIsAllowed('CLOSE_DAYS')
  const [named, setNamed] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    storedSale.write(sale)
  }, [sale])
  const change = (changes: Partial<CounterOrder>) =>
    setSale((before) => ({ ...before, order: { ...before.order, ...changes } }))
  const changeGoods = (changes: Partial<QuickSale['goods']>) =>
    setSale((before) => ({ ...before, goods: { ...before.goods, ...changes } }))
  const begin = (next = emptySale()) => {
    setErrors({})
    setSubmitError(null)
    setNamed(false)
    setSale(next)
  }
  const setCash = (typed: string | null) => setSale((before) => ({ ...before, cash: typed }))
  const changeLine = (key: string, changes: Partial<CounterLine>) =>
    change({ lines: order.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) })
  const typedGoods =
    goods.price.trim() === ''
      ? []
      : [
          lineOf({
            key: 'typed',
            name: goods.name.trim() || t`Goods`,
            category: 'OTHERS',
            price: goods.price,
          }),
        ]
  const lines = [...order.lines, ...typedGoods]
  const priced = readForm(i18n, (read) => pricedLines(read, lines))
  const { price: ofLines, retry } = useCounterPrice(order, (lines.length > 0 && priced.input) || null)
  const price: CounterPrice = lines.length > 0 ? ofLines : { state: 'known', price: nothing, copiedAt: null }
  const total = price.state === 'known' ? price.price.totalToPay : 0
  const rest = readAmount(order.other)
  const exact = total - (rest.kind === 'amount' ? rest.paise : 0)
  const money = { ...order, cash: cash ?? (exact > 0 ? amountText(exact) : '') }
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(fields)
  const createOrder = useCreateOrder(submit)
  const focusInvalid = useFocusInvalid(page, loading)
  const sell = async () => {
    focusInvalid()
    if (priced.errors) return setErrors(priced.errors)
    if (lines.length === 0) return setErrors({ price: t`Find a design, or write an amount.` })
    if (order.lines.some(({ size, sizes }) => sizes.length > 0 && size === ''))
      return setErrors({ size: t`Choose a size.` })
    if (price.state !== 'known') return
    const received = readForm(i18n, (read) => paymentsOf(read, money, total))
    if (received.errors) return setErrors(received.errors)
    const input = {
      customerId: order.customer?.id ?? null,
      lines: priced.input,
      handedOver: true,
      confirmedTotal: total,
      payments: received.input,
      idempotencyKey: order.idempotencyKey,
    }
    const { customer } = order
    const { state, orderId, queuedId } = await createOrder({ input, customer, price, typed: { sale } })
    if (orderId || queuedId) {
      begin()
      const papers = orderId ? adminPaths.papers(orderId) : adminPaths.unsentReceipt(queuedId!)
      return void navigate(papers, { state: { isSold: true } })
    }
    // What is sent after a refusal is another request.
    if (state === 'refused') change({ idempotencyKey: randomKey() })
    retry()
  }
  return (
    <Stack ref={page} gap="4">
      <AdminHeading title={t`Quick sale`}>
        <LazySection>
          <HeldQuickSales sale={sale} begin={begin} />
        </LazySection>
      </AdminHeading>
      <Panel title={t`What is sold`} gap="3">
        {order.lines.map((line) => (
          <Flex key={line.key} as="section" aria-label={lineName(i18n, line)} gap="3" align="end" wrap="wrap">
            <Text flex="1 1 10rem" minW="0" fontWeight="semibold" alignSelf="center">
              {lineName(i18n, line)}
            </Text>
            <LinePrice line={line} />
            {line.sizes.length > 0 && (
              <SelectField
                label={t`Size`}
                value={line.size}
                error={line.size === '' ? errors.size : undefined}
                onChange={({ currentTarget }) => changeLine(line.key, { size: currentTarget.value })}
              >
                <option value="">{t`Choose`}</option>
                {line.sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </SelectField>
            )}
            <SelectField
              label={t`Pieces`}
              value={String(line.quantity)}
              onChange={({ currentTarget }) =>
                changeLine(line.key, { quantity: toNumber(currentTarget.value) })
              }
            >
              {Array.from({ length: 20 }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </SelectField>
            <IconButton
              variant="ghost"
              minW="12"
              minH="12"
              aria-label={t`Remove ${{ name: lineName(i18n, line) }}`}
              onClick={() => change({ lines: order.lines.filter(({ key }) => key !== line.key) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
        <FindDesign autoFocus onFound={(line) => change({ lines: [...order.lines, line] })} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <AmountField
            label={t`Or an amount, ₹`}
            value={goods.price}
            error={readAmount(goods.price).kind === 'unreadable' ? i18n._(notAnAmount) : errors.price}
            onChange={(typed) => changeGoods({ price: typed })}
          />
          <TextField
            label={t`For (optional)`}
            autoComplete="off"
            minH="12"
            maxLength={120}
            value={goods.name}
            onChange={({ currentTarget }) => changeGoods({ name: currentTarget.value })}
          />
        </SimpleGrid>
        {errors.lines && (
          <Text color="fg.error" role="alert">
            {errors.lines}
          </Text>
        )}
      </Panel>
      {named || order.customer || order.phone !== '' ? (
        <CounterCustomer order={order} change={change} error={errors.customerId} priceList={null} />
      ) : (
        <Button variant="outline" minH="12" alignSelf="start" onClick={() => setNamed(true)}>
          <Plus aria-hidden />
          <Trans>Name the customer</Trans>
        </Button>
      )}
      {closesDays && (
        <LazySection>
          <ReceivedToday />
        </LazySection>
      )}
      <CounterBar
        {...{ price, errors, loading, submitError, money }}
        change={({ cash: typed, ...changes }) => {
          if (typed !== undefined) setCash(typed)
          change(changes)
        }}
        take={t`Sell & print`}
        onTake={() => void sell()}
      >
        {cash !== null && exact > 0 && (
          <Button variant="outline" minH="12" onClick={() => setCash(null)}>
            <Trans>Exactly {{ exact: listedRupees(exact) }}</Trans>
          </Button>
        )}
      </CounterBar>
    </Stack>
  )
}
