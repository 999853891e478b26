import { graphql } from '../../__generated__/index.ts'

/**
 * All fields of the cart page: every mutation returns them, and optimistic responses contain them. Nothing else selects the
 * items, because the cache merges lists that are selected twice into new objects: all lines would then be rendered for each change.
 */
export const CartContents_cart = graphql(`
  fragment CartContents_cart on Cart {
    id
    items {
      id
      ...CartLine_item
    }
    itemCount
    ...CartSummary_cart
    ...RemovedLines_cart
  }
`)

export const CartPage_query = graphql(`
  query CartPage {
    cart {
      id
      ...CartContents_cart
    }
  }
`)

export const AddToCart_mutation = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart {
        id
        ...CartContents_cart
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ChangeCartQuantity_mutation = graphql(`
  mutation ChangeCartQuantity($input: ChangeCartQuantityInput!) {
    changeCartQuantity(input: $input) {
      cart {
        id
        ...CartContents_cart
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ApplyCoupon_mutation = graphql(`
  mutation ApplyCoupon($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      cart {
        id
        ...CartContents_cart
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RemoveCoupon_mutation = graphql(`
  mutation RemoveCoupon {
    removeCoupon {
      cart {
        id
        ...CartContents_cart
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RemoveFromCart_mutation = graphql(`
  mutation RemoveFromCart($input: RemoveFromCartInput!) {
    removeFromCart(input: $input) {
      cart {
        id
        ...CartContents_cart
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
