import { useQuery } from '@apollo/client/react'
import { Badge, Button, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { AdminPromotions_query } from './promotion-documents.ts'
import { conditionsOf, daysOf, effectOf, statuses, usesOf } from './promotion-labels.ts'

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
      caption={t`Offers`}
      columns={[
        {
          header: t`Offer`,
          kind: 'name',
          cell: ({ id, name, status, code }) => (
            <>
              <RowLink to={adminPaths.promotion(id)}>{name}</RowLink>{' '}
              <Badge colorPalette={statuses[status].palette}>{i18n._(statuses[status].label)}</Badge>
              <chakra.div fontWeight="normal">
                {code ? <chakra.code whiteSpace="nowrap">{code}</chakra.code> : t`applies by itself`}
              </chakra.div>
            </>
          ),
        },
        { header: t`Takes off`, cell: (promotion) => effectOf(promotion, i18n) },
        {
          header: t`When`,
          cell: (promotion) =>
            [conditionsOf(promotion, i18n), daysOf(promotion, i18n)].filter(Boolean).join(' · '),
        },
        { header: t`Uses`, css: { whiteSpace: 'nowrap' }, cell: (promotion) => usesOf(promotion, i18n) },
      ]}
    />
  )
}
