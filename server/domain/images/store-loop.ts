import { loopFrames } from '../../../shared/images/loops.ts'
import { requirePermission, requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { newImageId } from './image-address.ts'
import { keepPicture, requireQuota, type StoredImage } from './store-upload.ts'

/**
 * Stores a loop for products: one picture that moves. Its other sizes are of its first frame.
 * @param frames in their order, 8 for each second
 * @throws Unauthenticated, Forbidden, TooManyRequests, Refused, Unacceptable
 */
export async function storeLoop(ctx: Context, frames: Buffer[]): Promise<StoredImage> {
  requireViewer(ctx.viewer)
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  if (frames.length < loopFrames.least || frames.length > loopFrames.most) throw wrongCount()
  await requireQuota(ctx, ctx.db, ctx.viewer)
  const { decodeLoop } = await import('./decode-loop.ts')
  return keepPicture(ctx, ctx.viewer, await decodeLoop(frames), newImageId('LOOP'))
}

/** Of frames that are too many or too few. */
export const wrongCount = () =>
  invalid('frames', (i18n) =>
    i18n._('A loop has {least} to {most} frames, each in the field “frames”.', loopFrames),
  )
