import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Appointment_FieldsFragment } from '../../__generated__/graphql.ts'
import { dayOfInstant, formatNearDay, formatTime } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { MoveAppointment_mutation } from './appointment-documents.ts'
import { TimeChoice } from './TimeChoice.tsx'

interface MoveFormProps {
  appointment: Appointment_FieldsFragment
  /** The first day of the times. */
  from?: string
  onMoved: () => void
  onClose: () => void
}

/** Moves an appointment to another of the free times. */
export function MoveForm({ appointment, from, onMoved, onClose }: MoveFormProps) {
  const { id, version, place } = appointment
  const { t, i18n } = useLingui()
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const [move] = useMutation(MoveAppointment_mutation)
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['startsAt'])
  const send = async () => {
    if (startsAt === null) return setErrors({ startsAt: t`Choose a time.` })
    const input = { id, version, startsAt }
    const { state } = await submit(async () => (await move({ variables: { input } })).data?.moveAppointment)
    if (state === 'done') onMoved()
  }
  const when = startsAt && `${formatNearDay(startsAt, i18n)}, ${formatTime(startsAt, i18n)}`
  return (
    <Form
      noValidate
      submit={when === null ? t`Move it` : t`Move it to ${when}`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void send()}
      actions={
        <Button variant="ghost" onClick={onClose}>
          <Trans>Leave it</Trans>
        </Button>
      }
    >
      <TimeChoice
        place={place}
        day={dayOfInstant(appointment.startsAt)}
        {...(from !== undefined && { from })}
        value={startsAt}
        error={errors.startsAt}
        onChoose={(time) => {
          setStartsAt(time)
          setErrors({})
        }}
      />
    </Form>
  )
}
