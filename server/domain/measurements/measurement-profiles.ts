import { z } from 'zod'
import { type Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { isAllowed, requirePermission, requireViewer } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { lockSeenCustomer } from '../customers/lock-customer.ts'
import { conflict, invalid, type Issue, notFound } from '../errors.ts'
import { canReadAllOrders } from '../orders/order-policy.ts'
import { isId, parse, requiredText } from '../validation.ts'
import { type MeasurementProfile, toProfile, withVersions } from './measurement-profile.ts'
import { measurementsInput } from './measurements-input.ts'
import { requireOwnFields } from './own-measurements.ts'

const maxProfiles = 30
const maxVersions = 20

/**
 * The viewer's own, by name of the person.
 * @throws Unauthenticated
 */
export async function listMeasurementProfiles(ctx: Context): Promise<MeasurementProfile[]> {
  requireViewer(ctx.viewer)
  return ctx.loaders.measurementProfiles.load(ctx.viewer.id)
}

/** A customer's, by name of the person, for those who read customers or work on orders; none for everybody else, nor of a deleted account. */
export const listCustomersProfiles = async (ctx: Context, userId: string | null) =>
  userId !== null && (isAllowed(ctx.viewer, 'VIEW_CUSTOMERS') || canReadAllOrders(ctx.viewer))
    ? ctx.loaders.measurementProfiles.load(userId)
    : []

const changes = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  person: requiredText(100).optional(),
  measurements: measurementsInput.optional(),
})

/** The profile after the save; with issues when nothing was saved because another change came first. */
export interface SavedProfile {
  measurementProfile: MeasurementProfile
  issues: Issue[]
}

/**
 * Creates a profile, or changes the viewer's own profile if it is still at the named version.
 * @throws Unauthenticated, Refused (NOT_FOUND, INVALID, CONFLICT when there are too many)
 */
export async function saveMeasurementProfile(ctx: Context, input: unknown): Promise<SavedProfile> {
  requireViewer(ctx.viewer)
  return save(ctx, { userId: ctx.viewer.id, savedBy: null }, parse(changes, input))
}

/**
 * The same for a customer with or without an account; requires VIEW_CUSTOMERS. The audit log names the person, without the
 * measurements, which it would outlive.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, INVALID, CONFLICT)
 */
export async function saveCustomersMeasurements(ctx: Context, input: unknown): Promise<SavedProfile> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const savedBy = ctx.viewer.name
  const { customerId } = parse(z.object({ customerId: z.string() }), input)
  const change = parse(changes, input)
  const { id, name } = await ctx.db.transaction((tx) => lockSeenCustomer(tx, ctx, customerId))
  const saved = await save(ctx, { userId: id, savedBy }, change)
  if (saved.issues.length === 0)
    await ctx.db.transaction((tx) =>
      recordChange(tx, ctx, {
        action: 'customer.measure',
        entity: 'CUSTOMER',
        entityId: id,
        entityName: name,
        before: null,
        after: { person: saved.measurementProfile.person },
      }),
    )
  return saved
}

/** Whose profile it is, and who of the shop saves it; null for the customer. */
interface Saver {
  userId: string
  savedBy: string | null
}

async function save(
  ctx: Context,
  saver: Saver,
  { id, version, person, measurements }: z.infer<typeof changes>,
): Promise<SavedProfile> {
  const { userId, savedBy } = saver
  await requireOwnFields(ctx, [['measurements', measurements]])
  if (id == null) return { measurementProfile: await begin(ctx, saver, person, measurements), issues: [] }
  if (version == null)
    throw invalid('version', (i18n) => i18n._('Say which version of the profile this changes.'))
  if (!isId(id)) throw unknownProfile()
  const issues = await ctx.db.transaction(async (tx) => {
    const { count } = await tx.measurementProfile.updateMany({
      where: { id, userId, version },
      data: { person, version: version + 1, updatedAt: ctx.now() },
    })
    if (count === 0) return [outdated]
    const before = await tx.measurementProfileVersion.findUniqueOrThrow({
      where: { profileId_version: { profileId: id, version } },
    })
    await tx.measurementProfileVersion.create({
      data: {
        profileId: id,
        version: version + 1,
        measurements: (measurements ?? before.measurements) as Prisma.InputJsonObject,
        savedAt: ctx.now(),
        savedBy,
      },
    })
    await tx.measurementProfileVersion.deleteMany({
      where: { profileId: id, version: { lte: version + 1 - maxVersions } },
    })
    return []
  })
  const row = await ctx.db.measurementProfile.findUnique({ where: { id, userId }, include: withVersions })
  if (!row) throw unknownProfile()
  return { measurementProfile: toProfile(row), issues }
}

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._(
      'These measurements were changed in another window. Look at them as they are now, then change them again.',
    ),
}

/** Creates a profile. Two concurrent ones may exceed the limit by one, which does no harm. */
async function begin(
  ctx: Context,
  { userId, savedBy }: Saver,
  person: string | undefined,
  measurements: z.infer<typeof measurementsInput> = {},
): Promise<MeasurementProfile> {
  if (person === undefined) throw invalid('person', (i18n) => i18n._('Say whose measurements they are.'))
  if ((await ctx.db.measurementProfile.count({ where: { userId } })) >= maxProfiles)
    throw conflict(null, (i18n) =>
      i18n._('There are {most} profiles already. Delete one that is not needed any more.', {
        most: maxProfiles,
      }),
    )
  const now = ctx.now()
  const row = await ctx.db.measurementProfile.create({
    data: {
      userId,
      person,
      updatedAt: now,
      versions: {
        create: { version: 1, measurements, savedAt: now, savedBy },
      },
    },
    include: withVersions,
  })
  return toProfile(row)
}

/**
 * Deletes one of the viewer's own, with all its versions.
 * @throws Unauthenticated, Refused (NOT_FOUND)
 */
export async function deleteMeasurementProfile(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const { count } = isId(id)
    ? await ctx.db.measurementProfile.deleteMany({ where: { id, userId: ctx.viewer.id } })
    : { count: 0 }
  if (count === 0) throw unknownProfile()
}

const unknownProfile = () =>
  notFound((i18n) => i18n._('There are no such measurements; they may have been deleted.'))
