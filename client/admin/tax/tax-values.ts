import type {
  Category,
  GstScheme,
  SaveTaxSettingsInput,
  TaxSettings_SettingsFragment,
} from '../../__generated__/graphql.ts'
import { msg } from '@lingui/core/macro'
import { amountText } from '../../../shared/grammars/amount.ts'
import { countText } from '../../../shared/grammars/count.ts'
import type { FieldReader } from '../forms/read-form.ts'

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
  servicesCode: string
  servicesPercent: string
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
    percent: countText(percent),
  })),
  rates: settings.rates.map(({ from, upTo, lowerPercent, higherPercent }) => ({
    from,
    upTo: amountText(upTo),
    lowerPercent: countText(lowerPercent),
    higherPercent: countText(higherPercent),
  })),
  stitchingCode: settings.stitching.code,
  stitchingPercent: countText(settings.stitching.percent),
  servicesCode: settings.services.code,
  servicesPercent: countText(settings.services.percent),
  invoiceSeries: settings.invoiceSeries,
  creditNoteSeries: settings.creditNoteSeries,
})

const notAPercent = msg`Write a whole percent, such as 5.`

export const inputOf = (read: FieldReader, values: TaxValues, version: number): SaveTaxSettingsInput => ({
  version,
  scheme: values.scheme,
  legalName: values.legalName,
  gstin: values.gstin.trim() || null,
  stateCode: values.stateCode,
  categories: values.categories.map(({ category, code, percent }, index) => ({
    category,
    code,
    percent: read.optionalCount(`categories.${index}.percent`, percent, notAPercent),
  })),
  rates: values.rates.map(({ from, upTo, lowerPercent, higherPercent }, index) => ({
    from,
    upTo: read.amount(`rates.${index}.upTo`, upTo),
    lowerPercent: read.count(`rates.${index}.lowerPercent`, lowerPercent, notAPercent),
    higherPercent: read.count(`rates.${index}.higherPercent`, higherPercent, notAPercent),
  })),
  stitching: {
    code: values.stitchingCode,
    percent: read.count('stitching.percent', values.stitchingPercent, notAPercent),
  },
  services: {
    code: values.servicesCode,
    percent: read.count('services.percent', values.servicesPercent, notAPercent),
  },
  invoiceSeries: values.invoiceSeries,
  creditNoteSeries: values.creditNoteSeries,
})
