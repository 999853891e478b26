import { useQuery } from '@apollo/client/react'
import { Badge, Button, chakra, Link } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { counted } from '../../lib/counted.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { AdminTable } from './AdminTable.tsx'
import { GrowingList } from './GrowingList.tsx'
import { AdminPromotions_query } from './promotions/promotion-documents.ts'
import { conditionsOf, daysOf, effectOf, statuses, usesOf } from './promotions/promotion-labels.ts'

const columns = ['Offer', 'Takes off', 'When', 'Uses']

/** Coupons, automatic discounts and free delivery. */
export function AdminPromotionsPage() {
  const { data, error, refetch, fetchMore } = useQuery(AdminPromotions_query, {
    fetchPolicy: 'cache-and-network',
  })
  const list = data?.promotions
  return (
    <>
      <AdminHeading
        title="Offers"
        beside={list && <Badge size="lg">{counted(list.totalCount, list.totalCountIsCapped)}</Badge>}
      >
        <Button asChild size="md" minH="11">
          <RouterLink to={adminPaths.newPromotion()}>
            <Plus />
            Add an offer
          </RouterLink>
        </Button>
      </AdminHeading>
      <GrowingList
        what="The offers"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        grow={(after) => fetchMore({ variables: { after } })}
        empty="There are no offers yet. Coupons, automatic discounts and free delivery are added here."
      >
        <AdminTable caption="Offers" columns={columns}>
          {list?.edges.map(({ node }) => (
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
      </GrowingList>
    </>
  )
}
