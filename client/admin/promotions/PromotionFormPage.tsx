import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { DeletePromotion } from './DeletePromotion.tsx'
import { AdminPromotion_query } from './promotion-documents.ts'
import { PromotionForm } from './PromotionForm.tsx'

/** Adds a promotion, or changes the one of the address. */
export function PromotionFormPage() {
  const { t } = useLingui()
  const { promotionId } = useParams()
  if (promotionId !== undefined) return <ChangePromotion key={promotionId} id={promotionId} />
  return (
    <>
      <AdminHeading title={t`Add an offer`} />
      <PromotionForm promotion={null} />
    </>
  )
}

function ChangePromotion({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminPromotion_query, {
    variables: { id },
    // The form starts from the server's current values, never from a cached promotion.
    fetchPolicy: 'no-cache',
  })
  const promotion = data?.promotion
  return (
    <>
      <AdminHeading title={promotion?.name ?? t`Offer`}>
        {promotion && <DeletePromotion id={id} name={promotion.name} />}
      </AdminHeading>
      {promotion ? (
        <PromotionForm promotion={promotion} />
      ) : error ? (
        <ErrorState
          title={t`The offer could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : data ? (
        <ErrorState title={t`There is no such offer`}>
          <Trans>
            It may have been deleted. <RouterLink to={adminPaths.promotions()}>Back to the offers</RouterLink>
          </Trans>
        </ErrorState>
      ) : (
        <Stack gap="4" role="status" aria-label={t`Loading the offer`}>
          <Skeleton height="40" borderRadius="l3" />
          <Skeleton height="40" borderRadius="l3" />
          <Skeleton height="72" borderRadius="l3" />
        </Stack>
      )}
    </>
  )
}
