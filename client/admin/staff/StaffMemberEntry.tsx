import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminStaffQuery, StaffMember_FieldsFragment } from '../../__generated__/graphql.ts'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { RemoveStaffPin_mutation, UnlockStaffPin_mutation } from './staff-documents.ts'
import { StaffMemberForm } from './StaffMemberForm.tsx'

interface StaffMemberEntryProps {
  member: StaffMember_FieldsFragment
  roles: AdminStaffQuery['staffRoles']
}

/** Somebody on the staff, with how they sign in. */
export function StaffMemberEntry({ member, roles }: StaffMemberEntryProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [removePin] = useMutation(RemoveStaffPin_mutation)
  const [unlockPin] = useMutation(UnlockStaffPin_mutation)
  const { submit, loading, submitError } = useSubmission()
  const { id, name, email, staffRole, hasPin, isPinLocked, hasTwoFactor } = member
  const input = { id }
  const unlock = async () => {
    const { state } = await submit(
      async () => (await unlockPin({ variables: { input } })).data?.unlockStaffPin,
    )
    if (state === 'done') void notify({ title: t`${name} can try again.` })
  }
  const remove = () => submit(async () => (await removePin({ variables: { input } })).data?.removeStaffPin)
  return (
    <Box as="section" aria-label={name} p="4" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex justify="space-between" gap="3" wrap="wrap" align="center">
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h2" size="md" fontFamily="body" overflowWrap="anywhere">
              {name}
            </Heading>
            {isPinLocked && (
              <Badge colorPalette="red">
                <Trans>PIN locked</Trans>
              </Badge>
            )}
          </Flex>
          <Text color="fg.muted" overflowWrap="anywhere">
            {staffRole?.name ?? t`Permissions of their own`}
            {' · '}
            {[hasPin && t`PIN`, email].filter(Boolean).join(', ') || t`Can’t sign in: no PIN`}
          </Text>
          {hasTwoFactor && (
            <Text color="fg.muted">
              <Trans>Signs in with a second factor, so not by a PIN.</Trans>
            </Text>
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          {isPinLocked && (
            <Button minH="12" loading={loading} aria-label={t`Unlock: ${name}`} onClick={() => void unlock()}>
              <Trans>Unlock</Trans>
            </Button>
          )}
          {!isEditing && (
            <Button
              minH="12"
              variant="outline"
              aria-label={t`Change: ${name}`}
              onClick={() => setEditing(true)}
            >
              <Trans>Change</Trans>
            </Button>
          )}
          {hasPin && (
            <Button
              minH="12"
              variant="ghost"
              aria-label={t`Take the PIN away: ${name}`}
              onClick={() => setRemoving(true)}
            >
              <Trans>Take the PIN away</Trans>
            </Button>
          )}
        </Flex>
      </Flex>
      {submitError && (
        <Text role="alert" color="fg.error">
          {submitError}
        </Text>
      )}
      {isEditing && <StaffMemberForm member={member} roles={roles} onClose={() => setEditing(false)} />}
      <Confirm
        open={isRemoving}
        title={t`Take the PIN of ${name} away?`}
        text={
          email
            ? t`The shop’s tablets close for ${name} at once. Signing in with the e-mail goes on.`
            : t`${name} can’t sign in any more, from now on. What was done stays under this name.`
        }
        confirm={t`Take it away`}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      />
    </Box>
  )
}
