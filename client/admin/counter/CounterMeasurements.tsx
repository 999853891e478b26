import { useQuery } from '@apollo/client/react'
import { Button, Flex, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldsOf } from '../../lib/own-measurements.ts'
import { ownNameOf, typedLengthsOf } from '../../lib/typed-lengths.ts'
import { FitHistory } from '../../shop/orders/FitHistory.tsx'
import { GarmentLengths } from '../../shop/orders/GarmentLengths.tsx'
import { MeasurementFields_query } from '../../shop/orders/measurement-documents.ts'
import type { FormErrors } from '../forms/read-form.ts'
import { writeOf } from '../offline/writes.ts'
import { CounterMeasurements_query } from './counter-documents.ts'
import {
  type CounterCustomer,
  type CounterLine,
  garmentsOfLine,
  lengthsOf,
  ofLengths,
  USUAL_UNIT,
} from './counter-order.ts'

interface CounterMeasurementsProps {
  line: CounterLine
  /** Whose last measurements can be used. */
  customer: CounterCustomer | null
  /** By the names of the line's fields, such as `measurements.blouse.chest`. */
  errors: FormErrors
  onChange: (changes: Partial<CounterLine>) => void
}

/** A line's measurements by garment, which can also be taken at the trial, and those of the customer's last order. */
export function CounterMeasurements({ line, customer, errors, onChange }: CounterMeasurementsProps) {
  const lengths = lengthsOf(line)
  const isBlank = Object.keys(lengths.texts).length === 0
  const [open, setOpen] = useState(!isBlank)
  const { data } = useQuery(CounterMeasurements_query, {
    variables: { id: customer?.id ?? '' },
    skip: !customer || writeOf(customer.id) !== null,
    fetchPolicy: 'cache-and-network',
  })
  const { data: ownData } = useQuery(MeasurementFields_query)
  const garments = garmentsOfLine(line)
  if (garments.length === 0) return null
  const ownFields = (ownData?.measurementFields.fields ?? []).filter(
    (field) => !field.isRemoved || lengths.texts[ownNameOf(field)],
  )
  const lastMeasurements = data?.customer?.lastMeasurements
  const last = lastMeasurements && typedLengthsOf(lastMeasurements, garments)
  const reuse = () => {
    // The text and the unit in which each garment was taken, of this line only.
    if (last) onChange(ofLengths(last))
    setOpen(true)
  }
  const history = data?.customer?.fitHistory
  if (!open)
    return (
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" minH="12" onClick={() => setOpen(true)}>
          <Trans>Measure</Trans>
        </Button>
        {last && Object.keys(last.texts).length > 0 && (
          <Button variant="outline" minH="12" onClick={reuse}>
            <Trans>Use the last measurements</Trans>
          </Button>
        )}
      </Flex>
    )
  return (
    <Stack gap="4">
      {history && <FitHistory history={history} />}
      {garments.map((garment, index) => (
        <GarmentLengths
          key={garment}
          garment={garment}
          ownFields={fieldsOf(ownFields, garment)}
          lengths={lengths}
          errors={errors}
          usual={USUAL_UNIT}
          autoFocus={index === 0 && isBlank}
          onChange={(changed) => onChange(ofLengths(changed))}
        />
      ))}
    </Stack>
  )
}
