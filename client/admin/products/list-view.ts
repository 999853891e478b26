import { oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import type { ListView } from './product-choice.ts'

const view = storedValue({
  key: 'productListView',
  version: 1,
  area: 'local',
  isValid: oneOf<ListView>('grid', 'table'),
  fallback: 'grid',
})

/** The last layout of the product list in this browser; a grid by default (specification, section 2). */
export const storedView: () => ListView = view.read

export const storeView: (chosen: ListView) => void = view.write
