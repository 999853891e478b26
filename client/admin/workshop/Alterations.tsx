import { useQuery } from '@apollo/client/react'
import { Box, Link, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { AdminAlterations_query, TailorNames_query } from './alteration-documents.ts'
import { AlterationJob } from './AlterationJob.tsx'
import { customerName } from '../../lib/customer-name.ts'

/** The open alterations, those that are due first at the top. */
export function Alterations() {
  const { t, i18n } = useLingui()
  const result = useQuery(AdminAlterations_query, { fetchPolicy: 'cache-and-network' })
  const tailors = useQuery(TailorNames_query).data?.tailors ?? []
  return (
    <AdminList
      list={listOf(result, (data) => data.alterations)}
      empty={t`Nothing is to be altered. Alterations are added on an order’s page, or requested by its customer.`}
    >
      {(alterations) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {alterations.map((alteration) => (
            <Box
              key={`${alteration.id} ${alteration.version}`}
              as="li"
              p="4"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="l2"
            >
              <Link asChild minH="11" fontWeight="semibold">
                <RouterLink to={adminPaths.order(alteration.order.id)}>
                  {alteration.order.orderNumber}
                </RouterLink>
              </Link>{' '}
              <Text as="span" color="fg.muted">
                {customerName(i18n, alteration.order.customer.name)}
              </Text>
              <AlterationJob
                alteration={alteration}
                orderId={alteration.order.id}
                tailors={tailors}
                onDone={() => void result.refetch().catch(() => null)}
              />
            </Box>
          ))}
        </Stack>
      )}
    </AdminList>
  )
}
