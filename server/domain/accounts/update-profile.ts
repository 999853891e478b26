import { z } from 'zod'
import { isMissing } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { Unauthenticated } from '../errors.ts'
import { optionalWebAddress, parse, requiredText } from '../validation.ts'
import { requireOwnPicture } from '../images/require-pictures.ts'
import { requireViewer } from './policy.ts'
import { type User, userColumns } from './user.ts'

const change = z.object({ name: requiredText(100).optional(), profilePicture: optionalWebAddress })

/**
 * Changes the viewer's name and picture, which is one that the viewer uploaded here. Omitted fields stay; null removes the
 * picture.
 * @throws Unauthenticated, Refused (INVALID)
 */
export async function updateProfile(ctx: Context, input: unknown): Promise<User> {
  requireViewer(ctx.viewer)
  const data = parse(change, input)
  const { profilePicture } = data
  // The picture that Google gave stays as long as it isn't replaced.
  if (profilePicture && profilePicture !== ctx.viewer.profilePicture)
    data.profilePicture = await requireOwnPicture(ctx, 'profilePicture', profilePicture)
  try {
    return await ctx.db.user.update({ where: { id: ctx.viewer.id }, data, select: userColumns })
  } catch (error) {
    // The account was deleted after the request began.
    throw isMissing(error) ? new Unauthenticated() : error
  }
}
