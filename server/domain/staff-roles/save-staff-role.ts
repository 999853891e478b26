import { z } from 'zod'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, Refused } from '../errors.ts'
import { isId, parse, requiredText, uniqueBy } from '../validation.ts'
import { findStaffRole } from './list-staff-roles.ts'
import { type StaffRole, toStaffRole, unknownStaffRole, withMemberCount } from './staff-role.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

export const maxStaffRoles = 50

const fields = z.object({
  name: requiredText(60),
  permissions: z
    .array(z.enum(Permission))
    .transform((permissions) => Object.values(Permission).filter((each) => permissions.includes(each))),
})

const input = fields.extend({ id: z.string().nullish(), version: z.int().nullish() })

const changes = z.object({
  staffRoles: z
    .array(fields.extend({ id: z.string(), version: z.int() }))
    .max(maxStaffRoles)
    .superRefine(uniqueBy('id', ({ id }) => id, /*i18n*/ 'This role is named twice. Keep one of them.')),
})

type Fields = z.infer<typeof fields>

/** The role after the save; with issues when nothing was saved because another change came first. */
export interface SavedStaffRole {
  staffRole: StaffRole
  issues: Issue[]
}

/**
 * Adds a role for staff, or changes one and what its members may do, if it is still at the named version; the owner
 * only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND, CONFLICT for a name that another role has, or more
 * than `maxStaffRoles`)
 */
export async function saveStaffRole(ctx: Context, given: unknown): Promise<SavedStaffRole> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, version, ...fields } = parse(input, given)
  try {
    if (id == null) return { staffRole: await add(ctx, fields), issues: [] }
    if (version == null)
      throw invalid('version', (i18n) => i18n._('Say which version of the role this changes.'))
    const saved = await ctx.db.transaction((tx) => change(tx, ctx, id, version, fields))
    const staffRole = await findStaffRole(ctx, id)
    if (!staffRole) throw unknownStaffRole()
    return { staffRole, issues: saved ? [] : [outdated] }
  } catch (error) {
    throw asNameTaken(error, 'name')
  }
}

/**
 * Changes several roles in one transaction: while one is refused, none is saved. The owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND; CONFLICT for a name that another role has, and for
 * a role that was changed since its version)
 */
export async function saveStaffRoles(ctx: Context, given: unknown): Promise<StaffRole[]> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const rows = parse(changes, given).staffRoles.map((role, row) => ({ ...role, field: `staffRoles.${row}.` }))
  return ctx.db.transaction(async (tx) => {
    const saved = new Map<string, StaffRole>()
    // In one order, so that two of them don't wait for each other.
    for (const { id, version, field, ...fields } of rows.toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ))
      try {
        const role = await change(tx, ctx, id, version, fields)
        if (!role) throw new Refused([outdated])
        saved.set(id, role)
      } catch (error) {
        if (!(error instanceof Refused)) throw asNameTaken(error, `${field}name`)
        const [issue] = error.issues
        throw new Refused([{ ...issue, field: `${field}${issue.field ?? 'id'}` }])
      }
    return rows.map(({ id }) => saved.get(id)!)
  })
}

/** What is thrown when a role could not be saved. */
const asNameTaken = (error: unknown, field: string) =>
  isUniqueViolation(error) ? conflict(field, (i18n) => i18n._('Another role has this name already.')) : error

const add = (ctx: Context, fields: Fields): Promise<StaffRole> =>
  ctx.db.transaction(async (tx) => {
    // Concurrent additions wait for each other, so that together they don't pass the limit.
    await tx.$executeRaw`LOCK TABLE "staff_roles" IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.staffRole.count()) >= maxStaffRoles)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} roles already. Delete one that nobody has.', { most: maxStaffRoles }),
      )
    const row = await tx.staffRole.create({ data: fields, include: withMemberCount })
    const staffRole = toStaffRole(row)
    await record(tx, ctx, 'add', null, staffRole)
    return staffRole
  })

/** The role as it was saved; null when another change came first. */
async function change(
  tx: Transaction,
  ctx: Context,
  id: string,
  version: number,
  fields: Fields,
): Promise<StaffRole | null> {
  const before = await lockStaffRole(tx, id)
  if (before.version !== version) return null
  const row = await tx.staffRole.update({
    where: { id },
    data: { ...fields, version: version + 1 },
    include: withMemberCount,
  })
  const after = toStaffRole(row)
  await tx.user.updateMany({ where: { staffRoleId: id }, data: { permissions: fields.permissions } })
  await record(tx, ctx, 'update', before, after)
  return after
}

/**
 * Deletes a role that nobody has; the owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND; CONFLICT for a role with members, and for the default one)
 */
export async function deleteStaffRole(ctx: Context, id: string): Promise<void> {
  requireShopOwner(ctx.viewer)
  await ctx.db.transaction(async (tx) => {
    const before = await lockStaffRole(tx, id)
    if (before.isDefault)
      throw conflict('id', (i18n) =>
        i18n._('New members of staff get this role. Change what it allows instead.'),
      )
    if (before.memberCount > 0)
      throw conflict('id', (i18n) =>
        i18n._('Somebody has this role. Give them another one before you delete it.'),
      )
    await tx.staffRole.delete({ where: { id } })
    await record(tx, ctx, 'delete', before, null)
  })
}

/**
 * Locks a role until the transaction ends, so that it isn't changed or deleted while it is assigned.
 * @throws Refused (NOT_FOUND)
 */
export async function lockStaffRole(tx: Transaction, id: string): Promise<StaffRole> {
  if (!isId(id)) throw unknownStaffRole()
  await lockRow(tx, 'staff_roles', id)
  const row = await tx.staffRole.findUnique({ where: { id }, include: withMemberCount })
  if (!row) throw unknownStaffRole()
  return toStaffRole(row)
}

const record = (
  tx: Transaction,
  ctx: Context,
  verb: 'add' | 'update' | 'delete',
  before: StaffRole | null,
  after: StaffRole | null,
) => {
  const { id, name } = (after ?? before)!
  return recordChange(tx, ctx, {
    action: `staffRole.${verb}`,
    entity: 'SHOP',
    entityId: id,
    entityName: name,
    before: before && recorded(before),
    after: after && recorded(after),
  })
}

const recorded = ({ memberCount: _, ...role }: StaffRole) => role

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This role was changed in another window. Look at it as it is now, then change it again.'),
}
