import { useQuery } from '@apollo/client/react'
import { graphql } from '../../../__generated__/index.ts'
import { withLatinDigits } from '../../../../shared/grammars/digits.ts'
import type { DraftState } from './draft-store.ts'
import type { StyleOptions } from '../style/style-options.ts'
import { offerOf, type OrderTotals, savedDraft, unitPriceOf } from './line-prices.ts'
import type { OrderLineValues, OrderSubject } from './order-form.ts'
import type { LineDesigns } from './use-line-designs.ts'

/** The designs come with the price, so that the lines on the screen add up to it. */
const OrderTotals_query = graphql(`
  query OrderTotals($input: DraftPriceInput!) {
    draftPrice(input: $input) {
      totalPrice
      delivery
      cashFee
      promotions {
        ...AppliedPromotion
      }
      rounding {
        amount
        isNegative
      }
      totalToPay
      designs {
        ...OrderLine_product
      }
    }
  }
`)

/** The total by the server, of exactly the order that is on the screen. */
export type OrderTotal =
  /** A custom order: the shop names its price afterwards. */
  | { state: 'none' }
  | { state: 'calculating' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; totals: OrderTotals }

/** The account's draft has the total; until the draft holds what is on the screen, the server prices the lines. */
export function useOrderTotals(
  subject: OrderSubject,
  state: DraftState,
  designs: LineDesigns,
  options: StyleOptions | undefined,
): OrderTotal {
  const { lines, fulfilment, customer } = state.copy.values
  const isCustom = subject.type === 'custom'
  const saved = savedDraft(state)
  const current = !isCustom && saved?.totalPrice === goodsOf(lines, designs, options) ? saved : null
  const pincode = withLatinDigits(customer.pincode).trim()
  const { data, loading, error, refetch } = useQuery(OrderTotals_query, {
    variables: {
      input: {
        // Of a shopper whose order is filled in by the shop, the shopper’s promotions apply.
        draftId: state.saved?.isOwner === false ? state.saved.id : null,
        items: lines.map(({ productId, productType, quantity, style = [] }) => ({
          productId,
          productType,
          quantity,
          ...(productType === 'TAILOR' && { style }),
        })),
        fulfilment,
        pincode: /^\d{6}$/.test(pincode) ? pincode : null,
      },
    },
    fetchPolicy: 'network-only',
    skip: isCustom || current !== null,
  })
  if (isCustom) return { state: 'none' }
  if (current) return { state: 'known', totals: totalsOf(current) }
  if (loading) return { state: 'calculating' }
  if (error || !data) return { state: 'failed', retry: () => void refetch().catch(() => null) }
  return { state: 'known', totals: totalsOf(data.draftPrice) }
}

const totalsOf = ({
  totalPrice,
  totalToPay,
  ...rest
}: Pick<OrderTotals, 'delivery' | 'cashFee' | 'promotions' | 'rounding'> & {
  totalPrice: number
  totalToPay: number
}): OrderTotals => ({
  goods: totalPrice,
  delivery: rest.delivery,
  cashFee: rest.cashFee,
  promotions: rest.promotions,
  rounding: rest.rounding,
  toPay: totalToPay,
})

/** What the lines on the screen add up to; null while a design or the style book is loading. */
function goodsOf(
  lines: OrderLineValues[],
  designs: LineDesigns,
  options: StyleOptions | undefined,
): number | null {
  let goods = 0
  for (const line of lines) {
    const design = designs.get(line.productId)
    if (design === undefined) return null
    const price = unitPriceOf(line, design, options)
    if (price === null && offerOf(design, line.productType)) return null
    goods += (price ?? 0) * line.quantity
  }
  return goods
}
