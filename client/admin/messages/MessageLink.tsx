import { Link } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'

/** A link beside a message's buttons. */
export const MessageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link asChild minH="12" px="2" display="inline-flex" alignItems="center">
    <RouterLink to={to}>{children}</RouterLink>
  </Link>
)

/** To the order that a message is about. */
export const MessageOrderLink = ({ orderId }: { orderId: string }) => (
  <MessageLink to={adminPaths.order(orderId)}>
    <Trans>Open the order</Trans>
  </MessageLink>
)
