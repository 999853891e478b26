import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { withTranslations } from '../name-translations.ts'

/** What shoppers dress for, and what suits it: `search_queries` in the database reads the same rows. */
export interface Occasion {
  id: string
  name: string
  translations: NameTranslation[]
  /** Further words for it. */
  synonyms: string[]
  garments: string[]
  colors: string[]
  /** Embellishments and patterns. */
  works: string[]
  fabrics: string[]
  /** A product with one of these tags suits it. */
  tags: string[]
  isShown: boolean
  /** That of the whole list. */
  version: number
}

/**
 * The occasions in their order.
 * @throws Unauthenticated, Forbidden when the hidden ones are requested by another than the owner
 */
export async function listOccasions(ctx: Context, includeHidden: boolean): Promise<Occasion[]> {
  if (includeHidden) requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const all = await readOccasions(ctx.db)
  return includeHidden ? all : all.filter(({ isShown }) => isShown)
}

export async function readOccasions(db: Pick<Transaction, 'occasion'>): Promise<Occasion[]> {
  const rows = await db.occasion.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    omit: { position: true, terms: true },
  })
  return rows.map(withTranslations)
}
