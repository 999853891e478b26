import { Box, Link } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'

/** How many people wait for what is back in stock, as a link to them; renders nothing when there are none. */
export function StockAlertsToSend({ people }: { people: number }) {
  if (people === 0) return null
  return (
    <Box px="4" py="1" bg="bg.success" borderWidth="1px" borderRadius="l3">
      <Link asChild minH="11" fontWeight="semibold" color="fg.success">
        <RouterLink to={adminPaths.stockAlerts()}>
          <Plural
            value={people}
            one="# person waits for a design that is back in stock"
            other="# people wait for designs that are back in stock"
          />
        </RouterLink>
      </Link>
    </Box>
  )
}
