import { Box, Text } from '@chakra-ui/react'
import type { AdminDashboardQuery } from '../../../__generated__/graphql.ts'
import { formatRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { DesignLine } from './DesignLine.tsx'

interface BestDesignsProps {
  designs: AdminDashboardQuery['dashboard']['bestDesigns']
  /** Such as '30 days'. */
  period: string
}

/** The most ordered designs. */
export function BestDesigns({ designs, period }: BestDesignsProps) {
  return (
    <Panel title="Best designs">
      {designs.length === 0 ? (
        <Text color="fg.muted">No design was ordered in the last {period}.</Text>
      ) : (
        <Box as="ol">
          {designs.map(({ product, pieces, revenue }) => (
            <DesignLine key={product.id} design={product}>
              <Text textAlign="end">
                {pieces === 1 ? '1 piece' : `${pieces} pieces`}
                {revenue != null && (
                  <Text as="span" display="block" textStyle="xs" color="fg.muted">
                    {formatRupees(revenue)}
                  </Text>
                )}
              </Text>
            </DesignLine>
          ))}
        </Box>
      )}
    </Panel>
  )
}
