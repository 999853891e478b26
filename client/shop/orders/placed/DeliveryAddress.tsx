import { chakra, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeliveryAddress_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { noonOf } from '../../../lib/shop-days.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { dayFormat } from './order-dates.ts'
import { ParcelLines } from './ParcelLines.tsx'

export const DeliveryAddress_order = graphql(`
  fragment DeliveryAddress_order on Order {
    id
    placedBy
    fulfilment
    neededBy
    advance
    courier
    trackingNumber
    customer {
      name
      email
      phone
      street
      city
      state
      pincode
      country
    }
  }
`)

/** The delivery address and the contact details. */
export function DeliveryAddress({ order }: { order: DeliveryAddress_OrderFragment }) {
  const { t } = useLingui()
  const { placedBy, fulfilment, neededBy, advance } = order
  const isPickedUp = fulfilment === 'PICKUP'
  const { name, email, phone, street, city, state, pincode, country } = order.customer
  return (
    <Panel size="lg" title={isPickedUp ? t`Picked up at our shop by` : t`Delivered to`}>
      <chakra.address fontStyle="normal">
        {[
          name,
          ...(isPickedUp ? [] : [street, `${city} ${pincode}`, `${state}, ${country}`]),
          phone,
          email,
        ].map((line, index) => (
          <Text key={index} fontWeight={index === 0 ? 'semibold' : undefined} overflowWrap="anywhere">
            {line}
          </Text>
        ))}
      </chakra.address>
      <ParcelLines parcel={order} mt="3" />
      {advance === 0 && (
        <Text mt="3" color="fg.muted">
          {isPickedUp ? <Trans>Paid in cash at the shop</Trans> : <Trans>Cash on delivery</Trans>}
        </Text>
      )}
      {neededBy && <NeededBy day={neededBy} />}
      {placedBy && (
        <Text mt="1" color="fg.muted">
          <Trans>Taken down for you by {placedBy}</Trans>
        </Text>
      )}
    </Panel>
  )
}

function NeededBy({ day }: { day: string }) {
  const { i18n } = useLingui()
  const date = i18n.date(noonOf(day), dayFormat)
  return (
    <Text mt="1" fontWeight="semibold">
      <Trans>Needed by {date}</Trans>
    </Text>
  )
}
