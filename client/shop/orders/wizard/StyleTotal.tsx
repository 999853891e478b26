import { useQuery } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { withLatinDigits } from '../../../../shared/grammars/digits.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { noonOf } from '../../../lib/shop-days.ts'
import { dayFormat } from '../placed/order-dates.ts'
import type { OrderValues } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

const StyleDay_query = graphql(`
  query StyleDay($pincode: String!, $productId: ID!, $style: [ID!]!) {
    deliveryEstimate(pincode: $pincode, productId: $productId, productType: TAILOR, style: $style) {
      isServed
      latest
    }
  }
`)

/** What the order costs as chosen, and when the garment would arrive. */
export function StyleTotal({ line, chosen }: { line: number | null; chosen: readonly string[] }) {
  const { total, payment } = useWizard()
  const { i18n } = useLingui()
  const { control } = useFormContext<OrderValues>()
  const [lines, pin] = useWatch({ control, name: ['lines', 'customer.pincode'] })
  const pincode = withLatinDigits(pin).trim()
  const productId = line === null ? undefined : lines[line]?.productId
  const variables = { pincode, productId: productId ?? '', style: [...chosen] }
  const { data, previousData } = useQuery(StyleDay_query, {
    variables,
    skip: productId === undefined || !/^[1-9]\d{5}$/.test(pincode),
  })
  const estimate = (data ?? previousData)?.deliveryEstimate
  const day = estimate?.isServed && estimate.latest ? i18n.date(noonOf(estimate.latest), dayFormat) : null
  return (
    <>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {payment.toPay !== null ? (
          <Trans>Total {{ sum: formatExactRupees(payment.toPay) }}</Trans>
        ) : total.state === 'none' ? (
          <Trans>Price on enquiry</Trans>
        ) : total.state === 'calculating' ? (
          <Trans>Total …</Trans>
        ) : (
          <Trans>Total –</Trans>
        )}
      </Text>
      {day && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>Arrives by {day}</Trans>
        </Text>
      )}
    </>
  )
}
