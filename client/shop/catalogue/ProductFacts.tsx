import { Flex, Grid, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, type LucideIcon, Scissors, Star, Timer, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductFacts_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { availabilityLabels } from '../../lib/catalogue-labels.ts'
import { detailLabel } from '../../lib/detail-labels.ts'
import { formatRupees } from '../../lib/money.ts'

export const ProductFacts_product = graphql(`
  fragment ProductFacts_product on Product {
    id
    availabilityStatus
    quantityInStock
    readyMadeOffer {
      unitPrice
    }
    tailorOffer {
      unitPrice
    }
    shippingCost
    estimatedDeliveryTime
    customizationAvailable
    customizationOptions
    translations {
      locale
      terms {
        text
        translation
      }
    }
    rating {
      average
      count
    }
  }
`)

const few = 5

interface ProductFactsProps {
  product: ProductFacts_ProductFragment
  /** Whether days and fee are looked up by pincode, in place of the product's own. */
  hasZones: boolean
}

/** Availability and delivery time. */
export function ProductFacts({ product, hasZones }: ProductFactsProps) {
  const { t, i18n } = useLingui()
  const { availabilityStatus, rating, shippingCost, estimatedDeliveryTime, quantityInStock } = product
  const { count } = rating
  const average = rating.average?.toFixed(1)
  const { readyMadeOffer, tailorOffer } = product
  const isSoldOut = quantityInStock === 0 && readyMadeOffer && !tailorOffer
  const status = availabilityStatus === 'AVAILABLE' && isSoldOut ? 'OUT_OF_STOCK' : availabilityStatus
  const available = status === 'AVAILABLE'
  const readyMade = available && readyMadeOffer
  return (
    <Grid as="ul" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
      <Fact Icon={available ? CircleCheck : CircleX} title={t`Availability`}>
        <Text as="span" color={available ? 'fg.success' : 'fg.error'} fontWeight="semibold">
          {i18n._(availabilityLabels[status])}
        </Text>
        {readyMade && quantityInStock === 0 && <Trans>, sold out ready-made</Trans>}
        {readyMade && quantityInStock > 0 && quantityInStock <= few && (
          <Trans>, {quantityInStock} left ready-made</Trans>
        )}
      </Fact>
      <Fact Icon={Star} title={t`Rating`}>
        {rating.average == null
          ? t`New: no ratings yet`
          : t`${average} out of 5 (${plural(count, { one: '# rating', other: '# ratings' })})`}
      </Fact>
      {!hasZones && (
        <Fact Icon={Truck} title={t`Shipping`}>
          {shippingCost === 0 ? t`Free` : formatRupees(shippingCost)}
        </Fact>
      )}
      {!hasZones && estimatedDeliveryTime && (
        <Fact Icon={Timer} title={t`Delivery time`}>
          {detailLabel(estimatedDeliveryTime, i18n, product.translations)}
        </Fact>
      )}
      {product.customizationAvailable && (
        <Fact Icon={Scissors} title={t`Customization available`} wide>
          {product.customizationOptions
            .map((option) => detailLabel(option, i18n, product.translations))
            .join(', ') || t`Tell us your wishes with your order.`}
        </Fact>
      )}
    </Grid>
  )
}

interface FactProps {
  Icon: LucideIcon
  title: string
  wide?: boolean
  children: ReactNode
}

function Fact({ Icon, title, wide = false, children }: FactProps) {
  return (
    <Flex as="li" gap="3" gridColumn={wide ? '1 / -1' : undefined} minW="0">
      <Flex color="brand.fg" pt="0.5" flexShrink="0">
        <Icon aria-hidden size={22} strokeWidth={1.5} />
      </Flex>
      <div>
        <Text fontSize="sm" color="fg.muted" lineHeight="short">
          {title}
        </Text>
        <Text>{children}</Text>
      </div>
    </Flex>
  )
}
