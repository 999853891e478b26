interface Line {
  id: string
  price: number
  unitPrice: number
  quantity: number
  totalPrice: number
}

interface Cart<Item extends Line> {
  items: Item[]
  itemCount: number
  totalCartValue: number
  discount: number
  finalTotal: number
}

/**
 * The optimistic cart after a line's quantity has changed; 0 removes the line. Sums of the goods are in
 * whole paise, as on the server; what is to be paid is known to the server alone.
 */
export function withQuantity<Item extends Line, Whole extends Cart<Item>>(
  cart: Whole,
  lineId: string,
  quantity: number,
): Whole {
  const items = cart.items.flatMap((line) =>
    line.id !== lineId
      ? line
      : quantity <= 0
        ? []
        : { ...line, quantity, totalPrice: line.unitPrice * quantity },
  )
  const sum = (amount: (line: Item) => number) => items.reduce((total, line) => total + amount(line), 0)
  const totalCartValue = sum((line) => line.price * line.quantity)
  const finalTotal = sum((line) => line.totalPrice)
  return {
    ...cart,
    items,
    itemCount: sum((line) => line.quantity),
    totalCartValue,
    discount: totalCartValue - finalTotal,
    finalTotal,
  }
}
