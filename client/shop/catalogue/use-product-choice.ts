import { useMemo, useState, useSyncExternalStore } from 'react'
import { isString, nullOr, objectOf, oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
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
  const [chosen, setChosen] = useState<ProductChoice | null>(null)
  // Without a stored choice nothing renders again after hydration: that would hydrate all sections at once.
  const isStored = useSyncExternalStore(
    noSubscription,
    () => stored.read()?.productId === product.id,
    () => false,
  )
  const before = useMemo(() => (isStored ? readChoice(product) : null), [isStored, product])
  const choose = (choice: ProductChoice) => {
    stored.write({ productId: product.id, ...choice })
    setChosen(choice)
  }
  return [chosen ?? before, choose] as const
}

/** Only this page writes it. */
const noSubscription = () => () => undefined

/** What is no longer offered isn't chosen. */
function readChoice({ id, readyMadeOffer, tailorOffer, sizes }: ChosenProduct): ProductChoice | null {
  const choice = stored.read()
  if (choice?.productId !== id) return null
  const { productType, size } = choice
  if (!(productType === 'TAILOR' ? tailorOffer : readyMadeOffer)) return null
  const isInStock = sizes.some(({ label, quantityInStock }) => label === size && quantityInStock !== 0)
  return { productType, size: isInStock ? size : null }
}
