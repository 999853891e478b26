import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { nameOfItems } from './order-labels.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { HandOverQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { customerName } from '../../lib/customer-name.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CounterBar } from '../counter/CounterBar.tsx'
import type { OtherMethod } from '../counter/counter-order.ts'
import { paymentsOf, receivedOf } from '../counter/received.ts'
import { StoreCredit } from '../counter/StoreCredit.tsx'
import { readForm } from '../forms/read-form.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { garmentName } from '../workshop/garment-name.ts'
import { StatusBadge } from './StatusBadge.tsx'

const HandOver_query = graphql(`
  query HandOver($id: ID!) {
    order(id: $id) {
      id
      version
      orderNumber
      orderStatus
      nextStatuses
      balance
      storeCredit
      customer {
        name
        phone
      }
      items {
        productName
        hindiName: productName(locale: HI, fallback: false)
        quantity
      }
      garments {
        ...OrderGarment_garment
        productName
        hindiName: productName(locale: HI, fallback: false)
        category
      }
      invoices {
        id
        kind
        number
      }
    }
  }
`)

const HandOverOrder_mutation = graphql(`
  mutation HandOverOrder($input: HandOverOrderInput!) {
    handOverOrder(input: $input) {
      order {
        id
        version
        orderStatus
        nextStatuses
        balance
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Takes the balance, issues the invoice and hands an order over, in one step. */
export function HandOverPage() {
  const { t } = useLingui()
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(HandOver_query, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <UnreadPage title={t`The order could not be read`} retry={refetch} />
    ) : (
      <Skeleton height="96" borderRadius="l3" role="status" aria-label={t`Loading the order`} />
    )
  if (!data.order) return <AdminHeading title={t`There is no such order`} />
  return <HandOver key={data.order.version} order={data.order} />
}

type Order = NonNullable<HandOverQuery['order']>

function HandOver({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { id, version, orderNumber, customer } = order
  const balance = order.balance ?? 0
  const takesMoney = useIsAllowed('RECORD_PAYMENTS')
  const mayInvoice = useIsAllowed('ISSUE_INVOICES')
  const [money, setMoney] = useState(() => ({
    cash: takesMoney && balance > 0 ? amountText(balance) : '',
    other: '',
    method: 'UPI' as OtherMethod,
  }))
  const [issuesInvoice, setIssuesInvoice] = useState(false)
  const [confirmedUnpaid, setConfirmedUnpaid] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const [handOverOrder] = useMutation(HandOverOrder_mutation, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'today' }),
  })
  const { loading, errors, setErrors, submitError, submit } = useSubmission([
    'cash',
    'other',
    'amount',
    'method',
    'payment',
  ])
  const focusInvalid = useFocusInvalid(page, loading)
  const received = receivedOf(money)
  const unpaid = received ? Math.max(0, balance - received.cash - received.other) : 0
  const canHandOver = order.nextStatuses.some((next) => next === 'DELIVERED' || next === 'READY')
  const invoice = order.invoices.findLast(({ kind }) => kind !== 'CREDIT_NOTE')
  const changeMoney = (changes: Partial<typeof money>) => setMoney((before) => ({ ...before, ...changes }))
  const handOver = async () => {
    focusInvalid()
    const payments = readForm(i18n, (read) => paymentsOf(read, money, balance))
    if (payments.errors) return setErrors(payments.errors)
    const input = {
      id,
      version,
      payments: payments.input,
      issuesInvoice,
      confirmedUnpaid: confirmedUnpaid && unpaid > 0,
    }
    const { state } = await submit(
      async () => (await handOverOrder({ variables: { input } })).data?.handOverOrder,
    )
    if (state === 'done') void navigate(adminPaths.papers(id), { state: { isHandedOver: true } })
  }
  return (
    <Stack ref={page} gap="4">
      <AdminHeading title={t`Hand over ${orderNumber}`} beside={<StatusBadge status={order.orderStatus} />}>
        <Button asChild minH="12" variant="ghost">
          <RouterLink to={adminPaths.order(id)}>
            <Trans>Open the order</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Panel title={customerName(i18n, customer.name)} note={customer.phone ?? ''}>
        <Box as="ul" listStyleType="none">
          {order.garments.map(({ id: garmentId, code, stage, ...garment }) => (
            <Flex
              key={garmentId}
              as="li"
              justify="space-between"
              gap="3"
              minH="11"
              align="center"
              borderTopWidth="1px"
            >
              <Text>{`${code} ${garmentName(i18n, garment)}`}</Text>
              <Text color={stage.kind === 'DONE' ? 'fg.success' : 'fg.warning'}>
                {localizedName(i18n, stage)}
              </Text>
            </Flex>
          ))}
          {order.garments.length === 0 &&
            order.items.map((item, index) => (
              <Box key={index} as="li" minH="11" borderTopWidth="1px" pt="2">
                {nameOfItems(i18n, item)}
              </Box>
            ))}
        </Box>
      </Panel>
      {!canHandOver ? (
        <Text role="status">
          <Trans>This order can’t be handed over now.</Trans>
        </Text>
      ) : (
        <>
          <StoreCredit credit={order.storeCredit ?? 0} total={balance} money={money} change={changeMoney} />
          {invoice ? (
            <Text>{t`Invoice ${{ number: invoice.number }} is issued.`}</Text>
          ) : (
            mayInvoice && (
              <CheckField
                label={t`Issue the invoice`}
                checked={issuesInvoice}
                onChange={({ target }) => setIssuesInvoice(target.checked)}
              />
            )
          )}
          {unpaid > 0 && (
            <CheckField
              label={t`${{ unpaid: formatExactRupees(unpaid) }} stays unpaid`}
              checked={confirmedUnpaid}
              onChange={({ target }) => setConfirmedUnpaid(target.checked)}
            />
          )}
          <CounterBar
            {...{ money, errors, loading, submitError }}
            price={{
              state: 'known',
              price: {
                totalToPay: balance,
                delivery: 0,
                promotionTotal: 0,
                rounding: { amount: 0, isNegative: false },
                proposedDate: null,
              },
              copiedAt: null,
            }}
            change={changeMoney}
            totalLabel={t`To be paid`}
            take={t`Deliver & print`}
            onTake={() => void handOver()}
          />
        </>
      )}
    </Stack>
  )
}
