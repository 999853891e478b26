import { assignStaffRole } from '../../domain/staff-roles/assign-staff-role.ts'
import { findStaffRole, listStaffRoles } from '../../domain/staff-roles/list-staff-roles.ts'
import { deleteStaffRole, saveStaffRole, saveStaffRoles } from '../../domain/staff-roles/save-staff-role.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const staffRoles: Resolvers = {
  Query: { staffRoles: (_root, _args, ctx) => listStaffRoles(ctx) },
  Mutation: {
    assignStaffRole: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await assignStaffRole(ctx, input) })),
    saveStaffRole: (_root, { input }, ctx) =>
      withUserErrors({ staffRole: null }, async () => {
        const { staffRole, issues } = await saveStaffRole(ctx, input)
        return { staffRole, userErrors: issues }
      }),
    saveStaffRoles: (_root, { input }, ctx) =>
      withUserErrors({ staffRoles: [] }, async () => ({ staffRoles: await saveStaffRoles(ctx, input) })),
    deleteStaffRole: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedStaffRoleId: null }, async () => {
        await deleteStaffRole(ctx, id)
        return { deletedStaffRoleId: id }
      }),
  },
  Customer: {
    staffRole: ({ staffRoleId }, _args, ctx) =>
      staffRoleId === null ? null : findStaffRole(ctx, staffRoleId),
  },
}
