import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { OutcomeUnknown } from '../../database/outage.ts'
import { isAdmin, requirePermission, requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { invalid, TooManyRequests, Unacceptable, Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import type { Picture } from './decode-upload.ts'
import { isFull, originalName } from './image-store.ts'

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

/** For a shopper, in 24 hours; files that the shop refused count. */
const maxUploads = 200

const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores a picture of the viewer. Pictures of products require EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, TooManyRequests, Refused, Unacceptable
 */
export async function storeUpload(ctx: Context, { file, ...input }: Upload): Promise<StoredImage> {
  requireViewer(ctx.viewer)
  const { upload_preset: preset } = parse(uploadFields, input)
  if (preset === 'products') requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  if (!file?.length) throw invalid('file', 'The file is missing.')
  await requireQuota(ctx, ctx.db, ctx.viewer)
  const { decodeUpload } = await import('./decode-upload.ts')
  const { id } = ctx.viewer
  const picture = await decodeUpload(file).catch(async (error: unknown) => {
    // Reading a file costs as much when it is refused.
    await ctx.refusedUploads.add(id)
    throw error
  })
  return store(ctx, ctx.viewer, picture)
}

/**
 * The file is written first, so that no row ever names a missing picture; it is removed if the row fails. What may have a row
 * stays: files without one are removed every hour.
 */
async function store(ctx: Context, owner: User, picture: Picture): Promise<StoredImage> {
  const id = randomBytes(16).toString('hex')
  const { bytes, ...described } = picture
  const row = { id, ...described, bytes: bytes.length }
  try {
    await ctx.imageStore.write(originalName(id), bytes)
    await record(ctx, owner, row)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) await ctx.imageStore.remove(originalName(id))
    if (isFull(error))
      throw new Unacceptable('NO_ROOM', null, 'The shop has no room for pictures at the moment.')
    throw error
  }
  return row
}

/** Locks the user's row while the pictures are counted: parallel uploads cannot all pass below the quota. */
const record = (ctx: Context, owner: User, row: Omit<Prisma.ImageUncheckedCreateInput, 'ownerId'>) =>
  ctx.db.transaction(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "users" WHERE "id" = ${owner.id}::uuid FOR NO KEY UPDATE`
    if (held.length === 0) throw new Unauthenticated()
    await requireQuota(ctx, tx, owner)
    await tx.image.create({ data: { ...row, ownerId: owner.id, createdAt: ctx.now() } })
  })

/** @throws TooManyRequests */
async function requireQuota(ctx: Context, db: Pick<Context['db'], 'image'>, owner: User): Promise<void> {
  if (isAdmin(owner)) return
  const now = ctx.now().getTime()
  const { _count, _min } = await db.image.aggregate({
    where: { ownerId: owner.id, createdAt: { gt: new Date(now - dayMs) } },
    _count: true,
    _min: { createdAt: true },
  })
  if (_count + (await ctx.refusedUploads.count(owner.id)) < maxUploads) return
  const freeAt = (_min.createdAt?.getTime() ?? now) + dayMs
  throw new TooManyRequests(
    Math.max(1, Math.ceil((freeAt - now) / 1000)),
    `That’s ${maxUploads} pictures in a day. Please send more tomorrow.`,
  )
}
