import { Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { CouponField_CartFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { CouponForm } from './CouponForm.tsx'

export const CouponField_cart = graphql(`
  fragment CouponField_cart on Cart {
    id
    coupon {
      code
      problem {
        message
      }
    }
    finalTotal
    missingForFreeDelivery
  }
`)

export interface CouponFieldProps {
  cart: CouponField_CartFragment
}

/** The coupon of the account, with the reason if it takes nothing off; or a field to apply one. */
export function CouponField({ cart }: CouponFieldProps) {
  const { coupon, finalTotal, missingForFreeDelivery } = cart
  // Shown from half of the way on.
  const isNear = missingForFreeDelivery != null && missingForFreeDelivery <= finalTotal
  const missing = isNear ? formatExactRupees(missingForFreeDelivery) : null
  return (
    <Stack gap="3">
      {missing && (
        <Text color="fg.success" fontSize="sm">
          <Trans>{missing} more for free delivery</Trans>
        </Text>
      )}
      <CouponForm coupon={coupon} />
    </Stack>
  )
}
