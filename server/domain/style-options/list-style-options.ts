import type { Category, StylePart } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { readStyleOptions, type StyleOption } from './style-option.ts'

interface Filter {
  garment?: Category | null | undefined
  part?: StylePart | null | undefined
  includeInactive: boolean
}

/**
 * The options of the style book, by part and then in the owner's order. Public; those that are switched off require
 * EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden
 */
export async function listStyleOptions(
  ctx: Context,
  { garment, part, includeInactive }: Filter,
): Promise<StyleOption[]> {
  if (includeInactive) requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  return readStyleOptions(ctx.db, {
    ...(garment && { garments: { has: garment } }),
    ...(part && { part }),
    ...(!includeInactive && { isActive: true }),
  })
}
