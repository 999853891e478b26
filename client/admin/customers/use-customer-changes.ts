import { useMutation } from '@apollo/client/react'
import type { Permission, Role } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

const MakePasswordResetLink_mutation = graphql(`
  mutation MakePasswordResetLink($input: MakePasswordResetLinkInput!) {
    makePasswordResetLink(input: $input) {
      token
      expiresAt
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ChangeRole_mutation = graphql(`
  mutation ChangeRole($input: ChangeRoleInput!) {
    changeRole(input: $input) {
      customer {
        id
        role
        permissions
        staffRole {
          id
        }
        viewerCanResetPassword
        viewerCanAdminister
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ChangePermissions_mutation = graphql(`
  mutation ChangePermissions($input: ChangePermissionsInput!) {
    changePermissions(input: $input) {
      customer {
        id
        permissions
        staffRole {
          id
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const AssignStaffRole_mutation = graphql(`
  mutation AssignStaffRole($input: AssignStaffRoleInput!) {
    assignStaffRole(input: $input) {
      customer {
        id
        permissions
        staffRole {
          id
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const RemoveTwoFactor_mutation = graphql(`
  mutation RemoveTwoFactor($input: RemoveTwoFactorInput!) {
    removeTwoFactor(input: $input) {
      customer {
        id
        hasTwoFactor
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ExportCustomer_mutation = graphql(`
  mutation ExportCustomer($input: ExportCustomerInput!) {
    exportCustomer(input: $input) {
      json
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const DeleteCustomer_mutation = graphql(`
  mutation DeleteCustomer($input: DeleteCustomerInput!) {
    deleteCustomer(input: $input) {
      deletedCustomerId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export function useCustomerChanges() {
  const [sendLink] = useMutation(MakePasswordResetLink_mutation)
  const [sendRole] = useMutation(ChangeRole_mutation)
  const [sendPermissions] = useMutation(ChangePermissions_mutation)
  const [sendAssignment] = useMutation(AssignStaffRole_mutation)
  const [sendRemoval] = useMutation(RemoveTwoFactor_mutation)
  const [sendExport] = useMutation(ExportCustomer_mutation)
  const [sendDelete] = useMutation(DeleteCustomer_mutation)
  return {
    makeResetLink: async (customerId: string) =>
      (await sendLink({ variables: { input: { customerId } } })).data?.makePasswordResetLink,
    changeRole: async (customerId: string, role: Role) =>
      (await sendRole({ variables: { input: { customerId, role } } })).data?.changeRole,
    changePermissions: async (customerId: string, permissions: Permission[]) =>
      (await sendPermissions({ variables: { input: { customerId, permissions } } })).data?.changePermissions,
    assignStaffRole: async (customerId: string, staffRoleId: string) =>
      (await sendAssignment({ variables: { input: { customerId, staffRoleId } } })).data?.assignStaffRole,
    removeTwoFactor: async (customerId: string) =>
      (await sendRemoval({ variables: { input: { customerId } } })).data?.removeTwoFactor,
    /** The customer's personal data as a file. */
    download: async (customerId: string, name: string) => {
      const payload = (await sendExport({ variables: { input: { customerId } } })).data?.exportCustomer
      if (payload?.json) saveFile(`${name}.json`, payload.json)
      return payload
    },
    remove: async (customerId: string) => {
      const { data } = await sendDelete({
        variables: { input: { customerId } },
        update: (cache, { data: payload }) => {
          const id = payload?.deleteCustomer.deletedCustomerId
          if (!id) return
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' })
          cache.evict({ id: cache.identify({ __typename: 'Customer', id }) ?? '' })
        },
      })
      return data?.deleteCustomer
    },
  }
}

function saveFile(name: string, json: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
