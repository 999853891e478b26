import { Box, Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'

interface OpenRequestsProps {
  /** How many orders have one. */
  orders: number
  /** Such as 'alteration request'. */
  what: string
  /** The parameters of the order list that shows them. */
  choice: Record<string, string>
}

/** The number of orders with an open request of their customer, as a link to them; renders nothing when there are none. */
export function OpenRequests({ orders, what, choice }: OpenRequestsProps) {
  if (orders === 0) return null
  return (
    <Box px="4" py="1" bg="bg.warning" borderWidth="1px" borderRadius="l3">
      <Link asChild minH="11" fontWeight="semibold" color="fg.warning">
        <RouterLink to={adminPaths.orders(choice)}>
          {orders === 1
            ? `1 order has an open ${what}`
            : `${orders.toLocaleString('en-IN')} orders have an open ${what}`}
        </RouterLink>
      </Link>
    </Box>
  )
}
