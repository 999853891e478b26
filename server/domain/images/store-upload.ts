import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { OutcomeUnknown } from '../../platform/database/outage.ts'
import { isAdmin, requirePermission, requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { Forbidden, invalid, Refused, TooManyRequests, Unacceptable, Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import type { Picture } from './decode-upload.ts'
import { addEncodingJob } from './encode-common-sizes.ts'
import { isCustomers, newImageId } from './image-address.ts'
import { isFull, originalName } from './image-store.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** The purpose of a picture, by the names of the specification's upload call (section 7). */
export const uploadFields = z.object({ upload_preset: z.enum(['products', 'order_images', 'feedback']) })

export interface Upload {
  upload_preset?: unknown
  /** The uploaded file; null when none was sent. */
  file: Buffer | null
}

export interface StoredImage {
  id: string
  format: string
  width: number
  height: number
  /** The size of the stored original. */
  bytes: number
}

/** For a shopper, in 24 hours; uploads that the shop refused count. */
const maxUploads = 200
/** Refused uploads of a shopper in 24 hours: more are no mistakes. */
export const maxRefusedUploads = 50

const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores a picture of the viewer. Pictures of products require EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, TooManyRequests, Refused, Unacceptable
 */
export async function storeUpload(ctx: Context, { file, ...input }: Upload): Promise<StoredImage> {
  requireViewer(ctx.viewer)
  const { upload_preset: preset } = parse(uploadFields, input)
  if (preset === 'products') requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  if (!file?.length) throw invalid('file', (i18n) => i18n._('The file is missing.'))
  await requireQuota(ctx, ctx.db, ctx.viewer)
  const { decodeUpload } = await import('./decode-upload.ts')
  const picture = await decodeUpload(file)
  return keepPicture(ctx, ctx.viewer, picture, newImageId(preset === 'products' ? 'PICTURE' : 'CUSTOMERS'))
}

/**
 * The file is written first, so that no row ever names a missing picture; it is removed if the row fails. What may have a row
 * stays: files without one are removed every hour.
 */
export async function keepPicture(
  ctx: Context,
  owner: User,
  picture: Picture,
  id: string,
): Promise<StoredImage> {
  const { bytes, ...described } = picture
  const row = { id, ...described, bytes: bytes.length }
  try {
    await ctx.imageStore.write(originalName(id), bytes)
    await record(ctx, owner, row)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) await ctx.imageStore.remove(originalName(id))
    if (isFull(error))
      throw new Unacceptable('NO_ROOM', null, (i18n) =>
        i18n._('The shop has no room for pictures at the moment.'),
      )
    throw error
  }
  return row
}

/** Locks the user's row while the pictures are counted: parallel uploads cannot all pass below the quota. */
const record = (ctx: Context, owner: User, row: Omit<Prisma.ImageUncheckedCreateInput, 'ownerId'>) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockRow(tx, 'users', owner.id, 'FOR NO KEY UPDATE'))) throw new Unauthenticated()
    await requireQuota(ctx, tx, owner)
    await tx.image.create({ data: { ...row, ownerId: owner.id, createdAt: ctx.now() } })
    // Customers' pictures are seen by few.
    if (!isCustomers(row.id)) await addEncodingJob(tx, row.id)
  })

/**
 * Counts what the shop refused of an upload: reading it costs as much. Before a byte of the next one is read, those of
 * a shopper who had many refused are refused themselves.
 * @throws TooManyRequests after 50 in 24 hours
 */
export async function countRefusals(ctx: Context, upload: () => Promise<void>): Promise<void> {
  const { viewer } = ctx
  requireViewer(viewer)
  if (!isAdmin(viewer) && (await ctx.refusedUploads.count(viewer.id)) >= maxRefusedUploads)
    throw new TooManyRequests(60 * 60, (i18n) =>
      i18n._('{most} of your pictures were refused today. Please try again tomorrow, or call us.', {
        most: maxRefusedUploads,
      }),
    )
  try {
    await upload()
  } catch (error) {
    if (isRefusal(error)) await ctx.refusedUploads.add(viewer.id)
    throw error
  }
}

/** Whether it is about what was sent, and not about limits or the shop's own state. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Refused ||
  error instanceof Forbidden ||
  (error instanceof Unacceptable && error.reason !== 'NO_ROOM') ||
  // What the body's reader refuses: too large, or no form.
  (error instanceof Error && 'status' in error && Number(error.status) < 500)

/** @throws TooManyRequests */
export async function requireQuota(
  ctx: Context,
  db: Pick<Context['db'], 'image'>,
  owner: User,
): Promise<void> {
  if (isAdmin(owner)) return
  const now = ctx.now().getTime()
  const { _count, _min } = await db.image.aggregate({
    where: { ownerId: owner.id, createdAt: { gt: new Date(now - dayMs) } },
    _count: true,
    _min: { createdAt: true },
  })
  if (_count + (await ctx.refusedUploads.count(owner.id)) < maxUploads) return
  const freeAt = (_min.createdAt?.getTime() ?? now) + dayMs
  throw new TooManyRequests(Math.max(1, Math.ceil((freeAt - now) / 1000)), (i18n) =>
    i18n._('That’s {most} pictures in a day. Please send more tomorrow.', { most: maxUploads }),
  )
}
