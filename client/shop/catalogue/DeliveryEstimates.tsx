import { useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import type { CartProductType } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { noonOf } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'

const DeliveryEstimates_query = graphql(`
  query DeliveryEstimates($pincode: String!, $productId: ID!, $readyMade: Boolean!, $tailor: Boolean!) {
    readyMade: deliveryEstimate(pincode: $pincode, productId: $productId, productType: READYMADE)
      @include(if: $readyMade) {
      isServed
      fee
      latest
    }
    tailor: deliveryEstimate(pincode: $pincode, productId: $productId, productType: TAILOR)
      @include(if: $tailor) {
      isServed
      fee
      latest
    }
  }
`)

interface DeliveryEstimatesProps {
  productId: string
  pincode: string
  types: readonly CartProductType[]
}

/** When a design would arrive, for each of the types, and for which fee. */
export function DeliveryEstimates({ productId, pincode, types }: DeliveryEstimatesProps) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(DeliveryEstimates_query, {
    variables: {
      pincode,
      productId,
      readyMade: types.includes('READYMADE'),
      tailor: types.includes('TAILOR'),
    },
    fetchPolicy: 'cache-and-network',
  })
  const estimates = { READYMADE: data?.readyMade, TAILOR: data?.tailor }
  const found = types.flatMap((type) => {
    const estimate = estimates[type]
    return estimate ? [{ type, ...estimate }] : []
  })
  const [first] = found
  if (!first)
    return error ? (
      <Text mt="2" textStyle="sm">
        <Trans>The day could not be read.</Trans>{' '}
        <Button variant="plain" px="1" minH="11" onClick={() => void refetch().catch(() => null)}>
          <Trans>Try again</Trans>
        </Button>
      </Text>
    ) : (
      <Text mt="2" color="fg.muted">
        {!data && <Trans>Looking up the day…</Trans>}
      </Text>
    )
  if (!first.isServed)
    return (
      <Text mt="2" color="fg.warning" fontWeight="semibold">
        <Trans>We don’t deliver to {pincode} yet. You can order it and pick it up at our shop.</Trans>
      </Text>
    )
  const fee = first.fee ? formatExactRupees(first.fee) : null
  return (
    <Stack gap="1" mt="2">
      {found.map(({ type, latest }) => {
        const label = i18n._(orderTypeNames[type])
        const day = latest ? i18n.date(noonOf(latest), { dateStyle: 'long', timeZone }) : ''
        return (
          <Text key={type}>
            <Trans>
              {label}: arrives by <strong>{day}</strong>
            </Trans>
          </Text>
        )
      })}
      <Text textStyle="sm" color="fg.muted">
        {fee ? t`Delivery ${fee}` : t`Free delivery`}
      </Text>
    </Stack>
  )
}
