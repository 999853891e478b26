import { useQuery } from '@apollo/client/react'
import { Button, Link, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { AdminDelivery_query } from './delivery-documents.ts'
import { daysOf } from './zone-form.ts'
import { listedRupees } from '../../lib/money.ts'

/** The delivery zones. */
export function AdminDeliveryPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(AdminDelivery_query, { fetchPolicy: 'cache-and-network' })
  const list = {
    entries: data?.deliveryZones,
    failed: error !== undefined,
    retry: refetch,
    hasMore: false,
    loadMore: refetch,
  }
  return (
    <AdminListPage
      title={t`Delivery`}
      list={list}
      empty={t`There are no zones yet: you deliver everywhere, for what each design costs to ship.`}
      actions={
        <Button asChild size="md" minH="11">
          <RouterLink to={adminPaths.newZone()}>
            <Plus />
            <Trans>Add a zone</Trans>
          </RouterLink>
        </Button>
      }
      intro={
        <Text color="fg.muted" maxW="prose">
          <Trans>
            With zones, you deliver to their pincodes alone, for their fee. Shoppers see the day on which a
            design would arrive: after the open garments of the workshop and its days, which you set in the
            workshop’s calendar on the{' '}
            <Link asChild color="brand.fg">
              <RouterLink to={adminPaths.orders()}>orders’ page</RouterLink>
            </Link>
            , and the days in transit.
          </Trans>
        </Text>
      }
      caption={t`Delivery zones`}
      columns={[
        {
          header: t`Zone`,
          kind: 'name',
          cell: ({ id, name }) => <RowLink to={adminPaths.zone(id)}>{name}</RowLink>,
        },
        { header: t`Pincodes`, cell: ({ prefixes }) => listed(prefixes, i18n) },
        { header: t`In transit`, css: { whiteSpace: 'nowrap' }, cell: (zone) => daysOf(zone, i18n) },
        {
          header: t`Fee`,
          css: { whiteSpace: 'nowrap' },
          cell: ({ fee }) => (fee === 0 ? t`Free` : listedRupees(fee)),
        },
      ]}
    />
  )
}

const maxListed = 12

function listed(prefixes: readonly string[], i18n: I18n) {
  const more = prefixes.length - maxListed
  const list = prefixes.slice(0, maxListed).join(', ')
  return more > 0 ? i18n._(msg`${list} and ${more} more`) : list
}
