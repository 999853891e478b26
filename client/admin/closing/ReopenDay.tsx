import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDay } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { DayClosing_query, DayClosings_query, ReopenDay_mutation } from './closing-documents.ts'

/** Opens the last closed day again, with a reason and after a confirmation. */
export function ReopenDay({ date }: { date: string }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const [reopenDay] = useMutation(ReopenDay_mutation, {
    refetchQueries: [DayClosing_query, DayClosings_query],
    awaitRefetchQueries: true,
  })
  const { submit, loading, errors, submitError } = useSubmission(['reason'])
  const day = formatDay(date, i18n)
  const reopen = async () => {
    const input = { date, reason }
    const { state } = await submit(async () => (await reopenDay({ variables: { input } })).data?.reopenDay)
    if (state === 'done') void notify({ id: 'closing', title: t`${day} is open again.` })
  }
  if (!isOpen)
    return (
      <Button variant="outline" minH="12" alignSelf="start" onClick={() => setOpen(true)}>
        <Trans>Open this day again</Trans>
      </Button>
    )
  return (
    <>
      <Form
        submit={t`Open it again`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => setConfirming(true)}
        button={{ minH: '12', variant: 'outline' }}
        actions={
          <Button variant="ghost" minH="12" onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <TextField
          label={t`Why it is opened again`}
          maxLength={1000}
          required
          minH="12"
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
      <Confirm
        open={isConfirming}
        title={t`Open ${day} again?`}
        text={t`Payments and expenses of this day can be recorded again, and it has to be counted and closed again. The closing stays in the list with your reason.`}
        confirm={t`Open it again`}
        onConfirm={() => void reopen()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
