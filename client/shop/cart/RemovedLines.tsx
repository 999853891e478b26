import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RemovedLines_CartFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { designName } from '../../lib/localized-name.ts'

export const RemovedLines_cart = graphql(`
  fragment RemovedLines_cart on Cart {
    id
    removed {
      productName
      hindiName: productName(locale: HI, fallback: false)
      productType
    }
  }
`)

/**
 * Lists the lines whose product left the catalogue since the last visit, until the shopper dismisses
 * them.
 */
export function RemovedLines({ cart }: { cart: RemovedLines_CartFragment }) {
  const { cache } = useApolloClient()
  const { i18n } = useLingui()
  const names = cart.removed.map((line) => designName(i18n, line))
  const list = names.join(', ')
  const dismiss = () => {
    cache.modify({
      id: cache.identify({ __typename: 'Cart', id: cart.id }),
      fields: { removed: () => [] },
    })
  }
  return (
    <Box role="status">
      {names.length > 0 && (
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          gap="2"
          px="4"
          py="2"
          mb="4"
          bg="bg.warning"
          color="fg.warning"
          borderRadius="l2"
        >
          <Text flex="1 1 16rem" overflowWrap="anywhere">
            {names.length === 1 ? (
              <Trans>{list} has left our catalogue and your cart.</Trans>
            ) : (
              <Trans>{list} have left our catalogue and your cart.</Trans>
            )}
          </Text>
          <Button variant="ghost" colorPalette="orange" onClick={dismiss}>
            <Trans>OK</Trans>
          </Button>
        </Flex>
      )}
    </Box>
  )
}
