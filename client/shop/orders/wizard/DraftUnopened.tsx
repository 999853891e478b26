import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'

interface DraftUnopenedProps {
  /** The draft doesn't exist: it was placed or discarded, or belongs to another account. */
  missing: boolean
  signedIn: boolean
  /** Reloads the cart, which a new order would start from. */
  retryCart: (() => void) | null
  onRetry: () => void
}

/** Shown when a draft can't be opened or a new order can't be started. */
export function DraftUnopened({ missing, signedIn, retryCart, onRetry }: DraftUnopenedProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  if (missing) return <DraftMissing />
  if (retryCart) return <CartUnread onRetry={retryCart} />
  if (signedIn)
    return (
      <ErrorState title={t`We could not load your order.`} retry={{ label: t`Try again`, onClick: onRetry }}>
        <Trans>It is safe in your account.</Trans>
      </ErrorState>
    )
  return (
    <Stack role="status" align="center" gap="5" py={{ base: '8', md: '16' }} textAlign="center">
      <Text fontWeight="semibold" fontSize="lg">
        <Trans>Please log in to go on with this order</Trans>
      </Text>
      <Button asChild>
        <RouterLink to={paths.login()} state={{ from: pathname + search }}>
          <Trans>Log in</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}

function CartUnread({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ErrorState title={t`We could not load your cart.`} retry={{ label: t`Try again`, onClick: onRetry }}>
      <Trans>Your order begins with what is in it. Please check your connection and try again.</Trans>
    </ErrorState>
  )
}

function DraftMissing() {
  const { t } = useLingui()
  return (
    <Stack align="center">
      <ErrorState title={t`This order is no longer open`}>
        <Trans>It was placed or discarded meanwhile, or it belongs to another account.</Trans>
      </ErrorState>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={paths.orders()}>
            <Trans>Your orders</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.gallery()}>
            <Trans>Explore Designs</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </Stack>
  )
}
