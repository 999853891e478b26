import { Stack } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { TypedMeasurements_MeasurementsFragment } from '../../../__generated__/graphql.ts'
import type { Garment } from '../../../../shared/measurements/garment-measures.ts'
import { GiveButton } from './GiveButton.tsx'
import { OrderedMeasurements } from './OrderedMeasurements.tsx'

/** Most measurements are given with the order. */
const GiveMeasurements = lazy(async () => ({
  default: (await import('./GiveMeasurements.tsx')).GiveMeasurements,
}))

interface LineMeasurementsProps {
  orderId: string
  /** Of the order's line; null for a custom order. */
  position: number | null
  /** Of the garment that is ordered. */
  name: string
  garments: readonly Garment[]
  measurements: TypedMeasurements_MeasurementsFragment
  isMeasured: boolean
  canGive: boolean
}

/** A line's measurements, which its customer can give or change until it is sewn. */
export function LineMeasurements({ name, isMeasured, canGive, ...line }: LineMeasurementsProps) {
  const [giving, setGiving] = useState(false)
  if (giving)
    return (
      <Suspense>
        <GiveMeasurements {...line} onDone={() => setGiving(false)} />
      </Suspense>
    )
  return (
    <Stack gap="2">
      <OrderedMeasurements measurements={line.measurements} garments={line.garments} />
      {canGive && <GiveButton isMeasured={isMeasured} name={name} onClick={() => setGiving(true)} />}
    </Stack>
  )
}
