import { z } from 'zod'
import { Category, LineSupply } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { amount, requiredText, uniqueBy } from '../validation.ts'

/** Unique in the list and stable, so that a client's choice survives a change of name or price. */
const key = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{1,40}$/, { error: /*i18n*/ 'An id has up to 40 small letters, digits and hyphens.' })

const garment = z
  .object({
    id: key,
    name: requiredText(60),
    category: z.enum(Category),
    price: amount,
    needsMeasurements: z.boolean().nullish(),
    supply: z.enum(LineSupply).nullish(),
  })
  .transform(withNeed)
interface ListedGarment {
  category: Category
  needsMeasurements?: boolean | null | undefined
  supply?: LineSupply | null | undefined
}

/** Lists from before it could be chosen: what is done to a saree, such as fall and edging, is not sewn to measurements. */
function withNeed<Garment extends ListedGarment>(garment: Garment) {
  const needsMeasurements = garment.needsMeasurements ?? garment.category !== 'SAREE'
  return { ...garment, needsMeasurements }
}

const addOn = z.object({ id: key, name: requiredText(60), price: amount })

const once = uniqueBy<{ id: string }>('id', ({ id }) => id, /*i18n*/ 'Two entries have the same id.')

export const priceListInput = z.object({
  garments: z.array(garment).min(1).max(60).superRefine(once),
  addOns: z.array(addOn).max(40).superRefine(once),
})

/** What it is by tax: goods of the shop's cloth, stitching of the customer's, or a service such as fall and edging. */
export type PricedGarment = Omit<z.output<typeof garment>, 'supply'> & { supply: LineSupply }

/** What making a garment costs at the counter, and what is added to it. Prices in paise. */
export interface PriceList extends Omit<z.output<typeof priceListInput>, 'garments'> {
  garments: PricedGarment[]
  /** 0 before the owner has saved any. */
  version: number
}

/** Until the owner has saved a list. */
const initialList: { garments: (ListedGarment & { id: string; name: string; price: number })[] } & Pick<
  PriceList,
  'addOns'
> = {
  garments: [
    { id: 'blouse', name: 'Blouse', category: 'BLOUSE', price: 800_00 },
    { id: 'suit', name: 'Suit', category: 'SUIT', price: 1200_00 },
    { id: 'lehenga', name: 'Lehenga', category: 'LEHENGA', price: 3500_00 },
    { id: 'dress', name: 'Dress', category: 'DRESS', price: 1500_00 },
    { id: 'saree', name: 'Saree fall and edging', category: 'SAREE', price: 250_00 },
  ],
  addOns: [
    { id: 'lining', name: 'Lining', price: 200_00 },
    { id: 'padding', name: 'Padding', price: 150_00 },
    { id: 'piping', name: 'Piping', price: 100_00 },
    { id: 'tassels', name: 'Tassels', price: 150_00 },
    { id: 'urgent', name: 'Urgent', price: 300_00 },
  ],
}

export async function readPriceListIn(db: Pick<Transaction, 'priceList'>): Promise<PriceList> {
  const { list, version } = await db.priceList.findUniqueOrThrow({ where: { id: 1 } })
  const { garments, addOns } = { ...initialList, ...(list as Partial<typeof initialList>) }
  return { garments: garments.map(withNeed).map(withSupply), addOns, version }
}

/** The shipped fall and edging is a service; the others of a list that was saved before garments said so are goods. */
export const withSupply = <Garment extends ListedGarment & { id: string; name: string }>(
  garment: Garment,
) => ({
  ...garment,
  supply: garment.supply ?? (garment.id === 'saree' && /\bfall\b/i.test(garment.name) ? 'SERVICE' : 'GOODS'),
})
