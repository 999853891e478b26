import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'
import type { AdminDashboardQuery } from '../../__generated__/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DesignLine } from './DesignLine.tsx'
import { Trans, useLingui } from '@lingui/react/macro'

type Dashboard = AdminDashboardQuery['dashboard']

interface RunningOutProps {
  designs: Dashboard['runningOut']
  sizes: Dashboard['sizesRunningOut']
}

/**
 * Ready-made sizes and designs with little stock left; a design is listed by its sizes where those are counted. Sold-out
 * designs have a filter of their own in the product list.
 */
export function RunningOut({ designs, sizes }: RunningOutProps) {
  const { t } = useLingui()
  const products = new Map(sizes.map(({ product }) => [product.id, product]))
  const others = designs.filter(({ id }) => !products.has(id))
  return (
    <Panel title={t`Stock running out`}>
      {sizes.length + others.length === 0 ? (
        <Text color="fg.muted">
          <Trans>No design or size has only 1 to {FEW_PIECES} ready-made pieces left.</Trans>
        </Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {[...products.values()].map((product) => (
            <DesignLine key={product.id} design={product}>
              <Flex gap="1" wrap="wrap" justify="flex-end" maxW="60%">
                {sizes
                  .filter((each) => each.product.id === product.id)
                  .map(({ size, quantityInStock }) => (
                    <Badge key={size} colorPalette="orange">
                      <Trans>
                        {size}: {quantityInStock} left
                      </Trans>
                    </Badge>
                  ))}
              </Flex>
            </DesignLine>
          ))}
          {others.map((design) => (
            <DesignLine key={design.id} design={design}>
              <Badge colorPalette="orange">
                <Trans>{{ quantityInStock: design.quantityInStock }} left</Trans>
              </Badge>
            </DesignLine>
          ))}
        </Box>
      )}
    </Panel>
  )
}
