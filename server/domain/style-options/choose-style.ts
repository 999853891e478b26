import type { I18n } from '@lingui/core'
import { z } from 'zod'
import { nameIn } from '../../../shared/name-translations.ts'
import { besideChosen, isMultiplePart } from '../../../shared/style-options/sewn-options.ts'
import type { CartProductType, Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Issue } from '../errors.ts'
import type { StyleOption } from './style-option.ts'

/** Ids of the options of a garment's style; a repeated one means the same. */
export const styleInput = z
  .array(z.string().max(100))
  .max(40)
  .transform((ids) => [...new Set(ids)])

interface Choice {
  /** The input's field that names the ids: `cartItems.0.style`. */
  field: string
  ids: readonly string[]
  /** The kind of garment; null where it isn't known yet. */
  garment: Category | null
  productType: CartProductType
  /** Ids that were chosen before: they may have been switched off since. */
  held?: readonly string[]
  /** Ids of what the design has, which is sewn where nothing is chosen of its part. */
  ofDesign?: readonly string[]
}

/**
 * What is wrong with the style of a garment: each option is there, switched on and for the garment; of most parts there is one; no
 * two exclude each other, of what the design has neither.
 * @param options those of the ids, whether switched on or not
 */
export function* styleIssues(
  options: ReadonlyMap<string, StyleOption>,
  { field, ids, garment, productType, held = [], ofDesign = [] }: Choice,
): Generator<Issue> {
  if (ids.length > 0 && productType !== 'TAILOR') {
    yield {
      field,
      code: 'INVALID',
      message: (i18n) => i18n._('A ready-made garment has no style. Choose it tailor made.'),
    }
    return
  }
  const beside = besideChosen(optionsOf(options, ofDesign), optionsOf(options, ids))
  const chosen: StyleOption[] = []
  for (const [index, id] of ids.entries()) {
    const option = options.get(id)
    const issue = option
      ? issueOf(option, garment, held, chosen, beside)
      : ({
          code: 'NOT_FOUND',
          message: (i18n) => i18n._('An option has left the style book. Choose again.'),
        } satisfies Omit<Issue, 'field'>)
    if (issue) yield { field: `${field}.${index}`, ...issue }
    if (option) chosen.push(option)
  }
}

function issueOf(
  option: StyleOption,
  garment: Category | null,
  held: readonly string[],
  chosen: readonly StyleOption[],
  beside: readonly StyleOption[],
): Omit<Issue, 'field'> | null {
  const { id, part, excludedIds } = option
  if (!option.isActive && !held.includes(id))
    return {
      code: 'UNAVAILABLE',
      message: (i18n) =>
        i18n._('{name} isn’t offered any more. Choose another one.', { name: calledIn(i18n, option) }),
    }
  if (garment !== null && !option.garments.includes(garment))
    return {
      code: 'INVALID',
      message: (i18n) =>
        i18n._('{name} isn’t for this garment. Choose another one.', { name: calledIn(i18n, option) }),
    }
  const same = isMultiplePart(part) ? undefined : chosen.find((other) => other.part === part)
  if (same)
    return {
      code: 'INVALID',
      message: (i18n) =>
        i18n._('Choose {other} or {name}, not both.', {
          other: calledIn(i18n, same),
          name: calledIn(i18n, option),
        }),
    }
  const excluded = [...chosen, ...beside].find((other) => excludedIds.includes(other.id))
  return excluded
    ? {
        code: 'INVALID',
        message: (i18n) =>
          i18n._('{name} can’t be sewn with {other}. Choose another one.', {
            name: calledIn(i18n, option),
            other: calledIn(i18n, excluded),
          }),
      }
    : null
}

/** What an option is called in the language of a message. */
const calledIn = (i18n: I18n, option: StyleOption) => nameIn(i18n.locale.toUpperCase(), option)

/** The ids of what designs have of the style book. */
export const stylesOf = (products: ReadonlyMap<string, { style: readonly string[] }>): string[] => [
  ...new Set([...products.values()].flatMap(({ style }) => style)),
]

/** The options of these ids, without those that there aren't. */
export const optionsOf = (options: ReadonlyMap<string, StyleOption>, ids: readonly string[]) =>
  ids.flatMap((id) => options.get(id) ?? [])
