import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CancelAppointment_mutation } from './appointment-documents.ts'

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

interface CancelAppointmentProps {
  id: string
  /** Names the appointment: 'Sat, 12 Dec, 10:00 am'. */
  when: string
  onCancelled: () => void
}

/** Cancels an appointment after a confirmation. */
export function CancelAppointment({ id, when, onCancelled }: CancelAppointmentProps) {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const [cancel] = useMutation(CancelAppointment_mutation)
  const { submit, loading, submitError } = useSubmission()
  const openDialog = async () => {
    if (await want()) setConfirming(true)
  }
  const send = async () => {
    const { state } = await submit(
      async () => (await cancel({ variables: { input: { id } } })).data?.cancelAppointment,
    )
    if (state === 'done') onCancelled()
  }
  return (
    <>
      <Button
        variant="ghost"
        minH="11"
        loading={loading}
        aria-label={t`Cancel the appointment ${when}`}
        onClick={() => void openDialog()}
      >
        <Trans context="appointment">Cancel</Trans>
      </Button>
      {submitError && (
        <Text role="alert" color="fg.error">
          {submitError}
        </Text>
      )}
      {ConfirmDialog && (
        <ConfirmDialog
          open={isConfirming}
          title={t`Cancel the appointment ${when}?`}
          text={t`Its time is free for others then.`}
          confirm={t`Cancel it`}
          decline={t`Leave it`}
          onConfirm={() => void send()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
