import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'
import { styleIssues } from '../style-options/choose-style.ts'
import { loadStyle } from '../style-options/load-style.ts'

interface StyledDesign {
  category: Category
  style: readonly string[]
}

/**
 * Checks that a design can have its style.
 * @param before the design as it was; its options may have been switched off since
 * @throws Refused (every option that is wrong, as `style.0`)
 */
export async function requireStyle(
  ctx: Context,
  { category, style }: StyledDesign,
  before: StyledDesign | null = null,
): Promise<void> {
  if (style.length === 0) return
  const options = new Map((await loadStyle(ctx, style)).map((option) => [option.id, option]))
  const issues = styleIssues(options, {
    field: 'style',
    ids: style,
    garment: category,
    productType: 'TAILOR',
    held: before?.style ?? [],
  })
  const [first, ...others] = issues
  if (first) throw new Refused([first, ...others])
}
