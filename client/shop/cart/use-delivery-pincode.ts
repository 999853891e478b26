import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { cartQueue } from './in-order-link.ts'

const SetDeliveryPincode_mutation = graphql(`
  mutation SetDeliveryPincode($input: SetDeliveryPincodeInput!) {
    setDeliveryPincode(input: $input) {
      cart {
        id
        deliveryPincode
        isDeliverable
        delivery
        promotions {
          ...AppliedPromotion
        }
        rounding {
          amount
          isNegative
        }
        totalToPay
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Tells the account's cart where it is delivered. */
export function useSetDeliveryPincode() {
  const [mutate] = useMutation(SetDeliveryPincode_mutation, { context: cartQueue })
  return async (pincode: string) =>
    (await mutate({ variables: { input: { pincode } } })).data?.setDeliveryPincode
}
