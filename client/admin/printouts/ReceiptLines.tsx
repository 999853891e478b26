import { Box, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { paiseOf } from '../../lib/signed-amount.ts'
import { itemName } from '../workshop/garment-name.ts'
import { AmountRow } from './AmountRow.tsx'
import type { ReceiptOrder } from './printout-documents.ts'

/** The garments with their add-ons, and what they come to. */
export function ReceiptLines({ order }: { order: ReceiptOrder }) {
  const { i18n } = useLingui()
  const {
    items,
    customCategory,
    totalPrice,
    delivery,
    cashFee,
    promotions,
    agreedDiscount,
    rounding,
    totalToPay,
  } = order
  const custom = customCategory && i18n._(categoryLabels[customCategory])
  return (
    <>
      <Box as="ul" listStyleType="none" py="2mm" borderTopWidth="0.3mm" borderColor="black">
        {custom && (
          <li>
            <AmountRow label={<Trans>{custom}, made to measure</Trans>} amount={totalPrice ?? 0} />
          </li>
        )}
        {items.map((item, index) => (
          <Line key={index} item={item} />
        ))}
      </Box>
      <Box py="2mm" borderTopWidth="0.3mm" borderColor="black">
        {delivery != null && delivery > 0 && <AmountRow label={<Trans>Delivery</Trans>} amount={delivery} />}
        {cashFee > 0 && <AmountRow label={<Trans>Cash on delivery fee</Trans>} amount={cashFee} />}
        {promotions.map((promotion) => (
          <AmountRow key={promotion.name} label={localizedName(i18n, promotion)} amount={-promotion.amount} />
        ))}
        {agreedDiscount > 0 && <AmountRow label={<Trans>Discount</Trans>} amount={-agreedDiscount} />}
        {rounding.amount > 0 && <AmountRow label={<Trans>Rounding</Trans>} amount={paiseOf(rounding)} />}
        {totalToPay == null ? (
          <Text>
            <Trans>We will tell you the price.</Trans>
          </Text>
        ) : (
          <AmountRow label={<Trans>Total</Trans>} amount={totalToPay} strong />
        )}
      </Box>
    </>
  )
}

function Line({ item }: { item: ReceiptOrder['items'][number] }) {
  const { i18n } = useLingui()
  const { quantity, unitPrice, totalPrice, addOns, isOwnCloth, clothMetres } = item
  const metres = clothMetres ?? 0
  const price = formatExactRupees(unitPrice)
  return (
    <Box as="li" pb="1mm">
      <AmountRow label={itemName(i18n, item)} amount={totalPrice} />
      {quantity > 1 && (
        <Text ps="3mm">
          {quantity} × {price}
        </Text>
      )}
      {addOns.map(({ price, ...addOn }) => (
        <Text key={addOn.name} ps="3mm">
          + {localizedName(i18n, addOn)} {formatExactRupees(price)}
        </Text>
      ))}
      {isOwnCloth && (
        <Text ps="3mm">
          {metres > 0 ? <Trans>Your own cloth: {metres} m</Trans> : <Trans>Your own cloth</Trans>}
        </Text>
      )}
    </Box>
  )
}
