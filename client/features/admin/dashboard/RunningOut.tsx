import { Badge, Box, Text } from '@chakra-ui/react'
import type { AdminDashboardQuery } from '../../../__generated__/graphql.ts'
import { AdminPanel } from '../AdminPanel.tsx'
import { DesignLine } from './DesignLine.tsx'

/** Ready-made designs to be stitched again soon. */
export function RunningOut({ designs }: { designs: AdminDashboardQuery['dashboard']['runningOut'] }) {
  return (
    <AdminPanel title="Stock running out">
      {designs.length === 0 ? (
        <Text color="fg.muted">Every ready-made design has more than three pieces.</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {designs.map((design) => (
            <DesignLine key={design.id} design={design}>
              <Badge colorPalette={design.quantityInStock === 0 ? 'red' : 'orange'}>
                {design.quantityInStock === 0 ? 'None left' : `${design.quantityInStock} left`}
              </Badge>
            </DesignLine>
          ))}
        </Box>
      )}
    </AdminPanel>
  )
}
