import { useQuery } from '@apollo/client/react'
import { Grid, Link, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { Confirm } from '../forms/Confirm.tsx'
import { PriceList_query } from '../price-list/price-list-documents.ts'
import { CounterBar } from './CounterBar.tsx'
import { CounterCustomer } from './CounterCustomer.tsx'
import { CounterLines } from './CounterLines.tsx'
import { CounterMoney } from './CounterMoney.tsx'
import {
  type CounterCustomer as Customer,
  type CounterOrder,
  emptyOrder,
  fieldsOfLine,
  lineInputs,
  orderFor,
  pricedLines,
  storedOrder,
} from './counter-order.ts'
import { WithCopy } from '../offline/WithCopy.tsx'
import { paymentsOf } from './received.ts'
import { useStoreCredit } from './store-credit.ts'
import { StoreCredit } from './StoreCredit.tsx'
import { useCounterPrice } from './use-counter-price.ts'
import { useCreateOrder } from './use-create-order.ts'
import { readForm } from '../forms/read-form.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'

/** Not needed at first. */
const ClothPictures = lazy(async () => ({ default: (await import('./ClothPictures.tsx')).ClothPictures }))
const HeldOrders = lazy(async () => ({ default: (await import('./HeldOrders.tsx')).HeldOrders }))

/** Orders that are taken at the counter or on the phone, on one screen; also while the shop can't be reached. */
export function AdminCounterPage() {
  return (
    <WithCopy customerId={storedOrder.read()?.customer?.id ?? null}>
      <Counter />
    </WithCopy>
  )
}

function Counter() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const given = (useLocation().state as { customer?: Customer } | null)?.customer ?? null
  const [order, setOrder] = useState(() => orderFor(given))
  // One that was begun for another customer isn't forgotten without a question.
  const [other, setOther] = useState(() => (given && given.id !== order.customer?.id ? given : null))
  const [clearing, setClearing] = useState(false)
  const { data, error, refetch } = useQuery(PriceList_query, { fetchPolicy: 'cache-and-network' })
  const { fulfilment, customer } = order
  const daysAhead = useDaysAhead(order.neededBy, order.trialDate)
  const typed = readForm(i18n, (read) => lineInputs(read, order.lines))
  const priced = readForm(i18n, (read) => pricedLines(read, order.lines))
  const { price, retry } = useCounterPrice(order, priced.input ?? null)
  const fields = [...order.lines.flatMap(fieldsOfLine), ...ownFields]
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(fields)
  const createOrder = useCreateOrder(submit)
  const storeCredit = useStoreCredit(customer?.id ?? null)

  const page = useRef<HTMLDivElement>(null)
  const focusInvalid = useFocusInvalid(page, loading)
  useEffect(() => {
    storedOrder.write(order)
  }, [order])
  // A customer is saved while the next garment is tapped: neither change may undo the other.
  const change = (changes: Partial<CounterOrder>) => setOrder((before) => ({ ...before, ...changes }))
  const begin = (next = emptyOrder()) => {
    setErrors({})
    setSubmitError(null)
    setOrder(next)
  }
  const take = async () => {
    focusInvalid()
    if (typed.errors) return setErrors(typed.errors)
    if (!customer) return setErrors({ customerId: t`Find the customer by phone first.` })
    // The total on the screen isn't the server's yet: the button waits for it, too.
    if (price.state !== 'known') return
    const { totalToPay: confirmedTotal } = price.price
    const { neededBy, trialDate, idempotencyKey } = order
    const money = readForm(i18n, (read) => paymentsOf(read, order, confirmedTotal))
    if (money.errors) return setErrors(money.errors)
    const input = {
      customerId: customer.id,
      lines: typed.input,
      fulfilment,
      clothPics: order.clothPics ?? [],
      neededBy: neededBy || null,
      trialDate: trialDate || null,
      ...daysAhead.input,
      confirmedTotal,
      payments: money.input,
      idempotencyKey,
    }
    const { orderId, queuedId } = await createOrder({ input, customer, price, typed: { order } })
    if (!orderId && !queuedId) return retry()
    begin()
    const papers = orderId ? adminPaths.papers(orderId) : adminPaths.unsentReceipt(queuedId!)
    void navigate(papers, { state: { isTaken: true } })
  }

  if (!data)
    return error ? (
      <UnreadPage title={t`The counter could not be opened`} retry={refetch}>
        <Trans>Check your connection and try again. What was typed is still here.</Trans>
      </UnreadPage>
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the counter`}>
        <Skeleton height="9" width="60" />
        <Skeleton height="96" borderRadius="l3" />
      </Stack>
    )
  return (
    <>
      <AdminHeading title={t`Counter`}>
        <LazySection>
          <HeldOrders order={order} begin={begin} />
        </LazySection>
        <Link asChild minH="12" color="brand.fg">
          <RouterLink to={adminPaths.priceList()}>
            <Trans>Price list</Trans>
          </RouterLink>
        </Link>
      </AdminHeading>
      <Grid
        ref={page}
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '17rem minmax(0, 1fr) 18rem' }}
        gap="4"
        alignItems="start"
      >
        <CounterCustomer order={order} change={change} error={errors.customerId} priceList={data.priceList}>
          <StoreCredit
            credit={storeCredit}
            total={price.state === 'known' ? price.price.totalToPay : null}
            money={order}
            change={change}
          />
        </CounterCustomer>
        <CounterLines
          order={order}
          change={change}
          priceList={data.priceList}
          cloth={order.clothPics?.[0] ?? null}
          proposedDate={price.state === 'known' ? (price.price.proposedDate ?? null) : null}
          errors={errors}
        >
          <LazySection>
            <ClothPictures pictures={order.clothPics ?? []} onChange={(clothPics) => change({ clothPics })} />
          </LazySection>
        </CounterLines>
        <CounterMoney {...{ order, change, price, daysAhead, errors }} onClear={() => setClearing(true)} />
        <CounterBar
          {...{ change, price, errors, loading, submitError }}
          money={order}
          take={t`Take & print`}
          onTake={() => void take()}
        />
      </Grid>
      <Confirm
        open={other !== null}
        title={t`Clear the order that was begun?`}
        text={t`An order for ${{ begun: order.customer?.name ?? '' }} is on the counter and isn’t taken yet.`}
        confirm={t`Clear, and begin one for ${{ name: other?.name ?? '' }}`}
        onConfirm={() => {
          begin({ ...emptyOrder(), customer: other })
          setOther(null)
        }}
        onClose={() => setOther(null)}
      />
      <Confirm
        open={clearing}
        title={t`Clear everything?`}
        text={t`The customer and the garments that were typed for this order are forgotten.`}
        confirm={t`Clear`}
        onConfirm={() => begin()}
        onClose={() => setClearing(false)}
      />
    </>
  )
}

const ownFields = [
  'customerId',
  'lines',
  'neededBy',
  'trialDate',
  'cash',
  'other',
  'amount',
  'method',
  'payment',
]
