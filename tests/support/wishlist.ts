import type { Wishlist } from '../__generated__/api.ts'
import type { ApiClient, Json } from './api-client.ts'

export const idsOf = ({ wishlist }: { wishlist: Wishlist }) => wishlist.items.map(({ product }) => product.id)

/** The ids of the viewer's wishlist. */
export const wishedIds = async (who: ApiClient): Promise<string[]> =>
  idsOf((await who.graphql('{ wishlist { items { product { id } } } }')).data)

/** What a link shows. */
export const readShared = async (who: ApiClient, token: string): Promise<Json> =>
  (
    await who.graphql(
      'query ($token: String!) { sharedWishlist(token: $token) { ownerFirstName products { id productName } } }',
      { token },
    )
  ).data.sharedWishlist
