import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteToAccept_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatSigned, paiseOf } from '../../../lib/signed-amount.ts'
import { dayFormat } from './order-dates.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { OrderChanges } from './use-order-changes.ts'

export const QuoteToAccept_order = graphql(`
  fragment QuoteToAccept_order on Order {
    id
    viewerCanAcceptQuote
    quote {
      totalPrice
      delivery
      rounding {
        amount
        isNegative
      }
      totalToPay
      note
      acceptedAt
    }
  }
`)

interface QuoteToAcceptProps {
  order: QuoteToAccept_OrderFragment
  changes: OrderChanges
}

/** The quote for a custom order, with a button to accept it. */
export function QuoteToAccept({ order, changes }: QuoteToAcceptProps) {
  const { t, i18n } = useLingui()
  const { quote, viewerCanAcceptQuote } = order
  if (!quote || (!viewerCanAcceptQuote && !quote.acceptedAt)) return null
  const sum = formatExactRupees(quote.totalToPay)
  const goods = formatExactRupees(quote.totalPrice)
  const delivery = formatExactRupees(quote.delivery)
  const day = quote.acceptedAt && i18n.date(quote.acceptedAt, dayFormat)
  return (
    <Panel size="lg" title={t`Our price`} borderColor={viewerCanAcceptQuote ? 'brand.solid' : undefined}>
      <Stack gap="3">
        <Text fontSize="3xl" fontWeight="semibold" lineHeight="short">
          {sum}
        </Text>
        <Text color="fg.muted">
          <Trans>
            {goods} for the garment, {delivery} for delivery.
          </Trans>{' '}
          {quote.rounding.amount > 0 && (
            <Trans>Rounding {{ rounding: formatSigned(paiseOf(quote.rounding)) }}.</Trans>
          )}
        </Text>
        {quote.note && <Text overflowWrap="anywhere">“{quote.note}”</Text>}
        {day ? (
          <Text fontWeight="semibold" color="fg.success">
            <Trans>Agreed on {day}</Trans>
          </Text>
        ) : (
          <>
            <Text>
              <Trans>
                When you accept, this is what your order costs, and we begin with it. You pay it when it is
                handed to you. To talk it over first, just call us.
              </Trans>
            </Text>
            <Flex>
              <Button
                size="xl"
                loading={changes.changing === 'accept'}
                loadingText={t`Telling the shop…`}
                onClick={() => void changes.acceptQuote(quote.totalToPay)}
              >
                <Trans>Accept {sum}</Trans>
              </Button>
            </Flex>
          </>
        )}
      </Stack>
    </Panel>
  )
}
