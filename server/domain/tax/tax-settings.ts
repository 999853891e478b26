import { z } from 'zod'
import { stateOfGstin } from '../../../shared/tax/gstin.ts'
import { isStateCode, type StateCode, stateOf } from '../../../shared/tax/states.ts'
import { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import { amount, day, requiredText, uniqueBy } from '../validation.ts'
import { gstin } from './gstin.ts'

/** How the shop is registered for the goods and services tax (GST). */
export const gstSchemes = ['REGULAR', 'COMPOSITION', 'UNREGISTERED'] as const
export type GstScheme = (typeof gstSchemes)[number]

const code = z
  .string()
  .trim()
  .regex(/^(\d{4}|\d{6}|\d{8})$/, { error: /*i18n*/ 'An HSN or SAC code has 4, 6 or 8 digits.' })

const percent = z.int().min(0).max(100)

const series = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,3}$/, { error: /*i18n*/ 'Write one to three letters or digits.' })

/** A rate from its day on, until that of the next. */
const priceRate = z.object({
  from: day,
  /** The highest taxable value of one piece, in paise, to which `lowerPercent` applies. */
  upTo: amount,
  lowerPercent: percent,
  higherPercent: percent,
})

export type PriceRate = z.output<typeof priceRate>

export const taxSettingsInput = z
  .object({
    scheme: z.enum(gstSchemes),
    legalName: requiredText(120),
    gstin: gstin.nullable(),
    stateCode: z.string().refine(isStateCode, { error: /*i18n*/ 'Choose a state.' }),
    categories: z
      .array(z.object({ category: z.enum(Category), code, percent: percent.nullable() }))
      .superRefine(uniqueBy('category', ({ category }) => category, /*i18n*/ 'Each category has one code.'))
      .refine((rows) => rows.length === Object.keys(Category).length, {
        error: /*i18n*/ 'Write a code for every category.',
      }),
    rates: z
      .array(priceRate)
      .min(1)
      .max(20)
      .superRefine(
        uniqueBy('from', ({ from }) => from, /*i18n*/ 'Two rates begin on the same day. Keep one of them.'),
      ),
    stitching: z.object({ code, percent }),
    /** Left out, they stay as they are. */
    services: z.object({ code, percent }).nullish(),
    invoiceSeries: series,
    creditNoteSeries: series,
  })
  .refine(({ scheme, gstin }) => scheme === 'UNREGISTERED' || gstin !== null, {
    path: ['gstin'],
    error: /*i18n*/ 'A registered shop has a GSTIN. Write it here.',
  })
  .refine(({ gstin, stateCode }) => gstin === null || stateOfGstin(gstin) === stateCode, {
    path: ['stateCode'],
    error: /*i18n*/ 'The GSTIN is of another state.',
  })
  .refine(({ invoiceSeries, creditNoteSeries }) => invoiceSeries !== creditNoteSeries, {
    path: ['creditNoteSeries'],
    error: /*i18n*/ 'Credit notes need a series of their own.',
  })

/** How the shop's invoices are taxed. Money in paise, rates in whole percent. */
export interface TaxSettings extends Omit<z.output<typeof taxSettingsInput>, 'stateCode' | 'services'> {
  /** 0 before the owner has saved any. */
  version: number
  stateCode: StateCode
  /** Fall and edging, alterations: work on the customer's own garments. */
  services: { code: string; percent: number }
}

/** HSN chapters 62 (garments, not knitted) and 54 (woven fabrics, which sarees count as). */
const codes: Record<Category, string> = {
  LEHENGA: '6204',
  SUIT: '6204',
  BLOUSE: '6206',
  TOILER: '6204',
  DRESS: '6204',
  SAREE: '5407',
  OTHERS: '6211',
}

/** Until the owner has saved settings: an unregistered shop; the rates are those in force since 22 September 2025. */
const initialSettings = (shop: ShopFacts): Omit<TaxSettings, 'version'> => ({
  scheme: 'UNREGISTERED',
  legalName: shop.name,
  gstin: null,
  stateCode: stateOf(shop.address.state) ?? '27',
  categories: Object.values(Category).map((category) => ({ category, code: codes[category], percent: null })),
  rates: [{ from: '2025-09-22', upTo: 2500_00, lowerPercent: 5, higherPercent: 18 }],
  stitching: { code: '9988', percent: 5 },
  services: { code: '9988', percent: 5 },
  invoiceSeries: 'INV',
  creditNoteSeries: 'CN',
})

/** The settings as the owner has saved them. */
export async function readTaxSettings(
  db: Pick<Transaction, 'taxSettings'>,
  shop: ShopFacts,
): Promise<TaxSettings> {
  const { settings, version } = await db.taxSettings.findUniqueOrThrow({ where: { id: 1 } })
  return { ...initialSettings(shop), ...(settings as Partial<TaxSettings>), version }
}
