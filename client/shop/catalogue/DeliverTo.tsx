import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { readPincode } from '../../../shared/grammars/phone.ts'
import type { DeliverTo_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { orderOptions } from '../../lib/order-options.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { cartQueue } from '../cart/in-order-link.ts'
import { useSession } from '../../app/session/session.ts'
import { DeliveryEstimates } from './DeliveryEstimates.tsx'
import { rememberedPincode } from './delivery-pincode.ts'
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

const SetDeliveryPincode_mutation = graphql(`
  mutation SetDeliveryPincode($input: SetDeliveryPincodeInput!) {
    setDeliveryPincode(input: $input) {
      cart {
        id
        deliveryPincode
        isDeliverable
        delivery
        promotions {
          name
          hindiName: name(locale: HI, fallback: false)
          code
          amount
        }
        totalToPay
      }
      userErrors {
        ...UserErrors
      }
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
  const [typed, setTyped] = useState<string | null>(null)
  const [checked, setChecked] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()
  const [mutate] = useMutation(SetDeliveryPincode_mutation, { context: cartQueue })
  const pincode = checked ?? (hydrated ? rememberedPincode.read() : null)
  const types = orderOptions(product)
    .filter(({ refusal }) => refusal === null)
    .map(({ productType }) => productType)
  if (types.length === 0) return null

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPincode(typed ?? pincode ?? '')
    if (read.kind !== 'pincode') {
      setError(
        read.kind === 'impossible'
          ? t`No pincode begins with 0. Please check its digits.`
          : t`A pincode has 6 digits.`,
      )
      return
    }
    const { digits: found } = read
    setError(null)
    setTyped(found)
    setChecked(found)
    rememberedPincode.write(found)
    // The cart follows; where that fails, the order's address decides all the same.
    if (token !== null && !expired)
      void mutate({ variables: { input: { pincode: found } } }).catch(() => null)
  }

  return (
    <Box as="section" aria-label={t`Delivery`} p="4" borderWidth="1px" borderRadius="l3">
      <chakra.form method="post" noValidate onSubmit={check}>
        <Flex gap="2" align="end">
          <Box flex="1">
            <TextField
              label={t`Deliver to pincode`}
              inputMode="numeric"
              autoComplete="postal-code"
              enterKeyHint="go"
              maxLength={30}
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : errorId}
              value={typed ?? pincode ?? ''}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Box>
          {/* Before hydration, a submission would leave the page. It looks the same then, so that nothing fades in. */}
          <Button type="submit" variant="outline" minH="11" disabled={!hydrated} _disabled={{ opacity: 1 }}>
            <Trans>Check</Trans>
          </Button>
        </Flex>
        {/* Not the field's own note, which would move the button. */}
        <Text id={errorId} role="alert" mt="1.5" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
          {error}
        </Text>
      </chakra.form>
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
