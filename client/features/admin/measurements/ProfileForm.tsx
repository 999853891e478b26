import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  CustomersMeasurements_CustomerFragment,
  LengthUnit,
  MeasuredProfile_ProfileFragment,
  SaveCustomersMeasurementsInput,
} from '../../../__generated__/graphql.ts'
import { asTypedOwn } from '../../../lib/own-measurements.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { FitHistory } from '../../orders/FitHistory.tsx'
import { garmentNames } from '../../orders/wizard/measurement-labels.ts'
import { CounterMeasurements } from '../counter/CounterMeasurements.tsx'
import { type CounterLine, lineOf, measurementsOf, textsOf } from '../counter/counter-order.ts'
import { LeaveConfirmation } from '../LeaveConfirmation.tsx'
import { SaveCustomersMeasurements_mutation } from './fit-documents.ts'

interface ProfileFormProps {
  customer: CustomersMeasurements_CustomerFragment
  /** Null for a new one. */
  profile: MeasuredProfile_ProfileFragment | null
  onDone: () => void
}

const kinds = ['BLOUSE', 'SUIT', 'LEHENGA', 'DRESS'] as const
type Kind = (typeof kinds)[number]

const labelOf = { BLOUSE: 'blouse', SUIT: 'suit', LEHENGA: 'lehenga', DRESS: 'dress' } as const

/** What the fields of measurements need of a line. */
const lineWith = (category: Kind, measurements: CounterLine['measurements']): CounterLine =>
  lineOf({ key: category, name: '', category, price: '', measurements })

/** As typed by whoever saved them. */
const valuesOf = (profile: MeasuredProfile_ProfileFragment | null): CounterLine['measurements'] =>
  Object.assign(
    {},
    ...kinds.map((kind) =>
      textsOf(
        lineWith(kind, {}),
        profile?.measurements.asTyped ?? {},
        asTypedOwn(profile?.measurements.own ?? []),
      ),
    ),
  ) as CounterLine['measurements']

/** Measurements of a person, entered or corrected by the shop. */
export function ProfileForm({ customer, profile, onDone }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<Kind>('BLOUSE')
  const [person, setPerson] = useState(profile?.person ?? customer.name)
  const [unit, setUnit] = useState<LengthUnit>(profile?.measurements.unit ?? 'INCH')
  const [values, setValues] = useState<Record<string, string>>(() => valuesOf(profile))
  const [isDirty, setIsDirty] = useState(false)
  const [mutate] = useMutation(SaveCustomersMeasurements_mutation, {
    update: (cache) => {
      if (!profile) cache.evict({ id: cache.identify({ __typename: 'Customer', id: customer.id })! })
    },
  })
  const { loading, errors, submitError, submit } = useSubmission(['person'])
  const save = async () => {
    const garments = Object.assign(
      {},
      ...kinds.map((each) => measurementsOf(lineWith(each, values))),
    ) as object
    const input: SaveCustomersMeasurementsInput = {
      customerId: customer.id,
      person,
      measurements: { unit, ...garments },
      ...(profile && { id: profile.id, version: profile.version }),
    }
    const outcome = await submit(
      async () => (await mutate({ variables: { input } })).data?.saveCustomersMeasurements,
    )
    if (outcome.state !== 'done') return
    void notify({ title: t`The measurements of ${person} are saved.` })
    onDone()
  }
  return (
    <Form
      submit={t`Save the measurements`}
      loading={loading}
      submitError={submitError}
      button={{ size: 'lg' }}
      actions={
        <Button variant="ghost" minH="12" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={() => void save()}
    >
      <LeaveConfirmation unsaved={isDirty} />
      <FitHistory history={customer.fitHistory} />
      <TextField
        label={t`Whose measurements`}
        autoComplete="off"
        minH="12"
        maxLength={100}
        required
        value={person}
        error={errors.person}
        onChange={({ currentTarget }) => setPerson(currentTarget.value)}
      />
      <SelectField
        label={t`Garment`}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {i18n._(garmentNames[labelOf[each]])}
          </option>
        ))}
      </SelectField>
      <CounterMeasurements
        key={kind}
        line={lineWith(kind, values)}
        order={{ customer: null, unit }}
        onChange={({ measurements = {} }) => {
          setValues(measurements)
          setIsDirty(true)
        }}
        onUnit={(chosen) => {
          setUnit(chosen)
          setIsDirty(true)
        }}
      />
    </Form>
  )
}
