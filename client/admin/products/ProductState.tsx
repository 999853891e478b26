import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface ProductStateProps {
  failed: boolean
  /** Whether the shop has answered: it has no such product. */
  isLoaded: boolean
  retry: () => Promise<unknown>
}

/** What a page of one product shows without it. */
export function ProductState({ failed, isLoaded, retry }: ProductStateProps) {
  const { t } = useLingui()
  if (failed)
    return (
      <ErrorState
        title={t`Failed to load product details`}
        retry={{ label: t`Try again`, onClick: () => void retry().catch(() => null) }}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    )
  if (isLoaded)
    return (
      <ErrorState title={t`There is no such product`}>
        <Trans>
          It may have been deleted. <RouterLink to={adminPaths.products()}>Back to the products</RouterLink>
        </Trans>
      </ErrorState>
    )
  return (
    <Stack gap="5" role="status" aria-label={t`Loading the product`}>
      <Skeleton height="80" />
      <Skeleton height="56" />
      <Skeleton height="56" />
    </Stack>
  )
}
