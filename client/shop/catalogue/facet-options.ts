import {
  colors,
  embellishmentsOptions,
  fabricTypes,
  patterns,
} from '../../../shared/catalogue/product-suggestions.ts'
import { availabilityLabels, categoryLabels } from '../../lib/catalogue-labels.ts'
import type { FacetName } from '../../../shared/catalogue/gallery-address.ts'
import { equalsIgnoringCase } from '../../lib/toggle-filter.ts'
import { productTypeLabels, stitchingTypeLabels } from '../../lib/attribute-labels.ts'

/** The specification's own options (section 3), in its order. */
const specifiedOptions: Record<FacetName, readonly string[]> = {
  category: Object.keys(categoryLabels),
  productType: Object.keys(productTypeLabels),
  fabricType: fabricTypes,
  color: colors,
  pattern: patterns,
  embellishment: embellishmentsOptions,
  stitchingType: Object.keys(stitchingTypeLabels),
  availabilityStatus: Object.keys(availabilityLabels),
  size: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', '4XL'],
  style: [],
}

/** The specification has no sizes: only those that a design has are listed. */
const areListed = (name: FacetName) => name !== 'size'

/**
 * A filter's options in an order that doesn't depend on the counts: the specification's options, then
 * others by name.
 */
export function facetOptions(name: FacetName, values: string[]): string[] {
  const specified = specifiedOptions[name]
  const others = values.filter((value) => !specified.some((each) => equalsIgnoringCase(each, value)))
  const known = areListed(name)
    ? specified
    : specified.filter((each) => values.some((value) => equalsIgnoringCase(value, each)))
  return [...known, ...others.sort((one, other) => one.localeCompare(other))]
}
