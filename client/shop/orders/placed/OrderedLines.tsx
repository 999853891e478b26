import { Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { OrderedLines_OrderFragment } from '../../../__generated__/graphql.ts'
import { type AmountOff, designName, localizedName } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import { orderTypeNames } from '../../../lib/order-types.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SignedAmount } from '../../../lib/signed-amount.ts'
import { OrderAmounts } from '../OrderAmounts.tsx'
import { garmentsOfCategory } from '../../../../shared/measurements/garment-measures.ts'
import { garmentOfCustom } from '../wizard/garment-measures.ts'
import { garmentNames } from '../wizard/measurement-labels.ts'
import { OrderedGarment } from './OrderedGarment.tsx'
import { LineMeasurements } from './LineMeasurements.tsx'

/** Most garments are sewn as the design has them. */
const SewnLine = lazy(async () => ({ default: (await import('./SewnLine.tsx')).SewnLine }))

export const OrderedLines_order = graphql(`
  fragment OrderedLines_order on Order {
    id
    customCategory
    style {
      ...SewnLine_price
      part
      drawing
    }
    color
    clothPics
    viewerCanGiveMeasurements
    measurements {
      ...TypedMeasurements_measurements
    }
    items {
      product {
        id
      }
      productName
      hindiName: productName(locale: HI, fallback: false)
      category
      image {
        url
        alt
        width
        height
        thumbhash
      }
      productType
      quantity
      size {
        label
      }
      measurements {
        ...TypedMeasurements_measurements
      }
      needsMeasurements
      isMeasured
      isOwnCloth
      clothMetres
      addOns {
        name
        translations {
          locale
          name
        }
      }
      style {
        ...SewnLine_price
      }
      sewnStyle {
        ...SewnLine_style
      }
      unitPrice
      totalPrice
    }
    totalPrice
    saving
    delivery
    cashFee
    promotions {
      ...AppliedPromotion
    }
    agreedDiscount
    rounding {
      amount
      isNegative
    }
    totalToPay
  }
`)

/** The ordered garments with sizes or measurements, and prices. */
export function OrderedLines({ order }: { order: OrderedLines_OrderFragment }) {
  const { t, i18n } = useLingui()
  const { id, customCategory, style, color, clothPics, measurements, items } = order
  const canGive = order.viewerCanGiveMeasurements
  const custom = customCategory && garmentOfCustom[customCategory]
  return (
    <Stack gap="5">
      <Stack as="ul" gap="5" listStyleType="none">
        {custom && (
          <OrderedGarment name={i18n._(garmentNames[custom])} about={t`Your own design`}>
            <LineMeasurements
              orderId={id}
              position={null}
              name={i18n._(garmentNames[custom])}
              garments={[custom]}
              measurements={measurements}
              isMeasured={measurements.taken.length > 0 || measurements.own.length > 0}
              canGive={canGive}
            />
            {style.length > 0 && (
              <Suspense>
                <SewnLine
                  category={customCategory}
                  productId={null}
                  isCustom
                  style={style}
                  priced={style}
                  measurements={measurements}
                  colour={color}
                  cloth={clothPics[0] ?? null}
                />
              </Suspense>
            )}
          </OrderedGarment>
        )}
        {items.map((item, index) => (
          <OrderedGarment
            key={index}
            name={designName(i18n, item)}
            path={item.product ? paths.product(item.product.id) : null}
            image={item.image}
            about={[
              i18n._(orderTypeNames[item.productType]),
              item.size?.label,
              ...item.addOns.map((addOn) => localizedName(i18n, addOn)),
              clothText(i18n, item),
            ]
              .filter(Boolean)
              .join(' · ')}
            pieces={{ count: item.quantity, unitPrice: item.unitPrice, totalPrice: item.totalPrice }}
          >
            {item.needsMeasurements && (
              <LineMeasurements
                orderId={id}
                position={index}
                name={designName(i18n, item)}
                garments={garmentsOfCategory[item.category]}
                measurements={item.measurements}
                isMeasured={item.isMeasured}
                canGive={canGive}
              />
            )}
            {item.sewnStyle.length > 0 && (
              <Suspense>
                <SewnLine
                  category={item.category}
                  productId={item.product?.id ?? null}
                  style={item.sewnStyle}
                  priced={item.style}
                  measurements={item.measurements}
                  colour={color}
                  cloth={(item.isOwnCloth && clothPics[0]) || null}
                />
              </Suspense>
            )}
          </OrderedGarment>
        ))}
      </Stack>
      <Totals {...order} />
    </Stack>
  )
}

const clothText = (i18n: I18n, { isOwnCloth, clothMetres }: Cloth) =>
  !isOwnCloth
    ? null
    : clothMetres == null
      ? i18n._(msg`Your own cloth`)
      : i18n._(msg`Your own cloth: ${{ metres: clothMetres }} m`)

interface Cloth {
  isOwnCloth: boolean
  clothMetres?: number | null
}

interface TotalsProps {
  totalPrice?: number | null
  saving?: number | null
  delivery?: number | null
  cashFee: number
  promotions: readonly AmountOff[]
  agreedDiscount: number
  rounding: SignedAmount
  totalToPay?: number | null
}

function Totals({
  totalPrice,
  saving,
  delivery,
  cashFee,
  promotions,
  agreedDiscount,
  rounding,
  totalToPay,
}: TotalsProps) {
  const { t } = useLingui()
  if (totalPrice == null || delivery == null || totalToPay == null)
    return (
      <Text pt="4" borderTopWidth="1px" fontWeight="semibold">
        <Trans>Price on enquiry</Trans>
      </Text>
    )
  return (
    <OrderAmounts
      goods={totalPrice}
      saving={saving}
      delivery={delivery}
      cashFee={cashFee}
      promotions={
        agreedDiscount > 0
          ? [...promotions, { name: t`Agreed discount`, translations: [], amount: agreedDiscount }]
          : promotions
      }
      rounding={rounding}
      toPay={totalToPay}
    />
  )
}
