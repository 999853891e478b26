import { Box, IconButton } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { useLiveSession } from '../session/session.ts'

/** The link to the cart with the last stored number of lines. */
export function CartLink() {
  const { items } = useLiveSession()
  const { t } = useLingui()
  const label = items === 0 ? t`Cart` : t`Cart, ${plural(items, { one: '# design', other: '# designs' })}`
  return (
    <IconButton asChild variant="ghost" position="relative" aria-label={label}>
      <RouterLink to={paths.cart()}>
        <ShoppingBag />
        {items > 0 && (
          <Box
            key={items}
            animationStyle="pop"
            aria-hidden
            position="absolute"
            top="0.5"
            insetEnd="0"
            minW="5"
            h="5"
            px="1"
            borderRadius="full"
            bg="rani.solid"
            color="rani.contrast"
            fontSize="2xs"
            fontWeight="semibold"
            lineHeight="1.25rem"
            textAlign="center"
          >
            {items > 99 ? '99+' : items}
          </Box>
        )}
      </RouterLink>
    </IconButton>
  )
}
