import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { styleIssues } from './choose-style.ts'
import { loadStyle } from './load-style.ts'
import type { OrderedStyle } from './ordered-style.ts'

/** Where options that were ordered before are to be chosen again. */
interface Garment {
  garment: Category | null
  /** Ids of what its design has. */
  ofDesign: readonly string[]
}

/** What of a style can be ordered now, by the ids of its options, and what can't. */
export interface OfferedStyle {
  style: string[]
  leftOut: OrderedStyle[]
}

/**
 * Options that were ordered before, for a garment as it is now. Left out are those that are switched off or deleted, those that are
 * for other garments, and those that exclude another one or something of the design.
 */
export async function offeredStyle(
  ctx: Pick<Context, 'loaders'>,
  ordered: readonly OrderedStyle[],
  { garment, ofDesign }: Garment,
): Promise<OfferedStyle> {
  const ids = ordered.map(({ optionId }) => optionId)
  const known = await loadStyle(ctx, [...new Set([...ids, ...ofDesign])])
  const options = new Map(known.map((option) => [option.id, option]))
  let style = [...new Set(ids)]
  // What the design has takes the place of an option that is left out, and may exclude another one.
  for (;;) {
    const issues = [
      ...styleIssues(options, { field: 'style', ids: style, garment, productType: 'TAILOR', ofDesign }),
    ]
    if (issues.length === 0) break
    const wrong = new Set(issues.map(({ field }) => field))
    style = style.filter((_, index) => !wrong.has(`style.${index}`))
  }
  return { style, leftOut: ordered.filter(({ optionId }) => !style.includes(optionId)) }
}
