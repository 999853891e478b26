import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmptyCart() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t`Your cart is empty`}
      text={t`Everything you add waits here, on every device that you log in with.`}
    >
      <Button asChild>
        <RouterLink to={paths.gallery()}>
          <Trans>Explore Designs</Trans>
        </RouterLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={paths.order(null, 'custom')}>
          <Trans>Start Your Design</Trans>
        </RouterLink>
      </Button>
    </EmptyState>
  )
}
