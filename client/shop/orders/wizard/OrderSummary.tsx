import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatExactRupees } from '../../../lib/money.ts'
import { orderTypeNames } from '../../../lib/order-types.ts'
import { OrderAmounts } from '../OrderAmounts.tsx'
import { localizedName } from '../../../lib/localized-name.ts'
import { optionsOf, unitPriceOf } from './line-prices.ts'
import { garmentOfCustom } from './garment-measures.ts'
import { garmentNames } from './measurement-labels.ts'
import type { OrderValues } from './order-form.ts'
import { errorAt } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'

/** The order's lines with prices, the delivery and the total, or why it isn't known. */
export function OrderSummary() {
  const { subject, designs, options, total, payment } = useWizard()
  const { i18n } = useLingui()
  const { control, formState } = useFormContext<OrderValues>()
  const [lines, category] = useWatch({ control, name: ['lines', 'customCategory'] })
  if (subject.type === 'custom')
    return (
      <Box>
        <Heading as="h3" size="lg" mb="2">
          <Trans>Your order</Trans>
        </Heading>
        <Flex justify="space-between" gap="4">
          <Text>{category && i18n._(garmentNames[garmentOfCustom[category]])}</Text>
          <Text fontWeight="semibold">
            <Trans>Price on enquiry</Trans>
          </Text>
        </Flex>
      </Box>
    )
  return (
    <Box>
      <Heading as="h3" size="lg" mb="2">
        <Trans>Your order</Trans>
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {lines.map((line, index) => {
          const { productId, productType, quantity, size, style = [] } = line
          const design = designs.get(productId)
          if (!design) return <Skeleton as="li" key={index} height="12" />
          const price = unitPriceOf(line, design, options)
          const names = options && optionsOf(style, options).map((option) => localizedName(i18n, option))
          const errors = ['productId', 'quantity', 'size'].map((name) =>
            errorAt(formState.errors, `lines.${index}.${name}`),
          )
          return (
            <Box as="li" key={index}>
              <Flex justify="space-between" gap="4">
                <Box minW="0">
                  <Text fontWeight="semibold">{design.productName}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {[i18n._(orderTypeNames[productType]), size].filter(Boolean).join(' · ')} × {quantity}
                  </Text>
                  {names && names.length > 0 && <Text fontSize="sm">{names.join(', ')}</Text>}
                </Box>
                <Text whiteSpace="nowrap">{price !== null && formatExactRupees(price * quantity)}</Text>
              </Flex>
              {errors.filter(Boolean).map((error) => (
                <Text key={error} fontSize="sm" color="fg.error">
                  {error}
                </Text>
              ))}
            </Box>
          )
        })}
      </Stack>
      <Box mt="4">
        {total.state === 'known' && (
          <OrderAmounts
            {...total.totals}
            cashFee={payment.type === 'COD' ? payment.cashFee : 0}
            toPay={payment.toPay ?? total.totals.toPay}
          />
        )}
        <Box role="status">
          {total.state === 'calculating' && <Trans>The total is being calculated…</Trans>}
          {total.state === 'failed' && (
            <Stack gap="2" align="start">
              <Text>
                <Trans>The total could not be calculated. Check your connection and try again.</Trans>
              </Text>
              <Button variant="outline" onClick={total.retry}>
                <Trans>Calculate again</Trans>
              </Button>
            </Stack>
          )}
        </Box>
      </Box>
    </Box>
  )
}
