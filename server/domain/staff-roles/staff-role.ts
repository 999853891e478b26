import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import { notFound } from '../errors.ts'

/** A named set of permissions for members of staff. */
export interface StaffRole {
  id: string
  name: string
  permissions: Permission[]
  memberCount: number
  isDefault: boolean
  version: number
}

export const withMemberCount = { _count: { select: { members: true } } } satisfies Prisma.StaffRoleInclude

type Row = Prisma.StaffRoleGetPayload<{ include: typeof withMemberCount }>

export const toStaffRole = ({ _count, ...row }: Row): StaffRole => ({ ...row, memberCount: _count.members })

export const unknownStaffRole = () =>
  notFound((i18n) => i18n._('There is no such role; it may have been deleted.'))

/** The roles with these ids. */
export async function readStaffRolesOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StaffRole>> {
  const rows = await db.staffRole.findMany({ where: { id: { in: [...ids] } }, include: withMemberCount })
  return new Map(rows.map((row) => [row.id, toStaffRole(row)]))
}
