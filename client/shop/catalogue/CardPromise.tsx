import { Badge } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CardMarks_ProductFragment, PromisedDays_DaysFragment } from '../../__generated__/graphql.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { noonOf } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'

interface CardPromiseProps {
  product: Pick<
    CardMarks_ProductFragment,
    'availabilityStatus' | 'quantityInStock' | 'readyMadeOffer' | 'tailorOffer'
  >
  promised: PromisedDays_DaysFragment
}

/** In a list by a day: on which day the design is to be had at the earliest, and in which way. */
export function CardPromise({ product, promised }: CardPromiseProps) {
  const { i18n } = useLingui()
  const soonest = soonestOf(product, promised)
  if (!soonest) return null
  const label = i18n._(orderTypeNames[soonest.productType])
  const day = i18n.date(noonOf(soonest.day), { day: 'numeric', month: 'short', timeZone })
  return (
    <Badge variant="subtle" colorPalette="peacock" maxW="full" whiteSpace="normal">
      <Trans>
        {label}: by {day}
      </Trans>
    </Badge>
  )
}

function soonestOf(
  { availabilityStatus, quantityInStock, readyMadeOffer, tailorOffer }: CardPromiseProps['product'],
  { day: needed, readyMade, tailor }: PromisedDays_DaysFragment,
) {
  if (availabilityStatus !== 'AVAILABLE') return null
  const ways = [
    { productType: 'READYMADE', day: readyMadeOffer && quantityInStock > 0 ? readyMade : null },
    { productType: 'TAILOR', day: tailorOffer ? tailor : null },
  ] as const
  const inTime = ways.flatMap(({ productType, day }) => (day && day <= needed ? [{ productType, day }] : []))
  return inTime.sort((one, other) => (one.day < other.day ? -1 : 1))[0]
}
