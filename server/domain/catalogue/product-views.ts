import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isId, parse, requiredText, text } from '../validation.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** A saved list of designs of one admin. */
export interface ProductView {
  id: string
  name: string
  /** The query string of the list's address, without the question mark. */
  parameters: string
}

const maxViews = 20
const columns = { id: true, name: true, parameters: true } as const
const input = z.object({ name: requiredText(40), parameters: text(1000) })

/**
 * The viewer's own, by name.
 * @throws Unauthenticated, Forbidden
 */
export async function listProductViews(ctx: Context): Promise<ProductView[]> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  return ctx.db.productView.findMany({
    where: { userId: ctx.viewer.id },
    orderBy: { nameKey: 'asc' },
    select: columns,
  })
}

/**
 * Saves another list for the viewer; `parameters` are interpreted by the client.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT for a name that the viewer uses already, or too
 * many)
 */
export async function saveProductView(ctx: Context, view: unknown): Promise<ProductView> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const userId = ctx.viewer.id
  const { name, parameters } = parse(input, view)
  const nameKey = name.toLowerCase()
  return ctx.db.transaction(async (tx) => {
    // Serializes concurrent saves of one account.
    await lockRow(tx, 'users', userId)
    const others = await tx.productView.findMany({ where: { userId }, select: { nameKey: true } })
    if (others.some((other) => other.nameKey === nameKey))
      throw conflict('name', (i18n) =>
        i18n._('There is a view ‘{name}’ already. Choose another name, or forget that one first.', { name }),
      )
    if (others.length >= maxViews)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} views already. Forget one that is not needed any more.', { most: maxViews }),
      )
    return tx.productView.create({ data: { userId, name, nameKey, parameters }, select: columns })
  })
}

/**
 * Deletes one of the viewer's own.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteProductView(ctx: Context, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const { count } = isId(id)
    ? await ctx.db.productView.deleteMany({ where: { id, userId: ctx.viewer.id } })
    : { count: 0 }
  if (count === 0)
    throw notFound((i18n) => i18n._('There is no such view; it may have been forgotten elsewhere.'))
}
