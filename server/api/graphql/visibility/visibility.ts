import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { shop } from './shop.ts'
import type { Visibility } from './types.ts'
import { workshop } from './workshop.ts'

/**
 * Who may see each field of each type, whichever path leads to it. Root fields require what they need themselves; what an object is
 * made of is decided here.
 */
export const visibility: Visibility = { ...shop, ...customers, ...orders, ...workshop }
