import { graphql } from '../../__generated__/index.ts'

/** The context of operations that must reach the server in order: all that read or change the wishlist. */
export const wishlistQueue = { queue: 'wishlist' }

export const WishedIds_query = graphql(`
  query WishedIds {
    wishlist {
      ...WishedIds_wishlist
    }
  }

  fragment WishedIds_wishlist on Wishlist {
    id
    items {
      product {
        id
      }
    }
  }
`)

export const AddToWishlist_mutation = graphql(`
  mutation AddToWishlist($input: AddToWishlistInput!) {
    change: addToWishlist(input: $input) {
      wishlist {
        ...WishedIds_wishlist
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RemoveFromWishlist_mutation = graphql(`
  mutation RemoveFromWishlist($input: RemoveFromWishlistInput!) {
    change: removeFromWishlist(input: $input) {
      wishlist {
        ...WishedIds_wishlist
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const MergeWishlist_mutation = graphql(`
  mutation MergeWishlist($input: MergeWishlistInput!) {
    mergeWishlist(input: $input) {
      wishlist {
        ...WishedIds_wishlist
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
