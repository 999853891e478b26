import { useQuery } from '@apollo/client/react'
import { Badge, Button, chakra, Link } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { AdminPromotions_query } from './promotion-documents.ts'
import { conditionsOf, daysOf, effectOf, statuses, usesOf } from './promotion-labels.ts'

const columns = [msg`Offer`, msg`Takes off`, msg`When`, msg`Uses`]

/** Coupons, automatic discounts and free delivery. */
export function AdminPromotionsPage() {
  const { t, i18n } = useLingui()
  const result = useQuery(AdminPromotions_query, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminListPage
      title={t`Offers`}
      list={listOf(result, (data) => data.promotions)}
      empty={t`There are no offers yet. Coupons, automatic discounts and free delivery are added here.`}
      actions={
        <Button asChild size="md" minH="11">
          <RouterLink to={adminPaths.newPromotion()}>
            <Plus />
            <Trans>Add an offer</Trans>
          </RouterLink>
        </Button>
      }
    >
      {(promotions) => (
        <AdminTable caption={t`Offers`} columns={columns.map((column) => i18n._(column))}>
          {promotions.map((node) => (
            <tr key={node.id}>
              <th scope="row">
                <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
                  <RouterLink to={adminPaths.promotion(node.id)}>{node.name}</RouterLink>
                </Link>{' '}
                <Badge colorPalette={statuses[node.status].palette}>
                  {i18n._(statuses[node.status].label)}
                </Badge>
                <chakra.div fontWeight="normal">
                  {node.code ? (
                    <chakra.code whiteSpace="nowrap">{node.code}</chakra.code>
                  ) : (
                    t`applies by itself`
                  )}
                </chakra.div>
              </th>
              <td>{effectOf(node, i18n)}</td>
              <td>{[conditionsOf(node, i18n), daysOf(node, i18n)].filter(Boolean).join(' · ')}</td>
              <chakra.td whiteSpace="nowrap">{usesOf(node, i18n)}</chakra.td>
            </tr>
          ))}
        </AdminTable>
      )}
    </AdminListPage>
  )
}
