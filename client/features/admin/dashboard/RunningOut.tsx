import { Badge, Box, Text } from '@chakra-ui/react'
import { FEW_PIECES } from '../../../../shared/catalogue/stock-levels.ts'
import type { AdminDashboardQuery } from '../../../__generated__/graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { DesignLine } from './DesignLine.tsx'

/**
 * Ready-made designs with little stock left. Sold-out designs have a filter of their own in the product
 * list.
 */
export function RunningOut({ designs }: { designs: AdminDashboardQuery['dashboard']['runningOut'] }) {
  return (
    <Panel title="Stock running out">
      {designs.length === 0 ? (
        <Text color="fg.muted">No design has only 1 to {FEW_PIECES} ready-made pieces left.</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {designs.map((design) => (
            <DesignLine key={design.id} design={design}>
              <Badge colorPalette="orange">{design.quantityInStock} left</Badge>
            </DesignLine>
          ))}
        </Box>
      )}
    </Panel>
  )
}
