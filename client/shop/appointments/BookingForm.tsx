import { useMutation } from '@apollo/client/react'
import { Button, SimpleGrid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AppointmentKind, AppointmentPlace } from '../../__generated__/graphql.ts'
import { appointmentKindNames, appointmentPlaceNames } from '../../lib/appointments.ts'
import { randomKey } from '../../lib/random-key.ts'
import { formatNearDay, formatTime } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { BookAppointment_mutation } from './appointment-documents.ts'
import { TimeChoice } from './TimeChoice.tsx'

interface BookingFormProps {
  /** Where the shop takes appointments. */
  places: readonly AppointmentPlace[]
  /** Null for somebody who calls without an order: with fields for the name and the number. */
  orderId: string | null
  kind: AppointmentKind
  address?: string
  /** The first day of the times. */
  from?: string
  /** Before the other fields. */
  contact?: (errors: Partial<Record<'customerName' | 'phone', string>>) => ReactNode
  onBooked: () => void
  onClose: () => void
}

const kinds = Object.keys(appointmentKindNames) as AppointmentKind[]

/** Books an appointment: what for, where, and one of the free times. */
export function BookingForm({ places, orderId, from, contact, ...props }: BookingFormProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState(props.kind)
  const [chosenPlace, setPlace] = useState<AppointmentPlace>(places.includes('SHOP') ? 'SHOP' : 'HOME')
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const [idempotencyKey] = useState(randomKey)
  const [book] = useMutation(BookAppointment_mutation)
  const { submit, loading, errors, setErrors, submitError } = useSubmission([
    'startsAt',
    'address',
    'place',
    'customerName',
    'phone',
  ])
  const place = kind === 'CLOTH_PICKUP' ? 'HOME' : chosenPlace
  const change = (setValue: () => void) => {
    setValue()
    setStartsAt(null)
    setErrors({})
  }
  const send = async (form: HTMLFormElement) => {
    if (startsAt === null) return setErrors({ startsAt: t`Choose a time.` })
    const input = {
      kind,
      place,
      startsAt,
      orderId,
      customerName: textIn(form, 'customerName') || null,
      phone: textIn(form, 'phone') || null,
      address: place === 'HOME' ? textIn(form, 'address') : null,
      // What is chosen after a refusal is another appointment.
      idempotencyKey: `${idempotencyKey} ${kind} ${place} ${startsAt}`,
    }
    const { state } = await submit(async () => (await book({ variables: { input } })).data?.bookAppointment)
    if (state === 'done') props.onBooked()
  }
  const when = startsAt && `${formatNearDay(startsAt, i18n)}, ${formatTime(startsAt, i18n)}`
  return (
    <Form
      noValidate
      submit={when === null ? t`Book it` : t`Book ${when}`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      actions={
        <Button variant="ghost" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {contact?.(errors)}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <SelectField
          label={t`What for`}
          value={kind}
          onChange={({ target }) => change(() => setKind(target.value as AppointmentKind))}
        >
          {kinds
            .filter((each) => each !== 'CLOTH_PICKUP' || places.includes('HOME'))
            .map((each) => (
              <option key={each} value={each}>
                {i18n._(appointmentKindNames[each])}
              </option>
            ))}
        </SelectField>
        {kind !== 'CLOTH_PICKUP' && places.length > 1 && (
          <SelectField
            label={t`Where`}
            value={place}
            error={errors.place}
            onChange={({ target }) => change(() => setPlace(target.value as AppointmentPlace))}
          >
            {places.map((each) => (
              <option key={each} value={each}>
                {i18n._(appointmentPlaceNames[each])}
              </option>
            ))}
          </SelectField>
        )}
      </SimpleGrid>
      {place === 'HOME' && (
        <TextArea
          label={t`Address that we come to`}
          name="address"
          autoComplete="street-address"
          minH="20"
          maxLength={300}
          defaultValue={props.address ?? ''}
          error={errors.address}
        />
      )}
      <TimeChoice
        key={place}
        place={place}
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
