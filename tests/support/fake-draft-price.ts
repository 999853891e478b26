interface Design {
  id: string
  shippingCost: unknown
  tailorOffer: { unitPrice: number } | null
  readyMadeOffer: { unitPrice: number } | null
}

export interface DraftPriceInput {
  items: { productId: string; productType: 'READYMADE' | 'TAILOR'; quantity: number }[]
  fulfilment: 'DELIVERY' | 'PICKUP'
}

/** The price of an order's lines, with these promotions, whatever is ordered. */
export function draftPriceOf(
  products: readonly Design[],
  promotions: readonly { amount: number }[],
  { items, fulfilment }: DraftPriceInput,
) {
  const designs = items.flatMap(({ productId }) => products.find(({ id }) => id === productId) ?? [])
  const totalPrice = items.reduce((sum, { productId, productType, quantity }) => {
    const design = designs.find(({ id }) => id === productId)
    const offer = productType === 'TAILOR' ? design?.tailorOffer : design?.readyMadeOffer
    return sum + (offer?.unitPrice ?? 0) * quantity
  }, 0)
  const delivery =
    fulfilment === 'DELIVERY' ? Math.max(0, ...designs.map((each) => Number(each.shippingCost))) : 0
  const off = promotions.reduce((sum, { amount }) => sum + amount, 0)
  const totalToPay = totalPrice + delivery - off
  return { totalPrice, delivery, isDeliverable: true, promotions, totalToPay, designs }
}
