import { useQuery } from '@apollo/client/react'
import { Box, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { CartSummary_CartFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { noonOf } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { rememberedPincode } from './delivery-pincode.ts'
import { PincodeForm } from './PincodeForm.tsx'
import { useSetDeliveryPincode } from './use-delivery-pincode.ts'

const CartDelivery_query = graphql(`
  query CartDelivery {
    shop {
      hasDeliveryZones
    }
  }
`)

const CartArrival_query = graphql(`
  query CartArrival {
    cart {
      id
      deliveryEstimate {
        isServed
        latest
      }
    }
  }
`)

export interface CartDeliveryProps {
  cart: Pick<CartSummary_CartFragment, 'itemCount' | 'deliveryPincode' | 'isDeliverable'>
}

/** Where the cart goes, and the day on which it arrives. Nothing in a shop without delivery zones. */
export function CartDelivery({ cart }: CartDeliveryProps) {
  const { deliveryPincode = null, isDeliverable, itemCount } = cart
  const { data } = useQuery(CartDelivery_query)
  const setDeliveryPincode = useSetDeliveryPincode()
  const { submit, loading, errors, submitError } = useSubmission(['pincode'])
  const hasZones = data?.shop.hasDeliveryZones === true

  const set = async (pincode: string) => {
    const { state } = await submit(() => setDeliveryPincode(pincode))
    if (state === 'done') rememberedPincode.write(pincode)
  }
  // The one that was typed before signing in, on the page of a design.
  const takeRemembered = useEffectEvent(() => {
    const remembered = rememberedPincode.read()
    if (deliveryPincode === null && remembered !== null) void set(remembered)
  })
  useEffect(() => {
    if (hasZones) takeRemembered()
  }, [hasZones])

  if (!hasZones) return null
  return (
    <Stack gap="2">
      <PincodeForm
        pincode={deliveryPincode}
        loading={loading}
        refusal={errors.pincode ?? submitError}
        onFound={(pincode) => void set(pincode)}
      />
      {/* As high as the day that it shows. */}
      <Box role="status" minH={deliveryPincode === null ? undefined : '6'}>
        {deliveryPincode !== null &&
          (isDeliverable ? (
            <ArrivalDay key={`${deliveryPincode} ${itemCount}`} />
          ) : (
            <Text color="fg.warning" fontSize="sm" fontWeight="semibold">
              <Trans>
                We don’t deliver to {deliveryPincode} yet. You can pick your order up at our shop.
              </Trans>
            </Text>
          ))}
      </Box>
    </Stack>
  )
}

/** By which day what is in the cart now arrives. */
function ArrivalDay() {
  const { i18n } = useLingui()
  const { data } = useQuery(CartArrival_query, {
    // Other orders may have filled the workshop meanwhile.
    fetchPolicy: 'network-only',
  })
  const latest = data?.cart.deliveryEstimate?.latest
  if (!latest) return null
  const day = i18n.date(noonOf(latest), { dateStyle: 'long', timeZone })
  return (
    <Text fontWeight="semibold">
      <Trans>Arrives by {day}</Trans>
    </Text>
  )
}
