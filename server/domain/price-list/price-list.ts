import { z } from 'zod'
import { Category, LineSupply } from '../../platform/database/__generated__/prisma/enums.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { optionalNameTranslations } from '../name-translations.ts'
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
    translations: optionalNameTranslations(60),
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

const addOn = z.object({
  id: key,
  name: requiredText(60),
  translations: optionalNameTranslations(60),
  price: amount,
  /** Within which it is needed. */
  days: z.int().min(1).max(60).nullish(),
})

const once = uniqueBy<{ id: string }>('id', ({ id }) => id, /*i18n*/ 'Two entries have the same id.')

export const priceListInput = z.object({
  garments: z.array(garment).min(1).max(60).superRefine(once),
  addOns: z.array(addOn).max(40).superRefine(once),
})

/** In other languages than English. A type alias, which JSON columns take as it is. */
type Translated = { translations: NameTranslation[] }

type InputGarment = z.output<typeof garment>
/** What it is by tax: goods of the shop's cloth, stitching of the customer's, or a service such as fall and edging. */
export type PricedGarment = Omit<InputGarment, 'supply' | 'translations'> &
  Translated & { supply: LineSupply }
export type PricedAddOn = Omit<z.output<typeof addOn>, 'days' | 'translations'> &
  Translated & { days: number | null }

/** What making a garment costs at the counter, and what is added to it. Prices in paise. */
export interface PriceList {
  garments: PricedGarment[]
  addOns: PricedAddOn[]
  /** 0 before the owner has saved any. */
  version: number
}

const hindi = (name: string): NameTranslation[] => [{ locale: 'HI', name }]

/** Until the owner has saved a list. */
const initialList = {
  garments: [
    { id: 'blouse', name: 'Blouse', translations: hindi('ब्लाउज़'), category: 'BLOUSE', price: 800_00 },
    { id: 'suit', name: 'Suit', translations: hindi('सूट'), category: 'SUIT', price: 1200_00 },
    { id: 'lehenga', name: 'Lehenga', translations: hindi('लहंगा'), category: 'LEHENGA', price: 3500_00 },
    { id: 'dress', name: 'Dress', translations: hindi('ड्रेस'), category: 'DRESS', price: 1500_00 },
    {
      id: 'saree',
      name: 'Saree fall and edging',
      translations: hindi('साड़ी फ़ॉल और पीको'),
      category: 'SAREE',
      price: 250_00,
    },
  ],
  addOns: [
    { id: 'lining', name: 'Lining', translations: hindi('अस्तर'), price: 200_00 },
    { id: 'padding', name: 'Padding', translations: hindi('पैडिंग'), price: 150_00 },
    { id: 'piping', name: 'Piping', translations: hindi('पाइपिंग'), price: 100_00 },
    { id: 'tassels', name: 'Tassels', translations: hindi('लटकन'), price: 150_00 },
    { id: 'urgent', name: 'Urgent', translations: hindi('अर्जेंट'), price: 300_00, days: 3 },
  ],
} satisfies Record<'garments' | 'addOns', (ListedEntry & Translated & { price: number; days?: number })[]> & {
  garments: ListedGarment[]
}

interface ListedEntry {
  id: string
  name: string
  /** Absent in lists from before there were any. */
  translations?: NameTranslation[] | null | undefined
}

/** As it is stored: without what later versions added. */
interface StoredList {
  garments: (ListedEntry & ListedGarment & { price: number })[]
  addOns: (ListedEntry & { price: number; days?: number | null })[]
}

export async function readPriceListIn(db: Pick<Transaction, 'priceList'>): Promise<PriceList> {
  const { list, version } = await db.priceList.findUniqueOrThrow({ where: { id: 1 } })
  const { garments, addOns }: StoredList = { ...initialList, ...(list as Partial<StoredList>) }
  return {
    garments: garments.map(withNeed).map(withSupply).map(withNames(initialList.garments)),
    addOns: addOns
      .map((addOn) => ({ ...addOn, days: addOn.days ?? null }))
      .map(withNames(initialList.addOns)),
    version,
  }
}

/** The translations of an entry as it is given, otherwise those of the entry of its id and name among `known`. */
export const withNames =
  (known: readonly (ListedEntry & Translated)[]) =>
  <Entry extends ListedEntry>(entry: Entry): Omit<Entry, 'translations'> & Translated => ({
    ...entry,
    translations:
      entry.translations ??
      known.find(({ id, name }) => id === entry.id && name === entry.name)?.translations ??
      [],
  })

/** The shipped fall and edging is a service; the others of a list that was saved before garments said so are goods. */
export const withSupply = <Garment extends ListedGarment & { id: string; name: string }>(
  garment: Garment,
) => ({
  ...garment,
  supply: garment.supply ?? (garment.id === 'saree' && /\bfall\b/i.test(garment.name) ? 'SERVICE' : 'GOODS'),
})
