import { useQuery } from '@apollo/client/react'
import { Badge, Button, chakra, Link } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { listOf } from './admin-list.ts'
import { AdminListPage } from './AdminListPage.tsx'
import { AdminTable } from './AdminTable.tsx'
import { AdminPromotions_query } from './promotions/promotion-documents.ts'
import { conditionsOf, daysOf, effectOf, statuses, usesOf } from './promotions/promotion-labels.ts'

const columns = ['Offer', 'Takes off', 'When', 'Uses']

/** Coupons, automatic discounts and free delivery. */
export function AdminPromotionsPage() {
  const result = useQuery(AdminPromotions_query, {
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminListPage
      title="Offers"
      noun="offers"
      list={listOf(result, (data) => data.promotions)}
      empty="There are no offers yet. Coupons, automatic discounts and free delivery are added here."
      actions={
        <Button asChild size="md" minH="11">
          <RouterLink to={adminPaths.newPromotion()}>
            <Plus />
            Add an offer
          </RouterLink>
        </Button>
      }
    >
      {(promotions) => (
        <AdminTable caption="Offers" columns={columns}>
          {promotions.map((node) => (
            <tr key={node.id}>
              <th scope="row">
                <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
                  <RouterLink to={adminPaths.promotion(node.id)}>{node.name}</RouterLink>
                </Link>{' '}
                <Badge colorPalette={statuses[node.status].palette}>{statuses[node.status].label}</Badge>
                <chakra.div fontWeight="normal">
                  {node.code ? (
                    <chakra.code whiteSpace="nowrap">{node.code}</chakra.code>
                  ) : (
                    'applies by itself'
                  )}
                </chakra.div>
              </th>
              <td>{effectOf(node)}</td>
              <td>{[conditionsOf(node), daysOf(node)].filter(Boolean).join(' · ')}</td>
              <chakra.td whiteSpace="nowrap">{usesOf(node)}</chakra.td>
            </tr>
          ))}
        </AdminTable>
      )}
    </AdminListPage>
  )
}
