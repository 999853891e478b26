/** Quantities are whole numbers: centimetres of what is measured in metres, or pieces. */
export type QuantityUnit = 'METRE' | 'PIECE'

export const MAX_QUANTITY = 1_000_000

/** 250 cm as '2.5 m'; 12 pieces as '12 pieces'. */
export const formatQuantity = (quantity: number, unit: QuantityUnit): string =>
  unit === 'METRE' ? `${quantity / 100} m` : quantity === 1 ? '1 piece' : `${quantity} pieces`

/** What this many of a unit cost, in paise, rounded half up. */
export const costOf = (quantity: number, unit: QuantityUnit, price: number): number =>
  unit === 'METRE' ? Math.round((quantity * price) / 100) : quantity * price
