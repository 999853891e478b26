import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { paths } from '../../../shared/paths.ts'

const CartSummary_cart = graphql(`
  fragment CartSummary_cart on Cart {
    id
    itemCount
    totalCartValue
    discount
    finalTotal
    delivery
  }
`)

/** The cart's total. The server's sums don't include delivery, which is listed separately. */
export function CartSummary({ cart }: { cart: FragmentType<typeof CartSummary_cart> }) {
  const { data } = useSuspenseFragment({ fragment: CartSummary_cart, from: cart })
  const { t } = useLingui()
  const { itemCount, totalCartValue, discount, finalTotal, delivery } = data
  return (
    <Stack
      as="section"
      aria-labelledby="cart-summary"
      gap="3"
      p="5"
      bg="bg.subtle"
      borderRadius="l3"
      position={{ lg: 'sticky' }}
      top="24"
    >
      <Heading as="h2" id="cart-summary" size="xl">
        <Trans>Summary</Trans>
      </Heading>
      <Stack as="dl" gap="2">
        <Amount term={t`Cart value (${plural(itemCount, { one: '# piece', other: '# pieces' })})`}>
          {formatExactRupees(totalCartValue)}
        </Amount>
        {discount > 0 && (
          <Amount term={t`Discount`} color="fg.success">
            −{formatExactRupees(discount)}
          </Amount>
        )}
        <Amount term={t`Final total`} strong>
          {formatExactRupees(finalTotal)}
        </Amount>
        <Amount term={t`Delivery, once an order`} color="fg.muted">
          {delivery === 0 ? t`Free` : formatExactRupees(delivery)}
        </Amount>
        <Amount term={t`To pay, with delivery`} strong>
          {formatExactRupees(finalTotal + delivery)}
        </Amount>
      </Stack>
      <Text color="fg.muted" fontSize="sm">
        <Trans>Begin an order from any line; you can take the others along.</Trans>
      </Text>
      <Button asChild variant="outline">
        <RouterLink to={paths.gallery()}>
          <Trans>Continue shopping</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}

interface AmountProps {
  term: string
  strong?: boolean
  color?: string
  children: React.ReactNode
}

function Amount({ term, strong = false, color, children }: AmountProps) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      color={color}
      {...(strong && { fontSize: 'xl', borderTopWidth: '1px', borderColor: 'border.emphasized', pt: '2' })}
    >
      <Text as="dt" fontWeight={strong ? 'semibold' : 'normal'}>
        {term}
      </Text>
      <Box
        as="dd"
        fontWeight={strong ? 'semibold' : 'normal'}
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {children}
      </Box>
    </Flex>
  )
}
