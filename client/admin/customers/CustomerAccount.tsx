import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CustomerAccount_CustomerFragment, Role } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../app/session/session.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Permissions } from './Permissions.tsx'
import { RemoveTwoFactor } from './RemoveTwoFactor.tsx'
import { ResetLink } from './ResetLink.tsx'
import { roleNames } from './role-names.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { useCustomerChanges } from './use-customer-changes.ts'

export const CustomerAccount_customer = graphql(`
  fragment CustomerAccount_customer on Customer {
    id
    name
    role
    phone
    hasAccount
    viewerCanResetPassword
    viewerCanAdminister
    permissions
    staffRole {
      id
    }
    hasTwoFactor
  }
`)

/** What the owner may do with every customer, and account actions: a password reset link and, for the owner, role, export and deletion. */
export function CustomerAccount({ customer }: { customer: CustomerAccount_CustomerFragment }) {
  const { t } = useLingui()
  // An owner who has just become staff may no longer read the roles.
  const { userId } = useSession()
  const { id, name, role, phone, hasAccount, hasTwoFactor, viewerCanResetPassword, viewerCanAdminister } =
    customer
  return (
    <Panel title={t`Account`}>
      <Stack gap="4">
        {!hasAccount && (
          <Text color="fg.muted">
            <Trans>Entered by the shop; this customer can’t sign in.</Trans>
          </Text>
        )}
        {hasAccount && viewerCanResetPassword && (
          <ResetLink customerId={id} name={name} phone={phone ?? null} />
        )}
        {hasAccount && !viewerCanResetPassword && (
          <Text color="fg.muted">
            {role === 'SHOPPER'
              ? t`The owner decides who makes password links for customers.`
              : t`The owner alone makes links for the shop’s own people.`}
          </Text>
        )}
        {viewerCanAdminister && role === 'STAFF' && id !== userId && (
          <Permissions
            customerId={id}
            permissions={customer.permissions}
            staffRoleId={customer.staffRole?.id ?? null}
          />
        )}
        {viewerCanAdminister && hasTwoFactor && <RemoveTwoFactor customerId={id} name={name} />}
        {viewerCanAdminister && <Administration {...{ id, name, role, hasAccount }} />}
      </Stack>
    </Panel>
  )
}

interface Administered {
  id: string
  name: string
  role: Role
  hasAccount: boolean
}

function Administration({ id, name, role, hasAccount }: Administered) {
  const { t, i18n } = useLingui()
  const changes = useCustomerChanges()
  const { loading, submitError, submit } = useSubmission()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)

  const changeRole = async (to: Role) => {
    const { state } = await submit(() => changes.changeRole(id, to))
    if (state === 'done') void notify({ title: t`${name} is now: ${{ role: i18n._(roleNames[to]) }}.` })
  }
  const remove = async () => {
    if ((await submit(() => changes.remove(id))).state !== 'done') return
    void notify({ title: hasAccount ? t`The account was deleted.` : t`The customer was deleted.` })
    void navigate(adminPaths.customers(), { replace: true })
  }
  return (
    <>
      {hasAccount && (
        <RoleSelect customer={{ id, name, role }} disabled={loading} onChange={(to) => void changeRole(to)} />
      )}
      <SubmitError>{submitError}</SubmitError>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="2">
        <Button
          variant="outline"
          disabled={loading}
          onClick={() => void submit(() => changes.download(id, name))}
        >
          <Download aria-hidden />
          <Trans>Export all data</Trans>
        </Button>
        <Button variant="outline" colorPalette="red" disabled={loading} onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden />
          {hasAccount ? t`Delete the account` : t`Delete the customer`}
        </Button>
      </Stack>
      <Confirm
        open={isConfirming}
        title={hasAccount ? t`Delete ${name}’s account?` : t`Delete ${name}?`}
        text={t`Cart, drafts, measurements and pictures are deleted for good. Orders keep what a bill needs; feedback stays without the name.`}
        confirm={t`Delete for good`}
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
