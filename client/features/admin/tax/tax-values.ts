import type {
  Category,
  GstScheme,
  SaveTaxSettingsInput,
  TaxSettings_SettingsFragment,
} from '../../../__generated__/graphql.ts'
import { paise, rupees } from '../typed-rupees.ts'

/** The form's inputs: texts as typed, money in rupees, rates in percent; '' for none. */
export interface TaxValues {
  scheme: GstScheme
  legalName: string
  gstin: string
  stateCode: string
  categories: { category: Category; code: string; percent: string }[]
  rates: { from: string; upTo: string; lowerPercent: string; higherPercent: string }[]
  stitchingCode: string
  stitchingPercent: string
  invoiceSeries: string
  creditNoteSeries: string
}

export type Errors = Partial<Record<string, string>>

export const valuesOf = (settings: TaxSettings_SettingsFragment): TaxValues => ({
  scheme: settings.scheme,
  legalName: settings.legalName,
  gstin: settings.gstin ?? '',
  stateCode: settings.stateCode,
  categories: settings.categories.map(({ category, code, percent }) => ({
    category,
    code,
    percent: percent == null ? '' : String(percent),
  })),
  rates: settings.rates.map(({ from, upTo, lowerPercent, higherPercent }) => ({
    from,
    upTo: rupees(upTo),
    lowerPercent: String(lowerPercent),
    higherPercent: String(higherPercent),
  })),
  stitchingCode: settings.stitching.code,
  stitchingPercent: String(settings.stitching.percent),
  invoiceSeries: settings.invoiceSeries,
  creditNoteSeries: settings.creditNoteSeries,
})

export const inputOf = (values: TaxValues, version: number): SaveTaxSettingsInput => ({
  version,
  scheme: values.scheme,
  legalName: values.legalName,
  gstin: values.gstin.trim() || null,
  stateCode: values.stateCode,
  categories: values.categories.map(({ category, code, percent }) => ({
    category,
    code,
    percent: percent === '' ? null : Math.round(Number(percent)),
  })),
  rates: values.rates.map(({ from, upTo, lowerPercent, higherPercent }) => ({
    from,
    upTo: paise(upTo) ?? 0,
    lowerPercent: Math.round(Number(lowerPercent)),
    higherPercent: Math.round(Number(higherPercent)),
  })),
  stitching: { code: values.stitchingCode, percent: Math.round(Number(values.stitchingPercent)) },
  invoiceSeries: values.invoiceSeries,
  creditNoteSeries: values.creditNoteSeries,
})
