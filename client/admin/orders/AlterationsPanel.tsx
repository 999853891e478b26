import { useQuery } from '@apollo/client/react'
import { Box, Stack, Text } from '@chakra-ui/react'
import { formatMoment } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { TailorNames_query } from '../workshop/alteration-documents.ts'
import { AlterationJob } from '../workshop/AlterationJob.tsx'
import type { AdminOrder } from './order-documents.ts'
import { useLingui } from '@lingui/react/macro'

/** The open alteration requests of an order; completed ones are in its timeline. */
export function AlterationsPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const open = order.alterations.filter(({ completedAt }) => completedAt == null)
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  const { data } = useQuery(TailorNames_query, { skip: open.length === 0 || !mayChange })
  if (open.length === 0) return null
  return (
    <Panel title={t`Open alteration requests`}>
      <Stack as="ul" gap="4" listStyleType="none">
        {open.map((alteration) => (
          <Box as="li" key={`${alteration.id} ${alteration.version}`}>
            {mayChange ? (
              <AlterationJob alteration={alteration} orderId={order.id} tailors={data?.tailors ?? []} />
            ) : (
              <>
                <Text textStyle="xs" color="fg.muted">
                  {formatMoment(alteration.requestedAt, i18n)}
                </Text>
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {alteration.details}
                </Text>
              </>
            )}
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}
