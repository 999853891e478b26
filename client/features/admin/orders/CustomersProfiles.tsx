import { Box, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { formatDay } from '../../../lib/shop-days.ts'
import { garments } from '../../../../shared/measurements/garment-measures.ts'
import { MeasurementsTable } from './MeasurementsTable.tsx'
import { tailoredGarments } from './garments-of-order.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { AdminOrder } from './order-documents.ts'

/** The customer's saved measurement profiles, to compare with the order's measurements. */
export function CustomersProfiles({ order }: { order: AdminOrder }) {
  const profiles = order.customerMeasurementProfiles
  if (profiles.length === 0) return null
  return (
    <Panel title="Measurement profiles of the customer">
      <Profiles profiles={profiles} />
    </Panel>
  )
}

/** A row per profile, which expands to its measurements. */
export function Profiles({ profiles }: { profiles: AdminOrder['customerMeasurementProfiles'] }) {
  return (
    <Stack gap="2">
      {profiles.map(({ id, person, updatedAt, measurements }) => {
        const measured = tailoredGarments(garments, measurements).filter(({ measurements }) =>
          measurements.some(({ typed }) => typed !== null),
        )
        return (
          <details key={id}>
            <chakra.summary cursor="pointer" minH="11" py="2.5">
              {person}
              <Text as="span" color="fg.muted">
                , {formatDay(updatedAt)}
              </Text>
            </chakra.summary>
            {measured.length === 0 && <Text color="fg.muted">Nothing is measured yet.</Text>}
            <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" mt="1">
              {measured.map((each) => (
                <Box key={each.garment}>
                  <MeasurementsTable {...each} />
                </Box>
              ))}
            </SimpleGrid>
          </details>
        )
      })}
    </Stack>
  )
}
