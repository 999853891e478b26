import { chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { TailorMeasurements_MeasurementsFragment } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { garments } from '../../../shared/measurements/garment-measures.ts'
import { FitHistory } from '../../shop/orders/FitHistory.tsx'
import { MeasurementsTable } from './MeasurementsTable.tsx'
import { tailoredGarments } from './garments-of-order.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { AdminOrder } from './order-documents.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** The customer's fit notes and saved measurement profiles, to compare with the order's measurements. */
export function CustomersProfiles({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const profiles = order.customerMeasurementProfiles
  return (
    <>
      <FitHistory history={order.fitHistory} />
      {profiles.length > 0 && (
        <Panel title={t`Measurement profiles of the customer`}>
          <Profiles profiles={profiles} />
        </Panel>
      )}
    </>
  )
}

/** A row per profile, which expands to its measurements. */
function Profiles({ profiles }: { profiles: AdminOrder['customerMeasurementProfiles'] }) {
  const { i18n } = useLingui()
  return (
    <Stack gap="2">
      {profiles.map(({ id, person, updatedAt, measurements }) => (
        <details key={id}>
          <chakra.summary cursor="pointer" minH="11" py="2.5">
            {person}
            <Text as="span" color="fg.muted">
              , {formatDay(updatedAt, i18n)}
            </Text>
          </chakra.summary>
          <Measured measurements={measurements} />
        </details>
      ))}
    </Stack>
  )
}

/** What is measured, a table for each garment. */
export function Measured({ measurements }: { measurements: TailorMeasurements_MeasurementsFragment }) {
  const measured = tailoredGarments(garments, measurements).filter(
    ({ measurements, own }) => own.length > 0 || measurements.some(({ text }) => text !== null),
  )
  if (measured.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing is measured yet.</Trans>
      </Text>
    )
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" mt="1">
      {measured.map((each) => (
        <MeasurementsTable key={each.garment} tailored={each} />
      ))}
    </SimpleGrid>
  )
}
