import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeliverTo_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { orderOptions } from '../../lib/order-options.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../../app/session/session.ts'
import { PincodeForm } from '../cart/PincodeForm.tsx'
import { rememberedPincode } from '../cart/delivery-pincode.ts'
import { useSetDeliveryPincode } from '../cart/use-delivery-pincode.ts'
import { DeliveryEstimates } from './DeliveryEstimates.tsx'
import type { ProductChoice } from './product-choice.ts'

export const DeliverTo_product = graphql(`
  fragment DeliverTo_product on Product {
    id
    availabilityStatus
    quantityInStock
    readyMadeOffer {
      listPrice
      unitPrice
    }
    tailorOffer {
      listPrice
      unitPrice
    }
  }
`)

interface DeliverToProps {
  product: DeliverTo_ProductFragment
  choice: ProductChoice | null
}

/** A pincode, and when the design would arrive there in each way in which it can be ordered. */
export function DeliverTo({ product, choice }: DeliverToProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const { token, expired } = useSession()
  const [checked, setChecked] = useState<string | null>(null)
  const setDeliveryPincode = useSetDeliveryPincode()
  const pincode = checked ?? (hydrated ? rememberedPincode.read() : null)
  const types = orderOptions(product)
    .filter(({ refusal }) => refusal === null)
    .map(({ productType }) => productType)
  if (types.length === 0) return null

  const check = (found: string) => {
    setChecked(found)
    rememberedPincode.write(found)
    // The cart follows; where that fails, the order's address decides all the same.
    if (token !== null && !expired) void setDeliveryPincode(found).catch(() => null)
  }

  return (
    <Box as="section" aria-label={t`Delivery`} p="4" borderWidth="1px" borderRadius="l3">
      <PincodeForm pincode={pincode} onFound={check} />
      <Box role="status">
        {pincode !== null && (
          <DeliveryEstimates
            productId={product.id}
            pincode={pincode}
            types={choice ? types.filter((type) => type === choice.productType) : types}
          />
        )}
      </Box>
    </Box>
  )
}
