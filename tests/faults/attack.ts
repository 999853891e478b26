import type { FaultyShop } from './faulty-shop.ts'

export interface Attack {
  /** Selects it on the command line. */
  key: string
  name: string
  promise: string
  /** Carries it out; a sentence with the measurements. */
  measure: (shop: FaultyShop) => Promise<string>
}
