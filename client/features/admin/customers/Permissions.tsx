import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Permission } from '../../../__generated__/graphql.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { CheckField } from '../products/CheckField.tsx'
import { useCustomerChanges } from './use-customer-changes.ts'

const names: Record<Permission, string> = {
  MANAGE_ORDERS: 'See and change orders, alterations and returns',
  VIEW_CUSTOMERS: 'See customers and who waits for designs',
  EDIT_PRODUCTS: 'Add and change products',
  CHANGE_PRICES: 'Set prices, discounts and shipping costs of products',
  DELETE_PRODUCTS: 'Delete products',
  MODERATE_FEEDBACK: 'Reply to feedback and hide it',
  MANAGE_PROMOTIONS: 'See and change offers',
  VIEW_REVENUE: 'See what the shop earns',
  CHANGE_SETTINGS: 'Change the settings, occasions, delivery and taxes',
  RESET_PASSWORDS: 'Make password links for customers',
  RECORD_PAYMENTS: 'Record payments',
  REVERSE_PAYMENTS: 'Reverse payments and record refunds',
  ISSUE_INVOICES: 'Issue invoices and credit notes',
  GIVE_DISCOUNTS: 'Agree on discounts',
  CLOSE_DAYS: 'Count the cash and close days',
  RECORD_EXPENSES: 'Record expenses',
}

interface PermissionsProps {
  customerId: string
  permissions: readonly Permission[]
}

/** What a member of staff may do beyond what all staff may do. */
export function Permissions({ customerId, permissions }: PermissionsProps) {
  const label = useId()
  const { changePermissions } = useCustomerChanges()
  const { loading, submitError, submit } = useSubmission()
  return (
    <Box role="group" aria-labelledby={label}>
      <Text id={label} textStyle="label">
        May also
      </Text>
      {(Object.keys(names) as Permission[]).map((permission) => (
        <CheckField
          key={permission}
          label={names[permission]}
          checked={permissions.includes(permission)}
          disabled={loading}
          onChange={({ target }) => {
            const others = permissions.filter((each) => each !== permission)
            void submit(() =>
              changePermissions(customerId, target.checked ? [...others, permission] : others),
            )
          }}
        />
      ))}
      <SubmitError>{submitError}</SubmitError>
    </Box>
  )
}
