import { isAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Issue, Refused, refuseIssues } from '../errors.ts'
import { imageAddress } from './image-address.ts'

/** A picture address in the input, and its field. */
export interface NamedPicture {
  field: string
  url: string
}

/** The id in an address of the shop's form, of any size and any host. */
const idIn = (url: string) =>
  /\/images\/([a-z0-9]{16,40})(?:-\d{3,4})?\.(?:avif|webp|jpg)$/.exec(url)?.[1] ?? null

const isOwn = (url: string) => url.startsWith('/images/')

/**
 * Addresses of the shop's own pictures must belong to existing pictures and, unless the viewer is an admin, to the
 * viewer's own or to nobody's. The error does not reveal which of the two fails. Addresses of other hosts are
 * accepted.
 * @throws Refused naming every field with another address
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
  refuseIssues(named.filter((picture) => !passes(picture)).map(missing))
}

/**
 * The address of a picture that the viewer uploaded here, for what others see: a picture of another host would tell it
 * who looks. Any address of it is accepted, and the shop's own is returned.
 * @throws Refused (INVALID), also for the picture of somebody else
 */
export async function requireOwnPicture(ctx: Context, field: string, url: string): Promise<string> {
  const id = idIn(url)
  const image = id && (await ctx.db.image.findUnique({ where: { id }, select: { ownerId: true } }))
  if (!id || !image || image.ownerId === null || image.ownerId !== ctx.viewer?.id)
    throw new Refused([missing({ field, url })])
  return imageAddress(id)
}

const missing = ({ field }: NamedPicture): Issue => ({
  field,
  code: 'INVALID',
  message: (i18n) => i18n._('There is no such picture of yours in the shop. Please upload it again.'),
})
