import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { GstScheme } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { noonOf } from '../../lib/shop-days.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { dayFormat } from '../../shop/orders/placed/order-dates.ts'
import { ParcelLines } from '../../shop/orders/placed/ParcelLines.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { AmountRow } from './AmountRow.tsx'
import { type Paper, papers } from './paper.ts'
import type { ReceiptOrder, ReceiptSeller } from './printout-documents.ts'
import { ReceiptLines } from './ReceiptLines.tsx'

interface ReceiptProps {
  order: ReceiptOrder
  seller: ReceiptSeller
  paper: Paper
  ref: Ref<HTMLDivElement>
}

const taxNotes: Record<GstScheme, MessageDescriptor> = {
  REGULAR: msg`Prices include GST. This is not a tax invoice.`,
  COMPOSITION: msg`Composition taxable person, not eligible to collect tax on supplies. This is not a bill of supply.`,
  UNREGISTERED: msg`The shop is not registered for GST and charges none.`,
}

/** What was ordered, what it costs, what was paid and what is still to be paid. */
export function Receipt({ order, seller, paper, ref }: ReceiptProps) {
  const { i18n } = useLingui()
  const { width, margin, fontSize } = papers[paper]
  const isDelivered = order.orderStatus === 'DELIVERED'
  return (
    <Box
      ref={ref}
      as="article"
      data-receipt=""
      width={`${width - 2 * margin}mm`}
      bg="white"
      color="black"
      fontSize={fontSize}
      lineHeight="1.35"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      <Head order={order} seller={seller} />
      <ReceiptLines order={order} />
      <Payments order={order} isWide={paper === 'a4'} />
      {!isDelivered && <Days order={order} />}
      <ParcelLines parcel={order} />
      <Text mt="2mm">{i18n._(taxNotes[seller.scheme])}</Text>
      <Text mt="2mm" textAlign="center">
        {isDelivered ? (
          <Trans>Thank you.</Trans>
        ) : (
          <Trans>Thank you. Please bring this receipt with you.</Trans>
        )}
      </Text>
      {/* Beside the code to pay by, it would be taken for that. */}
      {!order.upiRequest && (
        <Flex mt="2mm" justify="center">
          <QrCode text={order.orderNumber} size="16mm" />
        </Flex>
      )}
    </Box>
  )
}

function Head({ order, seller }: Pick<ReceiptProps, 'order' | 'seller'>) {
  const { i18n } = useLingui()
  const { name, address, phone, gstin } = seller.party
  const { orderNumber, orderDate, customer, placedBy } = order
  const day = i18n.date(orderDate, dayFormat)
  const invoice = order.invoices.findLast(({ kind }) => kind !== 'CREDIT_NOTE')?.number
  return (
    <>
      <Box textAlign="center" pb="2mm" borderBottomWidth="0.3mm" borderColor="black">
        <Text fontSize="1.25em" fontWeight="bold">
          {name}
        </Text>
        {[...address, phone].filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {gstin && (
          <Text>
            <Trans>GSTIN: {gstin}</Trans>
          </Text>
        )}
      </Box>
      <Box py="2mm">
        <Heading as="h2" fontSize="1.2em" fontFamily="body" lineHeight="1.3">
          <Trans>Receipt for order {orderNumber}</Trans>
        </Heading>
        <Text>{day}</Text>
        {placedBy && (
          <Text>
            <Trans>Taken by {placedBy}</Trans>
          </Text>
        )}
        <Text>{[customerName(i18n, customer.name), customer.phone].filter(Boolean).join(', ')}</Text>
        {invoice && (
          <Text>
            <Trans>Invoice {invoice}</Trans>
          </Text>
        )}
      </Box>
    </>
  )
}

/** What was received and returned; corrected entries are left out. */
function Payments({ order, isWide }: { order: ReceiptOrder; isWide: boolean }) {
  const { i18n } = useLingui()
  const { payments, balance, refundDue, credited, upiRequest } = order
  const entries = payments.filter(({ kind, isReversed }) => kind !== 'REVERSAL' && !isReversed)
  const amount = formatExactRupees(upiRequest?.amount ?? 0)
  return (
    <Box py="2mm" borderTopWidth="0.3mm" borderColor="black">
      {entries.map(({ id, kind, method, amount, receivedAt }) => (
        <AmountRow
          key={id}
          label={
            <>
              {i18n._(paymentMethodNames[method])}, {i18n.date(receivedAt, shortDay)}
            </>
          }
          amount={kind === 'REFUND' ? -Math.abs(amount) : amount}
        />
      ))}
      {credited > 0 && <AmountRow label={<Trans>Credited</Trans>} amount={-credited} />}
      {refundDue > 0 && <AmountRow label={<Trans>We return to you</Trans>} amount={refundDue} strong />}
      {balance != null && <AmountRow label={<Trans>Still to pay</Trans>} amount={balance} strong />}
      {upiRequest && (
        <Flex mt="2mm" gap="2mm" align="center" direction={isWide ? 'row' : 'column'}>
          <QrCode text={upiRequest.link} size="30mm" />
          <Text textAlign={isWide ? 'start' : 'center'}>
            <Trans>Scan to pay {amount} by UPI</Trans>
          </Text>
        </Flex>
      )}
    </Box>
  )
}

const shortDay = { ...dayFormat, dateStyle: 'medium' } as const

function Days({ order: { neededBy, deliveryDate, garments } }: { order: ReceiptOrder }) {
  const { i18n } = useLingui()
  const trials = [...new Set(garments.flatMap(({ trialDate }) => trialDate ?? []))].sort()
  const trialDays = trials.map((day) => i18n.date(noonOf(day), dayFormat)).join(', ')
  const needed = neededBy && i18n.date(noonOf(neededBy), dayFormat)
  const ready = deliveryDate && i18n.date(deliveryDate, dayFormat)
  if (!trialDays && !needed && !ready) return null
  return (
    <Box py="2mm" borderTopWidth="0.3mm" borderColor="black">
      {trialDays && (
        <Text>
          <Trans>
            Trial: <b>{trialDays}</b>
          </Trans>
        </Text>
      )}
      {needed ? (
        <Text>
          <Trans>
            Needed by: <b>{needed}</b>
          </Trans>
        </Text>
      ) : (
        ready && (
          <Text>
            <Trans>
              Ready by: <b>{ready}</b>
            </Trans>
          </Text>
        )
      )}
    </Box>
  )
}
