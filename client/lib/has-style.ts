import type { styledGarments } from '../../shared/style-options/style-parts.ts'
import type { Category } from '../__generated__/graphql.ts'

/** What the style book has no options for. */
const plain: Record<Exclude<Category, (typeof styledGarments)[number]>, true> = { OTHERS: true, TOILER: true }

/** Whether the style book has options for a kind of garment. */
export const hasStyle = (category: Category) => !(category in plain)
