import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CartLine_ItemFragment, CartSummary_CartFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { orderPathTypes } from '../../lib/order-options.ts'
import { promotionLabel } from '../../lib/localized-name.ts'
import type { CartFieldsProps } from './CartFields.tsx'
import { paths } from '../../../shared/paths.ts'

/** Without a connection the cart is shown without them. */
const CartFields = lazy(async () => {
  const loaded = await import('./CartFields.tsx').catch(() => null)
  return { default: (loaded?.CartFields ?? (() => null)) as ComponentType<CartFieldsProps> }
})

export const CartSummary_cart = graphql(`
  fragment CartSummary_cart on Cart {
    id
    itemCount
    totalCartValue
    discount
    finalTotal
    delivery
    deliveryPincode
    isDeliverable
    promotions {
      ...AppliedPromotion
    }
    rounding {
      amount
      isNegative
    }
    totalToPay
    ...CouponField_cart
  }
`)

interface CartSummaryProps {
  cart: CartSummary_CartFragment
  /** The line that the checkout starts from. */
  first: CartLine_ItemFragment | undefined
  /** Whether a change is under way: what promotions take off is then known to the server alone. */
  isChanging: boolean
}

/** The cart's total. The server's sums don't include delivery, which is listed separately. */
export function CartSummary({ cart, first, isChanging }: CartSummaryProps) {
  const { t, i18n } = useLingui()
  const {
    itemCount,
    totalCartValue,
    discount,
    finalTotal,
    delivery,
    deliveryPincode,
    promotions,
    rounding,
    totalToPay,
  } = cart
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
        <Amount
          term={
            deliveryPincode ? t`Delivery to ${deliveryPincode}, once an order` : t`Delivery, once an order`
          }
          color="fg.muted"
        >
          {delivery === 0 ? t`Free` : formatExactRupees(delivery)}
        </Amount>
        {promotions.map((promotion, index) => (
          <Amount key={index} term={promotionLabel(i18n, promotion)} color="fg.success">
            {isChanging ? '…' : `−${formatExactRupees(promotion.amount)}`}
          </Amount>
        ))}
        {rounding.amount > 0 && (
          <Amount term={t`Rounding`} color="fg.muted">
            {isChanging ? '…' : formatSigned(paiseOf(rounding))}
          </Amount>
        )}
        <Amount term={t`To pay, with delivery`} strong>
          {isChanging ? '…' : formatExactRupees(totalToPay)}
        </Amount>
      </Stack>
      {/* As high as the coupon's field with its button, and as the pincode's. */}
      <Suspense fallback={<Box minH={deliveryPincode ? '16rem' : '8.5rem'} />}>
        <CartFields cart={cart} />
      </Suspense>
      {first && (
        <Box display={{ base: 'none', lg: 'grid' }}>
          <CheckoutLink first={first} />
        </Box>
      )}
      <Text color="fg.muted" fontSize="sm">
        <Trans>Checkout takes everything in your cart. Order Now takes one line; you can add others.</Trans>
      </Text>
      <Button asChild variant="outline">
        <RouterLink to={paths.gallery()}>
          <Trans>Continue shopping</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}

/** Keeps focused elements from being scrolled behind the bar. */
const roomForBar = { html: { '@media (max-width: 61.99rem)': { scrollPaddingBottom: '6rem' } } }

/** On phones and tablets the total and the way to the order stay at the bottom of the screen. */
export function CheckoutBar({ cart, first, isChanging }: CartSummaryProps) {
  return (
    <Flex
      display={{ base: 'flex', lg: 'none' }}
      align="center"
      justify="space-between"
      gap="4"
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="4"
      mx={{ base: '-4', md: '0' }}
      px="4"
      pt="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="md"
    >
      <Global styles={roomForBar} />
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {isChanging ? '…' : formatExactRupees(cart.totalToPay)}
      </Text>
      {first && <CheckoutLink first={first} />}
    </Flex>
  )
}

function CheckoutLink({ first }: { first: CartLine_ItemFragment }) {
  return (
    <Button asChild size="xl" flex={{ base: '1', lg: 'initial' }} maxW={{ base: 'xs', lg: 'none' }}>
      <RouterLink
        to={paths.order(first.product.id, orderPathTypes[first.productType])}
        state={{ fromCart: true, checkout: true, size: first.size ?? null }}
      >
        <Trans>Checkout</Trans>
      </RouterLink>
    </Button>
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
