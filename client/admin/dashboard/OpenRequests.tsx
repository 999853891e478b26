import { Box, Link } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'

interface OpenRequestsProps {
  /** How many orders have one. */
  orders: number
  /** What is open, which is also the parameter of the order list that shows them. */
  choice: 'returns' | 'alterations'
}

/** The number of orders with an open request of their customer, as a link to them; renders nothing when there are none. */
export function OpenRequests({ orders, choice }: OpenRequestsProps) {
  if (orders === 0) return null
  return (
    <Box px="4" py="1" bg="bg.warning" borderWidth="1px" borderRadius="l3">
      <Link asChild minH="11" fontWeight="semibold" color="fg.warning">
        <RouterLink to={adminPaths.orders({ [choice]: 'open' })}>
          {choice === 'returns' ? (
            <Plural value={orders} one="# order has an open return" other="# orders have an open return" />
          ) : (
            <Plural
              value={orders}
              one="# order has an open alteration request"
              other="# orders have an open alteration request"
            />
          )}
        </RouterLink>
      </Link>
    </Box>
  )
}
