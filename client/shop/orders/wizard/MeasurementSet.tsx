import { Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@apollo/client/react'
import type { Garment } from '../../../../shared/measurements/garment-measures.ts'
import { fieldsOf } from '../../../lib/own-measurements.ts'
import { MeasurementFields_query } from '../measurement-documents.ts'
import { GarmentFields } from './GarmentFields.tsx'
import { MeasurementProfiles } from './MeasurementProfiles.tsx'
import type { MeasurementsField } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

interface MeasurementSetProps {
  field: MeasurementsField
  garments: readonly Garment[]
  /** The heading level of the garments' names. */
  headings: 'h3' | 'h4'
}

/** One person's measurements of a garment and its accessories, each in its own unit. */
export function MeasurementSet({ field, garments, headings }: MeasurementSetProps) {
  const { signedIn, shopper } = useWizard()
  const { data } = useQuery(MeasurementFields_query)
  const ownFields = (data?.measurementFields.fields ?? []).filter(({ isRemoved }) => !isRemoved)
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        <Trans>
          Fill in what you know. What you leave blank we measure together, by phone or at the shop.
        </Trans>
      </Text>
      {signedIn && shopper === null && <MeasurementProfiles field={field} />}
      {garments.map((garment) => (
        <GarmentFields
          key={garment}
          field={field}
          garment={garment}
          ownFields={fieldsOf(ownFields, garment)}
          isOneOfSeveral={garments.length > 1}
          heading={headings}
        />
      ))}
    </Stack>
  )
}
