import { useMemo, useState } from 'react'
import { isString, nullOr, objectOf, oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ProductChoice } from './product-choice.ts'

interface StoredChoice extends ProductChoice {
  productId: string
}

/** The choice that this tab made last: logging in loads the page anew. */
const stored = storedValue({
  key: 'productChoice',
  version: 1,
  area: 'session',
  isValid: objectOf<StoredChoice>({
    productId: isString,
    productType: oneOf('READYMADE', 'TAILOR'),
    size: nullOr(isString),
  }),
  fallback: null,
})

interface ChosenProduct {
  id: string
  readyMadeOffer?: object | null
  tailorOffer?: object | null
  sizes: readonly { label: string; quantityInStock?: number | null }[]
}

/** How the shopper wants the product, also after the page was loaded anew; null when nothing is chosen. */
export function useProductChoice(product: ChosenProduct) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<ProductChoice | null>(null)
  const before = useMemo(() => (hydrated ? readChoice(product) : null), [hydrated, product])
  const choose = (choice: ProductChoice) => {
    stored.write({ productId: product.id, ...choice })
    setChosen(choice)
  }
  return [chosen ?? before, choose] as const
}

/** What is no longer offered isn't chosen. */
function readChoice({ id, readyMadeOffer, tailorOffer, sizes }: ChosenProduct): ProductChoice | null {
  const choice = stored.read()
  if (choice?.productId !== id) return null
  const { productType, size } = choice
  if (!(productType === 'TAILOR' ? tailorOffer : readyMadeOffer)) return null
  const isInStock = sizes.some(({ label, quantityInStock }) => label === size && quantityInStock !== 0)
  return { productType, size: isInStock ? size : null }
}
