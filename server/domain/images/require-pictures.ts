import { isAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Issue, Refused } from '../errors.ts'

/** An address that somebody gives for a picture, and where it stands in the input. */
export interface NamedPicture {
  field: string
  url: string
}

/** The id in an address of the shop's form, of any size and with any host before it. */
const idIn = (url: string) =>
  /\/images\/([a-z0-9]{16,40})(?:-\d{3,4})?\.(?:avif|webp|jpg)$/.exec(url)?.[1] ?? null

const isOwn = (url: string) => url.startsWith('/images/')

/**
 * Addresses of the shop's own pictures must be of pictures that are there and, unless the viewer is an admin, of the
 * viewer's own or of nobody's. Which of the two fails isn't told. Addresses elsewhere on the web pass.
 * @throws Refused naming every field that has another
 */
export async function requirePictures(ctx: Context, named: NamedPicture[]): Promise<void> {
  const ids = named.flatMap(({ url }) => idIn(url) ?? [])
  const images =
    ids.length === 0
      ? []
      : await ctx.db.image.findMany({ where: { id: { in: ids } }, select: { id: true, ownerId: true } })
  const owners = new Map(images.map(({ id, ownerId }) => [id, ownerId]))
  const passes = ({ url }: NamedPicture) => {
    const owner = owners.get(idIn(url) ?? '')
    if (owner === undefined) return !isOwn(url)
    return owner === null || owner === ctx.viewer?.id || isAdmin(ctx.viewer)
  }
  const [first, ...others] = named.filter((picture) => !passes(picture)).map(missing)
  if (first) throw new Refused([first, ...others])
}

const missing = ({ field }: NamedPicture): Issue => ({
  field,
  code: 'INVALID',
  message: 'There is no such picture of yours in the shop. Please upload it again.',
})
