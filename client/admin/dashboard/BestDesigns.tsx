import { Box, Text } from '@chakra-ui/react'
import type { AdminFiguresQuery } from '../../__generated__/graphql.ts'
import { formatRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Period } from './periods.ts'
import { DesignLine } from './DesignLine.tsx'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

interface BestDesignsProps {
  designs: AdminFiguresQuery['dashboard']['bestDesigns']
  period: Period
}

/** The most ordered designs. */
export function BestDesigns({ designs, period }: BestDesignsProps) {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`Best designs`}>
      {designs.length === 0 ? (
        <Text color="fg.muted">{i18n._(period.none)}</Text>
      ) : (
        <Box as="ol">
          {designs.map(({ product, pieces, revenue }) => (
            <DesignLine key={product.id} design={product}>
              <Text textAlign="end">
                {t`${plural(pieces, { one: '# piece', other: '# pieces' })}`}
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
