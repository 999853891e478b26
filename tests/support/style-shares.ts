import type { ApiClient } from './api-client.ts'

/** What is read of a link to a style. */
export const shareSelection = `id token sharerName product { id } customCategory category price readyBy createdAt expiresAt likes dislikes viewerLikes
  isOwner currency style { name price } flats { garment svg png }`

/** What the link shows; null when it works no more. */
export const readStyleShare = async (token: string, who: ApiClient, headers: Record<string, string> = {}) =>
  (
    await who.graphql(
      `query ($token: String!) { styleShare(token: $token) { ${shareSelection} } }`,
      { token },
      headers,
    )
  ).data.styleShare

/** A browser keeps the cookies that it gets. */
export function votingBrowser(who: ApiClient) {
  let cookie = ''
  return {
    vote: async (token: string, likes: boolean) => {
      const result = await who.graphql(
        `mutation ($input: VoteOnStyleInput!) {
          voteOnStyle(input: $input) { styleShare { likes dislikes viewerLikes } userErrors { field code message } }
        }`,
        { input: { token, likes } },
        cookie ? { cookie } : {},
      )
      const [set] = result.headers.getSetCookie()
      if (set) cookie = set.split(';', 1)[0]!
      return { ...result, ...result.data?.voteOnStyle }
    },
    read: (token: string) => readStyleShare(token, who, cookie ? { cookie } : {}),
    forge: (value: string) => void (cookie = value),
  }
}
