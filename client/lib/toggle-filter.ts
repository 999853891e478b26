import type { FacetName, RangeName } from '../../shared/catalogue/gallery-address.ts'
import type { ChosenRange, GalleryChoice } from '../../shared/catalogue/gallery-address.ts'

/**
 * The choice with one value of a facet added or removed. Values are sorted, so that the address doesn't
 * depend on the order of clicks.
 */
export function withValue(
  choice: GalleryChoice,
  name: FacetName,
  value: string,
  ticked: boolean,
): GalleryChoice {
  const others = (choice.facets[name] ?? []).filter((each) => !equalsIgnoringCase(each, value))
  const values = (ticked ? [...others, value] : others).sort()
  const { [name]: _, ...rest } = choice.facets
  return { ...choice, facets: values.length === 0 ? rest : { ...rest, [name]: values }, after: null }
}

/** The choice with one range set; null removes it. */
export function withRange(choice: GalleryChoice, name: RangeName, range: ChosenRange | null): GalleryChoice {
  const { [name]: _, ...rest } = choice.ranges
  return { ...choice, ranges: range === null ? rest : { ...rest, [name]: range }, after: null }
}

/** The server compares attributes case-insensitively. */
export const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
