import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { availabilityLabels, categoryLabels } from '../../lib/catalogue-labels.ts'
import type { FacetName, RangeName } from '../../../shared/catalogue/gallery-address.ts'
import type { ChosenRange } from '../../../shared/catalogue/gallery-address.ts'
import type { Named } from '../../../shared/name-translations.ts'
import { rangeEnds } from '../../lib/gallery-choice.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatRupees } from '../../lib/money.ts'
import { productTypeLabels, stitchingTypeLabels, attributeLabel } from '../../lib/attribute-labels.ts'
import { sizeLabel } from '../../lib/order-options.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'

export const facetLabels: Record<FacetName, MessageDescriptor> = {
  category: msg`Category`,
  productType: msg`Product type`,
  fabricType: msg`Fabric`,
  color: msg`Colour`,
  pattern: msg`Pattern`,
  embellishment: msg`Embellishments`,
  stitchingType: msg`Stitching`,
  availabilityStatus: msg`Availability`,
  size: msg`Size in stock`,
  style: msg`Neck, sleeve and other style`,
}

export const rangeLabels: Record<RangeName, MessageDescriptor> = {
  readyMadePrice: msg`Readymade price`,
  tailorPrice: msg`Tailor Made price`,
  discount: msg`Discount`,
  unitPrice: msg`Price`,
}

export const customizationLabel = msg`Customization available`
export const notFeaturedLabel = msg`Not featured`

/** 'Ready by Sat, 12 Dec', or 'At 400050 by Sat, 12 Dec'. */
export function describeReadyBy(readyBy: string, pincode: string | null, i18n: I18n): string {
  const day = formatNearDay(noonOf(readyBy), i18n)
  return i18n._(pincode === null ? msg`Ready by ${day}` : msg`At ${pincode} by ${day}`)
}

/** Enumerations are shown in the order of their declaration. */
const enumerationLabels: Partial<Record<FacetName, Record<string, MessageDescriptor>>> = {
  category: { ...categoryLabels, OTHERS: msg`Others` },
  productType: productTypeLabels,
  stitchingType: stitchingTypeLabels,
  availabilityStatus: availabilityLabels,
}

/** The options of the style book that a list names. */
type StyleNames = readonly { value: string; option: Named }[]

/** The label of a facet's value: a translated enumeration value, the name of an option, or the attribute itself. */
export function facetLabel(name: FacetName, value: string, i18n: I18n, styles: StyleNames = []): string {
  if (name === 'style') {
    const named = styles.find((each) => each.value === value)
    return named ? localizedName(i18n, named.option) : value
  }
  const label = enumerationLabels[name]?.[value]
  if (name === 'size') return sizeLabel(value, i18n)
  return label ? i18n._(label) : attributeLabel(value, i18n)
}

/** The label of a filter chip, which stands without the facet's name. */
export const describeFacet = (name: FacetName, value: string, i18n: I18n, styles?: StyleNames): string =>
  name === 'size'
    ? i18n._(msg`Size ${{ size: sizeLabel(value, i18n) }} in stock`)
    : facetLabel(name, value, i18n, styles)

/** The label of one end of a range; the maximum of a price means 'and above'. */
export function describeEnd(name: RangeName, value: number, i18n: I18n): string {
  const amount = name === 'discount' ? `${value}%` : formatRupees(value * 100)
  return name !== 'discount' && value >= rangeEnds[name] ? i18n._(msg`${amount} and above`) : amount
}

/** '₹1,000 to ₹5,000', '₹1,000 and above', 'Up to 20%'. */
export function describeRange(name: RangeName, { from, to }: ChosenRange, i18n: I18n): string {
  const amount = describeEnd(name, from ?? 0, i18n)
  if (to === null) return i18n._(msg`${amount} and above`)
  const upper = describeEnd(name, to, i18n)
  return i18n._(from === null ? msg`Up to ${upper}` : msg`${amount} to ${upper}`)
}

/** 'Discount: Up to 20%', the label of a filter chip. */
export function describeChosenRange(name: RangeName, range: ChosenRange, i18n: I18n): string {
  const label = i18n._(rangeLabels[name])
  const words = describeRange(name, range, i18n)
  return i18n._(msg`${label}: ${words}`)
}
