import { graphql } from '../../__generated__/index.ts'

export const RoleForm_role = graphql(`
  fragment RoleForm_role on StaffRole {
    id
    name
    permissions
    memberCount
    isDefault
    version
  }
`)

export const StaffRoles_query = graphql(`
  query StaffRoles {
    staffRoles {
      id
      name
      ...RoleForm_role
    }
  }
`)

export const SaveStaffRole_mutation = graphql(`
  mutation SaveStaffRole($input: SaveStaffRoleInput!) {
    saveStaffRole(input: $input) {
      staffRole {
        ...RoleForm_role
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteStaffRole_mutation = graphql(`
  mutation DeleteStaffRole($input: DeleteStaffRoleInput!) {
    deleteStaffRole(input: $input) {
      deletedStaffRoleId
      userErrors {
        ...UserErrors
      }
    }
  }
`)
