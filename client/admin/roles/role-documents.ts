import { graphql } from '../../__generated__/index.ts'

export const RolesForm_role = graphql(`
  fragment RolesForm_role on StaffRole {
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
      ...RolesForm_role
    }
  }
`)

export const SaveStaffRole_mutation = graphql(`
  mutation SaveStaffRole($input: SaveStaffRoleInput!) {
    saveStaffRole(input: $input) {
      staffRole {
        ...RolesForm_role
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SaveStaffRoles_mutation = graphql(`
  mutation SaveStaffRoles($input: SaveStaffRolesInput!) {
    saveStaffRoles(input: $input) {
      staffRoles {
        ...RolesForm_role
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
