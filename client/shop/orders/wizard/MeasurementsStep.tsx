import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { garmentsOfCategory } from '../../../../shared/measurements/garment-measures.ts'
import { garmentOfCustom } from './garment-measures.ts'
import { MeasurementSet } from './MeasurementSet.tsx'
import type { OrderValues } from './order-form.ts'
import { SizeChoice } from './SizeChoice.tsx'
import { useWizard } from './wizard-context.ts'

const ShoppersFitHistory = lazy(async () => ({
  default: (await import('./ShoppersFitHistory.tsx')).ShoppersFitHistory,
}))

/** Step 3: a size for ready-made items, measurements for tailored ones. */
export function MeasurementsStep() {
  const { subject, state, shopper } = useWizard()
  return (
    <Stack gap="5">
      {shopper !== null && state.saved && (
        <Suspense>
          <ShoppersFitHistory draftId={state.saved.id} />
        </Suspense>
      )}
      {subject.type === 'custom' ? <CustomMeasurements /> : <LineMeasurements />}
    </Stack>
  )
}

function CustomMeasurements() {
  const { control } = useFormContext<OrderValues>()
  const category = useWatch({ control, name: 'customCategory' })
  if (category === '')
    return (
      <Text>
        <Trans>Choose in the first step what we are to make: then we ask for its measurements.</Trans>
      </Text>
    )
  return <MeasurementSet field="measurements" garments={[garmentOfCustom[category]]} headings="h3" />
}

function LineMeasurements() {
  const { designs } = useWizard()
  const { control } = useFormContext<OrderValues>()
  const lines = useWatch({ control, name: 'lines' })
  return (
    <Stack gap="10">
      {lines.map(({ productId, productType }, index) => {
        const design = designs.get(productId)
        if (design === undefined) return <Skeleton key={index} height="48" />
        return (
          <Box as="section" key={index} aria-label={design.productName}>
            <Heading as="h3" size="lg" mb="3">
              {design.productName}
            </Heading>
            {productType === 'READYMADE' ? (
              <SizeChoice index={index} design={design} />
            ) : (
              <MeasurementSet
                headings="h4"
                field={`lines.${index}.measurements`}
                garments={garmentsOfCategory[design.category]}
              />
            )}
          </Box>
        )
      })}
    </Stack>
  )
}
