import { useLingui } from '@lingui/react'
import { localizedName } from '../../lib/localized-name.ts'
import { useStyleOptions } from '../../shop/orders/style/style-options.ts'
import type { CounterLine } from './counter-order.ts'

export interface LineStyle {
  /** Of the options. */
  ids: string[]
  names: string[]
  /** Of one garment, in paise; null while the style book is loading. */
  price: number | null
  /** What other options would cost, those that the order has already at the prices of then. In paise. */
  priceOf: (ids: readonly string[]) => number | null
}

/**
 * The style that is chosen for a line.
 * @param choosing whether others are being chosen, whose prices are then known
 */
export function useLineStyle(
  { style, orderedStyle = [] }: Pick<CounterLine, 'style' | 'orderedStyle'>,
  choosing = false,
): LineStyle {
  const { i18n } = useLingui()
  const ids = style ?? orderedStyle.map(({ id }) => id)
  const { options } = useStyleOptions({ skip: style === undefined && !choosing })
  const optionOf = (id: string) => orderedStyle.find((ordered) => ordered.id === id) ?? options?.get(id)
  const priceOf = (wanted: readonly string[]) => {
    const found = wanted.map(optionOf)
    return options || found.every(Boolean)
      ? found.reduce((sum, option) => sum + (option?.price ?? 0), 0)
      : null
  }
  return {
    ids,
    names: ids.flatMap((id) => {
      const option = optionOf(id)
      return option ? [localizedName(i18n, option)] : []
    }),
    price: priceOf(ids),
    priceOf,
  }
}
