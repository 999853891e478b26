import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Garment } from '../../../../shared/measurements/garment-measures.ts'
import { fieldsOf } from '../../../lib/own-measurements.ts'
import { MeasurementFields_query } from '../measurement-documents.ts'
import { inUnit } from './convert-unit.ts'
import { GarmentFields } from './GarmentFields.tsx'
import { MeasurementProfiles } from './MeasurementProfiles.tsx'
import type { MeasurementsField, OrderValues } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

interface MeasurementSetProps {
  field: MeasurementsField
  garments: readonly Garment[]
  /** The heading level of the garments' names. */
  headings: 'h3' | 'h4'
}

const units = ['CM', 'INCH'] as const

/** One person's measurements of a garment and its accessories, in one unit. */
export function MeasurementSet({ field, garments, headings }: MeasurementSetProps) {
  const { signedIn, shopper } = useWizard()
  const { t } = useLingui()
  const { control, setValue, getValues } = useFormContext<OrderValues>()
  const unit = useWatch({ control, name: `${field}.unit` })
  const { data } = useQuery(MeasurementFields_query)
  const ownFields = (data?.measurementFields.fields ?? []).filter(({ isRemoved }) => !isRemoved)
  const names = { CM: t`cm`, INCH: t`inches` }
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" flex="1 1 16rem">
          <Trans>
            Fill in what you know. What you leave blank we measure together, by phone or at the shop.
          </Trans>
        </Text>
        <Flex role="group" aria-label={t`Unit`} gap="1">
          {units.map((each) => (
            <Button
              key={each}
              variant={each === unit ? 'solid' : 'outline'}
              aria-pressed={each === unit}
              onClick={() => setValue(field, inUnit(getValues(field), each))}
            >
              {names[each]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {signedIn && shopper === null && <MeasurementProfiles field={field} />}
      {garments.map((garment) => (
        <GarmentFields
          key={garment}
          field={field}
          garment={garment}
          ownFields={fieldsOf(ownFields, garment)}
          unit={unit}
          heading={headings}
        />
      ))}
    </Stack>
  )
}
