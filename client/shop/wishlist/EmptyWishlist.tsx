import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmptyWishlist() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={Heart}
      title={t`Your wishlist is empty`}
      text={t`Tap the heart on a design, and you find it again here.`}
    >
      <Button asChild>
        <RouterLink to={paths.gallery({ show: 'all' })}>
          <Trans>Explore Designs</Trans>
        </RouterLink>
      </Button>
    </EmptyState>
  )
}
