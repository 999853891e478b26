import { useQuery } from '@apollo/client/react'
import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { garmentsOfCategory } from '../../../../shared/measurements/garment-measures.ts'
import type { LengthUnit } from '../../../__generated__/graphql.ts'
import { isUnmeasured, parseLength } from '../../../lib/parse-length.ts'
import { fieldsOf } from '../../../lib/own-measurements.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { MeasurementFields_query } from '../../orders/measurement-documents.ts'
import { measureNames } from '../../orders/wizard/measurement-labels.ts'
import { FitHistory } from '../../orders/FitHistory.tsx'
import { CounterMeasurements_query } from './counter-documents.ts'
import { type CounterLine, type LinesOrder, measuresOf, ownNameOf, textsOf } from './counter-order.ts'

interface CounterMeasurementsProps {
  line: CounterLine
  order: Pick<LinesOrder, 'customer' | 'unit'>
  onChange: (changes: Partial<CounterLine>) => void
  onUnit: (unit: LengthUnit) => void
}

/** A garment's measurements, which can also be taken at the trial, and those of the customer's last order. */
export function CounterMeasurements({ line, order, onChange, onUnit }: CounterMeasurementsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(Object.keys(line.measurements).length > 0)
  const { customer, unit } = order
  const { data } = useQuery(CounterMeasurements_query, {
    variables: { id: customer?.id ?? '' },
    skip: !customer,
    fetchPolicy: 'cache-and-network',
  })
  const { data: ownData } = useQuery(MeasurementFields_query)
  const ownFields = garmentsOfCategory[line.category]
    .flatMap((garment) => fieldsOf(ownData?.measurementFields.fields ?? [], garment))
    .filter((field) => !field.isRemoved || line.measurements[ownNameOf(field)])
  const measures = [
    ...measuresOf(line).map(({ measure, name }) => ({ label: i18n._(measureNames[measure]), name })),
    ...(measuresOf(line).length === 0 ? [] : ownFields).map((field) => ({
      label: field.name,
      name: ownNameOf(field),
    })),
  ]
  const lastMeasurements = data?.customer?.lastMeasurements
  const last = textsOf(line, lastMeasurements ?? {}, lastMeasurements?.own ?? [])
  const reuse = () => {
    onUnit('CM')
    onChange({ measurements: last })
    setOpen(true)
  }
  const history = data?.customer?.fitHistory
  if (!open)
    return (
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" minH="12" onClick={() => setOpen(true)}>
          <Trans>Measure</Trans>
        </Button>
        {Object.keys(last).length > 0 && (
          <Button variant="outline" minH="12" onClick={reuse}>
            <Trans>Use the last measurements</Trans>
          </Button>
        )}
      </Flex>
    )
  return (
    <Stack gap="3">
      {history && <FitHistory history={history} />}
      <Flex gap="2" role="group" aria-label={t`Unit`}>
        {(['INCH', 'CM'] as const).map((each) => (
          <Button
            key={each}
            minH="12"
            variant={unit === each ? 'solid' : 'outline'}
            aria-pressed={unit === each}
            onClick={() => onUnit(each)}
          >
            {each === 'INCH' ? t`Inches` : t`Centimetres`}
          </Button>
        ))}
      </Flex>
      <SimpleGrid columns={{ base: 2, xl: 3 }} gap="3">
        {measures.map(({ label, name }, index) => {
          const value = line.measurements[name] ?? ''
          return (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              autoFocus={index === 0 && Object.keys(line.measurements).length === 0}
              minH="12"
              maxLength={10}
              value={value}
              error={isUnmeasured(value) || parseLength(value) !== null ? undefined : t`Write a number.`}
              onChange={({ currentTarget }) =>
                onChange({ measurements: { ...line.measurements, [name]: currentTarget.value } })
              }
            />
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}
