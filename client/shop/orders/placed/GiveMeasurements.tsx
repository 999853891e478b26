import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { TypedMeasurements_MeasurementsFragment } from '../../../__generated__/graphql.ts'
import type { Garment } from '../../../../shared/measurements/garment-measures.ts'
import { lengthProblemSentence } from '../../../lib/length-problem-sentence.ts'
import { fieldsOf } from '../../../lib/own-measurements.ts'
import { lengthInputs, lengthProblems, namesToSend, typedLengthsOf } from '../../../lib/typed-lengths.ts'
import { Form } from '../../../ui/Form.tsx'
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../../ui/use-submission.ts'
import { GarmentLengths } from '../GarmentLengths.tsx'
import { MeasurementFields_query } from '../measurement-documents.ts'

const GiveMeasurements_mutation = graphql(`
  mutation GiveMeasurements($input: GiveMeasurementsInput!) {
    giveMeasurements(input: $input) {
      order {
        ...PlacedOrder_order
        ...OrderedLines_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface GiveMeasurementsProps {
  orderId: string
  /** Of the order's line; null for a custom order. */
  position: number | null
  garments: readonly Garment[]
  measurements: TypedMeasurements_MeasurementsFragment
  onDone: () => void
}

/** The measurements of a line that is ordered and not sewn yet. */
export function GiveMeasurements({
  orderId,
  position,
  garments,
  measurements,
  onDone,
}: GiveMeasurementsProps) {
  const { t, i18n } = useLingui()
  const [lengths, setLengths] = useState(() => typedLengthsOf(measurements, garments))
  const { data } = useQuery(MeasurementFields_query)
  const [give] = useMutation(GiveMeasurements_mutation)
  const { loading, errors, setErrors, submitError, submit } = useSubmission<string>()
  const form = useRef<HTMLDivElement>(null)
  const focusInvalid = useFocusInvalid(form, loading)
  const usual = measurements.unit
  const ownFields = (data?.measurementFields.fields ?? []).filter(({ isRemoved }) => !isRemoved)
  const save = async () => {
    focusInvalid()
    const problems = lengthProblems(lengths, namesToSend(lengths, garments), usual)
    if (problems.length > 0)
      return setErrors(
        Object.fromEntries(
          problems.map((problem) => [`measurements.${problem.name}`, i18n._(lengthProblemSentence(problem))]),
        ),
      )
    const input = { id: orderId, position, measurements: lengthInputs(lengths, garments, usual) }
    const outcome = await submit(async () => (await give({ variables: { input } })).data?.giveMeasurements)
    if (outcome.state === 'done') onDone()
  }
  return (
    <Form
      submit={t`Save the measurements`}
      loading={loading}
      submitError={submitError}
      actions={
        <Button variant="ghost" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={() => void save()}
    >
      <Stack ref={form} gap="5">
        <Text color="fg.muted">
          <Trans>
            Fill in what you know. What you leave blank we measure together, by phone or at the shop.
          </Trans>
        </Text>
        {garments.map((garment) => (
          <GarmentLengths
            key={garment}
            garment={garment}
            ownFields={fieldsOf(ownFields, garment)}
            lengths={lengths}
            errors={errors}
            usual={usual}
            autoFocus={false}
            onChange={setLengths}
          />
        ))}
      </Stack>
    </Form>
  )
}
