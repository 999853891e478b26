import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderStatus } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { readForm } from '../forms/read-form.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { paymentsOf } from '../counter/received.ts'
import { ordersBy } from './find-in-copy.ts'
import type { CopiedOrder } from './counter-copy.ts'
import { OpenGarments } from './OpenGarments.tsx'
import { sendWrites } from './send-writes.ts'
import { useCounterCopy } from './use-counter-copy.ts'
import { addWrite, localIdOf, newWrite, type QueuedWrite } from './writes.ts'

interface OpenOrder {
  /** The shop's, or that of the write that makes it. */
  id: string
  number: string
  customer: string
  items: string
  /** In paise, without what waits to be sent. */
  balance: number
  garments: CopiedOrder['garments']
}

/** Whether its garments can be moved. */
const isInWorkshop: Partial<Record<OrderStatus, true>> = {
  CONFIRMED: true,
  MEASURED: true,
  STITCHING: true,
  TRIAL: true,
  READY: true,
}

/** At most so many are shown. */
const most = 20

/** Open orders as this device knows them, to look one up and to take money for it without a connection. */
export function OpenOrders({ writes }: { writes: QueuedWrite[] }) {
  const { t, i18n } = useLingui()
  const copy = useCounterCopy()
  const takesMoney = useIsAllowed('RECORD_PAYMENTS')
  const movesGarments = useIsAllowed('MANAGE_ORDERS')
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  if (!copy) return null
  const queued = writes.flatMap(({ write, state, provisionalNumber }): OpenOrder[] =>
    write.kind === 'order' && state !== 'sent' && !write.input.handedOver
      ? [
          {
            id: localIdOf(write),
            number: provisionalNumber,
            customer: write.customer,
            items: write.receipt.items.map((item) => designName(i18n, item)).join(', '),
            balance: write.receipt.balance ?? 0,
            garments: [],
          },
        ]
      : [],
  )
  const matches = ({ number, customer }: OpenOrder) =>
    `${number} ${customer}`.toLowerCase().includes(search.trim().toLowerCase())
  const copied = ordersBy(copy, search).map(
    ({ id, orderNumber: number, orderStatus, customer, items, balance, garments }): OpenOrder => ({
      id,
      number,
      customer: [customer.name, customer.phone].filter(Boolean).join(', '),
      items: items.map((item) => designName(i18n, item)).join(', '),
      balance: balance ?? 0,
      garments: isInWorkshop[orderStatus] ? garments : [],
    }),
  )
  const found = [...queued.filter(matches), ...copied].map((order) => ({
    ...order,
    balance: order.balance - receivedSince(order.id, writes, copy.takenAt),
  }))
  const time = formatMoment(copy.takenAt, i18n)
  return (
    <Panel title={t`Open orders`} note={t`As of ${time}, on this device.`} gap="2">
      <TextField
        label={t`Number, name or phone`}
        type="search"
        autoComplete="off"
        minH="12"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.slice(0, most).map((order) => (
        <Box key={order.id} as="article" aria-label={order.number} borderTopWidth="1px" py="1">
          <Flex columnGap="4" wrap="wrap" align="center" minH="11">
            <Text fontWeight="semibold">{order.number}</Text>
            <Text flex="1 1 10rem" minW="0">
              {[order.customer, order.items].filter(Boolean).join(' · ')}
            </Text>
            <Text fontVariantNumeric="tabular-nums">{formatExactRupees(order.balance)}</Text>
            {takesMoney && order.balance > 0 && openId !== order.id && (
              <Button minH="12" variant="outline" onClick={() => setOpenId(order.id)}>
                <Trans>Receive</Trans>
              </Button>
            )}
          </Flex>
          {movesGarments && <OpenGarments order={order} writes={writes} copy={copy} />}
          {openId === order.id && <Receive order={order} onDone={() => setOpenId(null)} />}
        </Box>
      ))}
      {found.length > most && (
        <Text color="fg.muted">
          <Trans>There are more: write a part of the number or the name.</Trans>
        </Text>
      )}
    </Panel>
  )
}

/** What was received for the order here and isn't in the copy, in paise. */
const receivedSince = (orderId: string, writes: QueuedWrite[], takenAt: string): number =>
  writes.reduce(
    (sum, { write, state }) =>
      write.kind === 'payment' && write.input.orderId === orderId && (state !== 'sent' || write.at > takenAt)
        ? sum + write.input.amount
        : sum,
    0,
  )

function Receive({ order, onDone }: { order: OpenOrder; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const client = useApolloClient()
  const [cash, setCash] = useState(amountText(order.balance))
  const [other, setOther] = useState('')
  const { loading, errors, setErrors, submitError, submit } = useSubmission(['cash', 'other'])
  const record = async () => {
    const money = readForm(i18n, (read) => paymentsOf(read, { cash, other, method: 'UPI' }, order.balance))
    if (money.errors) return setErrors(money.errors)
    const { state } = await submit(async () => {
      for (const { amount, method } of money.input) {
        const write = newWrite(order.customer)
        await addWrite({
          ...write,
          kind: 'payment',
          order: order.number,
          input: {
            orderId: order.id,
            amount,
            method,
            receivedAt: write.at,
            idempotencyKey: write.id,
          },
        })
      }
      return { userErrors: [] }
    })
    if (state !== 'done') return
    onDone()
    void sendWrites(client).catch(() => null)
  }
  return (
    <Form
      noValidate
      submit={t`Record the receipt`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void record()}
      actions={
        <Button variant="outline" minH="12" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SimpleGrid columns={2} gap="3">
        <AmountField label={t`Cash, ₹`} value={cash} error={errors.cash} onChange={setCash} />
        <AmountField label={t`UPI, ₹`} value={other} error={errors.other} onChange={setOther} />
      </SimpleGrid>
    </Form>
  )
}
