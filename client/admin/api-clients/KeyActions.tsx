import { useMutation } from '@apollo/client/react'
import { Button, HStack, Stack } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiClientForm_ApiClientFragment } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { RevokeApiClient_mutation, RotateApiKey_mutation } from './api-client-documents.ts'
import { toNumber } from '../../lib/to-number.ts'

interface KeyActionsProps {
  client: ApiClientForm_ApiClientFragment
  onNewKey: (key: string) => void
  /** The stored client, which may differ from the one that is shown. */
  onStored: (client: ApiClientForm_ApiClientFragment) => void
  onRevoked: () => void
}

const overlaps = [
  ['24', msg`one day more`],
  ['168', msg`one week more`],
  ['0', msg`no longer`],
] as const

/** Replaces a client's key, or ends all of them. */
export function KeyActions({ client, onNewKey, onStored, onRevoked }: KeyActionsProps) {
  const { t, i18n } = useLingui()
  const [overlap, setOverlap] = useState('24')
  const [isRevoking, setRevoking] = useState(false)
  const [rotate] = useMutation(RotateApiKey_mutation)
  const [revoke] = useMutation(RevokeApiClient_mutation)
  const { loading, submitError, submit } = useSubmission()
  const { id, version, name } = client
  const makeKey = () =>
    submit(async () => {
      const input = { id, version, overlapHours: toNumber(overlap) }
      const payload = (await rotate({ variables: { input } })).data?.rotateApiKey
      if (payload?.apiClient) onStored(payload.apiClient)
      if (payload?.key) onNewKey(payload.key)
      return payload
    })
  const endKeys = async () => {
    const { state } = await submit(
      async () => (await revoke({ variables: { input: { id } } })).data?.revokeApiClient,
    )
    if (state !== 'done') return
    void notify({ title: t`The program’s keys no longer work` })
    onRevoked()
  }
  return (
    <Stack gap="3">
      <HStack gap="3" wrap="wrap" align="end">
        <SelectField
          label={t`The old key works`}
          value={overlap}
          onChange={({ currentTarget }) => setOverlap(currentTarget.value)}
        >
          {overlaps.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {i18n._(label)}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          loading={loading}
          loadingText={t`Make a new key`}
          onClick={() => void makeKey()}
        >
          <Trans>Make a new key</Trans>
        </Button>
        <Button variant="ghost" onClick={() => setRevoking(true)}>
          <Trans>Revoke</Trans>
        </Button>
      </HStack>
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={isRevoking}
        title={name}
        text={t`Revoke this program? Its keys stop working at once, and for good.`}
        confirm={t`Revoke`}
        onConfirm={() => void endKeys()}
        onClose={() => setRevoking(false)}
      />
    </Stack>
  )
}
