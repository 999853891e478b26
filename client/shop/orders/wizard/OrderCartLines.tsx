import { designName } from '../../../lib/localized-name.ts'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { orderTypeNames } from '../../../lib/order-types.ts'
import { serverCart } from '../../cart/in-order-link.ts'
import { notify } from '../../../ui/notify.ts'
import { OrderCart_query } from './order-cart.ts'
import type { CartItem } from './order-form.ts'

interface OrderCartLinesProps {
  isInOrder: (item: CartItem) => boolean
  onAdd: (item: CartItem) => void
}

/** The other lines of the cart, to be ordered together. */
export function OrderCartLines({ isInOrder, onAdd }: OrderCartLinesProps) {
  const { i18n, t } = useLingui()
  const client = useApolloClient()
  const { data } = useQuery(OrderCart_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: serverCart,
  })
  /** The quantity in the cart, which may have changed since the list was loaded. */
  const add = async (lineId: string) => {
    try {
      const { data: now } = await client.query({
        query: OrderCart_query,
        fetchPolicy: 'network-only',
        context: serverCart,
      })
      const line = now?.cart.items.find(({ id }) => id === lineId)
      if (line) onAdd(line)
    } catch {
      void notify({
        title: t`We could not reach the shop. Please check your connection and try again.`,
        type: 'error',
        id: 'unreachable',
      })
    }
  }
  const others = (data?.cart.items ?? []).filter((item) => !isInOrder(item))
  if (others.length === 0) return null
  return (
    <Stack gap="3">
      <Heading as="h3" size="lg">
        <Trans>Also in your cart</Trans>
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {others.map(({ id, product, productType, size, quantity }) => {
          const productName = designName(i18n, product)
          return (
            <Flex key={id} as="li" gap="3" align="center" justify="space-between" wrap="wrap">
              <Box minW="0">
                <Text fontWeight="semibold">{productName}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {[i18n._(orderTypeNames[productType]), size, quantity].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              <Button variant="outline" onClick={() => void add(id)}>
                <Plus />
                <Trans>Add to this order</Trans>
                <Box as="span" srOnly>
                  : {productName}
                </Box>
              </Button>
            </Flex>
          )
        })}
      </Stack>
    </Stack>
  )
}
