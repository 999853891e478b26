import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type {
  CustomersMeasurements_CustomerFragment,
  MeasuredProfile_ProfileFragment,
  SaveCustomersMeasurementsInput,
} from '../../__generated__/graphql.ts'
import { lengthProblemSentence } from '../../lib/length-problem-sentence.ts'
import {
  lengthInputs,
  lengthProblems,
  namesToSend,
  noLengths,
  type TypedLengths,
  typedLengthsOf,
} from '../../lib/typed-lengths.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { FitHistory } from '../../shop/orders/FitHistory.tsx'
import { garmentNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { CounterMeasurements } from '../counter/CounterMeasurements.tsx'
import { type CounterLine, lineOf, ofLengths, USUAL_UNIT } from '../counter/counter-order.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
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

const garmentsOf = Object.values(labelOf)

/** What the fields of measurements need of a line. */
const lineWith = (category: Kind, lengths: TypedLengths): CounterLine =>
  lineOf({ key: category, name: '', category, price: '', ...ofLengths(lengths) })

/** Measurements of a person, entered or corrected by the shop. */
export function ProfileForm({ customer, profile, onDone }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<Kind>('BLOUSE')
  const [person, setPerson] = useState(profile?.person ?? customer.name)
  const [lengths, setLengths] = useState(() => (profile ? typedLengthsOf(profile.measurements) : noLengths()))
  const [isDirty, setIsDirty] = useState(false)
  const [mutate] = useMutation(SaveCustomersMeasurements_mutation, {
    update: (cache) => {
      if (!profile) cache.evict({ id: cache.identify({ __typename: 'Customer', id: customer.id })! })
    },
  })
  const { loading, errors, setErrors, submitError, submit } = useSubmission(['person'])
  const page = useRef<HTMLDivElement>(null)
  const focusInvalid = useFocusInvalid(page, loading)
  const save = async () => {
    focusInvalid()
    const [problem] = lengthProblems(lengths, namesToSend(lengths, garmentsOf), USUAL_UNIT)
    if (problem) {
      const hidden = kinds.find((each) => problem.name.startsWith(`${labelOf[each]}.`))
      if (hidden) setKind(hidden)
      return setErrors({ [`measurements.${problem.name}`]: i18n._(lengthProblemSentence(problem)) })
    }
    const input: SaveCustomersMeasurementsInput = {
      customerId: customer.id,
      person,
      measurements: lengthInputs(lengths, garmentsOf, USUAL_UNIT),
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
      <Box ref={page}>
        <CounterMeasurements
          key={kind}
          line={lineWith(kind, lengths)}
          customer={null}
          errors={errors}
          onChange={({ measurements = {}, units = {}, originals = {} }) => {
            setLengths({ texts: measurements, units, originals })
            setIsDirty(true)
          }}
        />
      </Box>
    </Form>
  )
}
