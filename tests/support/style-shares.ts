import type { ApiClient } from './api-client.ts'

/** What is read of a link to a style. */
export const shareSelection = `id token sharerName product { id } customCategory category price readyBy createdAt expiresAt likes dislikes viewerLikes
  isOwner currency style { name price } flats { garment svg png } viewerVariant
  variants { number votes price readyBy currency style { name price } flats { garment svg png } }`

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
  const cast = async (input: object) => {
    const result = await who.graphql(
      `mutation ($input: VoteOnStyleInput!) {
        voteOnStyle(input: $input) {
          styleShare { likes dislikes viewerLikes viewerVariant } userErrors { field code message }
        }
      }`,
      { input },
      cookie ? { cookie } : {},
    )
    const [set] = result.headers.getSetCookie()
    if (set) cookie = set.split(';', 1)[0]!
    return { ...result, ...result.data?.voteOnStyle }
  }
  return {
    vote: (token: string, likes: boolean) => cast({ token, likes }),
    /** One of several styles. */
    choose: (token: string, variant: number, likes = true) => cast({ token, variant, likes }),
    read: (token: string) => readStyleShare(token, who, cookie ? { cookie } : {}),
    forge: (value: string) => void (cookie = value),
  }
}
