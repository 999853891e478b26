import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { refuseIssues } from '../errors.ts'
import { optionsOf, styleIssues } from './choose-style.ts'
import { loadStyle } from './load-style.ts'
import type { StyleOption } from './style-option.ts'

export interface StyledGarment {
  /** The input's field that names the ids; `style` without one. */
  field?: string
  garment: Category
  ids: readonly string[]
  /** Ids that it had before: they may have been switched off since. */
  held?: readonly string[]
  /** Ids of what its design has. */
  ofDesign?: readonly string[]
}

/**
 * The options of a garment that is sewn in a style.
 * @throws Refused (every option that is wrong, as `style.0`)
 */
export async function requireStyle(
  ctx: Pick<Context, 'loaders'>,
  { field = 'style', garment, ids, held, ofDesign = [] }: StyledGarment,
): Promise<StyleOption[]> {
  const known = await loadStyle(ctx, [...new Set([...ids, ...ofDesign])])
  const options = new Map(known.map((option) => [option.id, option]))
  refuseIssues([...styleIssues(options, { field, ids, garment, productType: 'TAILOR', held, ofDesign })])
  return optionsOf(options, ids)
}
