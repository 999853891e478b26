import { Box, Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'

/**
 * The number of orders with an open alteration request, as a link to them; renders nothing when there
 * are none.
 */
export function OpenAlterations({ orders }: { orders: number }) {
  if (orders === 0) return null
  return (
    <Box px="4" py="1" bg="bg.warning" borderWidth="1px" borderRadius="l3">
      <Link asChild minH="11" fontWeight="semibold" color="fg.warning">
        <RouterLink to={adminPaths.orders({ alterations: 'open' })}>
          {orders === 1
            ? '1 order has an open alteration request'
            : `${orders.toLocaleString('en-IN')} orders have an open alteration request`}
        </RouterLink>
      </Link>
    </Box>
  )
}
