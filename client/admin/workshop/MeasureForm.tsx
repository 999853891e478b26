import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { garmentsOfCategory } from '../../../shared/measurements/garment-measures.ts'
import { lengthProblemSentence } from '../../lib/length-problem-sentence.ts'
import { fieldsOf } from '../../lib/own-measurements.ts'
import {
  lengthInputs,
  lengthProblems,
  namesToSend,
  ownNameOf,
  typedLengthsOf,
} from '../../lib/typed-lengths.ts'
import { FitHistory } from '../../shop/orders/FitHistory.tsx'
import { GarmentLengths } from '../../shop/orders/GarmentLengths.tsx'
import { MeasurementFields_query } from '../../shop/orders/measurement-documents.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { USUAL_UNIT } from '../counter/counter-order.ts'
import { garmentsOfCustomOrder } from '../orders/garments-of-order.ts'
import { type GarmentToMeasure, SaveGarmentsMeasurements_mutation } from './measure-documents.ts'

interface MeasureFormProps {
  garment: GarmentToMeasure
  onTyped: () => void
  onSaved: () => void
  onCancel: () => void
}

/** A garment's measurements as stored, or the customer's last ones while there are none. */
export function MeasureForm({ garment, onTyped, onSaved, onCancel }: MeasureFormProps) {
  const { t, i18n } = useLingui()
  const { code, order, position, isMeasured } = garment
  const garments = position === null ? garmentsOfCustomOrder(order) : garmentsOfCategory[garment.category]
  const [{ isLast, first }] = useState(() => {
    const stored = typedLengthsOf(garment.measurements, garments)
    const last = order.customerRecord && typedLengthsOf(order.customerRecord.lastMeasurements, garments)
    const isLast = !isMeasured && last != null && Object.keys(last.texts).length > 0
    return { isLast, first: isLast ? last : stored }
  })
  const [lengths, setLengths] = useState(first)
  const { data } = useQuery(MeasurementFields_query)
  const [save] = useMutation(SaveGarmentsMeasurements_mutation)
  const { loading, errors, setErrors, submitError, submit } = useSubmission<string>()
  const ownFields = (data?.measurementFields.fields ?? []).filter(
    (field) => !field.isRemoved || lengths.texts[ownNameOf(field)],
  )
  const pieces = order.garments.filter((each) => each.position === position).length
  const send = async () => {
    const problems = lengthProblems(lengths, namesToSend(lengths, garments), USUAL_UNIT)
    if (problems.length > 0)
      return setErrors(
        Object.fromEntries(
          problems.map((problem) => [`measurements.${problem.name}`, i18n._(lengthProblemSentence(problem))]),
        ),
      )
    const measurements = lengthInputs(lengths, garments, USUAL_UNIT)
    const { state } = await submit(
      async () =>
        (await save({ variables: { input: { id: order.id, position, measurements } } })).data
          ?.giveMeasurements,
    )
    if (state !== 'done') return
    void notify({ title: t`The measurements of ${code} are saved.` })
    onSaved()
  }
  return (
    <Form
      noValidate
      submit={t`Save the measurements`}
      loading={loading}
      submitError={submitError}
      button={{ minH: '12' }}
      actions={
        <Button variant="ghost" minH="12" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={() => void send()}
    >
      <FitHistory history={order.fitHistory} />
      {isLast && (
        <Text role="status" color="fg.muted">
          <Trans>The customer’s last measurements are filled in. Check them before you save.</Trans>
        </Text>
      )}
      {pieces > 1 && (
        <Text color="fg.muted">
          <Trans>All {pieces} pieces of this line have these measurements.</Trans>
        </Text>
      )}
      <Stack gap="5">
        {garments.map((each, index) => (
          <GarmentLengths
            key={each}
            garment={each}
            ownFields={fieldsOf(ownFields, each)}
            lengths={lengths}
            errors={errors}
            usual={USUAL_UNIT}
            autoFocus={index === 0}
            onChange={(changed) => {
              onTyped()
              setLengths(changed)
            }}
          />
        ))}
      </Stack>
    </Form>
  )
}
