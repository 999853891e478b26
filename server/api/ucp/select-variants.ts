import type { Variant } from '../../domain/catalogue/variants.ts'
import { isAvailable, type Option, optionsOf, optionValues } from './product.ts'

/** A variant without an option, such as one that is stitched to measure and has no size, suits each choice of it. */
const suits = (variant: Variant, selected: Option[]) =>
  selected.every(({ name, label }) => {
    const own = optionsOf(variant).find((option) => option.name === name)
    return own === undefined || own.label === label
  })

export interface Selection {
  /** What is selected in effect: selections that no variant suits are dropped. */
  selected: Option[]
  /** The variants that suit it, the featured one first. */
  variants: Variant[]
  /** All values, with what choosing them instead would find. */
  options: { name: string; values: { label: string; available: boolean; exists: boolean }[] }[]
}

/**
 * Narrows variants by selections (the protocol's Get Product). Those that come last in the preferences, or aren't named there,
 * are dropped first until some variant suits the others.
 * @param variants at least one
 * @param named the variant that the request names, which decides everything
 */
export function selectVariants(
  variants: Variant[],
  {
    named,
    selected,
    preferences,
  }: { named?: Variant | undefined; selected?: Option[] | undefined; preferences: string[] },
): Selection {
  const effective =
    named || !selected ? optionsOf(named ?? variants[0]!) : relax(variants, selected, preferences)
  const suitable = variants.filter((variant) => suits(variant, effective))
  const featured = named ?? suitable[0]!
  return {
    selected: effective,
    variants: [featured, ...suitable.filter((variant) => variant !== featured)],
    options: optionValues(variants).map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => {
        const others = effective.filter((option) => option.name !== name)
        const found = variants.filter(
          (variant) =>
            suits(variant, others) &&
            optionsOf(variant).some((own) => own.name === name && own.label === label),
        )
        return { label, available: found.some(isAvailable), exists: found.length > 0 }
      }),
    })),
  }
}

function relax(variants: Variant[], selected: Option[], preferences: string[]): Option[] {
  const rank = ({ name }: Option) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length
  const known = new Map(
    optionValues(variants).map(({ name, values }) => [name, values.map(({ label }) => label)]),
  )
  let kept = selected
    .filter(({ name, label }) => known.get(name)?.includes(label))
    .toSorted((one, other) => rank(one) - rank(other))
  while (!variants.some((variant) => suits(variant, kept))) kept = kept.slice(0, -1)
  return kept.map(({ name, label }) => ({ name, label }))
}
