import type { ApiClient, GraphQLResult, Json } from './api-client.ts'

export interface WishlistResult extends GraphQLResult {
  /** Null when it was refused. */
  wishlist: { id: string; items: { product: { id: string } }[]; shareToken: string | null } | null
  userErrors: Json[]
}

const fields = 'wishlist { id items { product { id } } shareToken } userErrors { field code message }'

async function run(who: ApiClient, name: string, input?: object): Promise<WishlistResult> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const result = await who.graphql(
    input === undefined
      ? `mutation { ${name} { ${fields} } }`
      : `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  )
  const { wishlist = null, userErrors = [] } = result.data?.[name] ?? {}
  return { ...result, wishlist, userErrors }
}

export const wish = (who: ApiClient, productId: string) => run(who, 'addToWishlist', { productId })
export const unwish = (who: ApiClient, productId: string) => run(who, 'removeFromWishlist', { productId })
export const mergeWishlist = (who: ApiClient, productIds: string[]) =>
  run(who, 'mergeWishlist', { productIds })
export const shareWishlist = (who: ApiClient) => run(who, 'shareWishlist')
export const stopSharing = (who: ApiClient) => run(who, 'stopSharingWishlist')

export const idsOf = ({ wishlist }: Pick<WishlistResult, 'wishlist'>) =>
  wishlist!.items.map(({ product }) => product.id)

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
