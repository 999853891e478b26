import { Box, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { formatDay } from '../../../lib/shop-days.ts'
import { garments } from '../../orders/wizard/garment-measures.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { tailoredGarments } from './garments-of-order.ts'
import { Panel } from './Panel.tsx'
import type { AdminOrder } from './order-documents.ts'

/** The measurements that the customer keeps of herself and others, to compare the order's with. */
export function CustomersProfiles({ order }: { order: AdminOrder }) {
  const profiles = order.customerMeasurementProfiles
  if (profiles.length === 0) return null
  return (
    <Panel title="Measurements that she keeps">
      <Stack gap="2">
        {profiles.map(({ id, person, updatedAt, measurements }) => (
          <details key={id}>
            <chakra.summary cursor="pointer" py="1">
              {person}
              <Text as="span" color="fg.muted">
                , {formatDay(updatedAt)}
              </Text>
            </chakra.summary>
            <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" mt="1">
              {tailoredGarments(garments, measurements)
                .filter(({ figures }) => figures.some(({ typed }) => typed !== null))
                .map((each) => (
                  <Box key={each.garment}>
                    <FiguresTable {...each} />
                  </Box>
                ))}
            </SimpleGrid>
          </details>
        ))}
      </Stack>
    </Panel>
  )
}
