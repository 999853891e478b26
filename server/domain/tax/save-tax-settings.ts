import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { readTaxSettings, type TaxSettings, taxSettingsInput } from './tax-settings.ts'
import { lockSettings } from '../../platform/database/lock-row.ts'

/** The settings after the save; with issues when nothing was saved because another change came first. */
export interface SavedTaxSettings {
  settings: TaxSettings
  issues: Issue[]
}

/**
 * The tax settings, for the owner.
 * @throws Unauthenticated, Forbidden
 */
export async function findTaxSettings(ctx: Context): Promise<TaxSettings> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  return readTaxSettings(ctx.db, ctx.shop)
}

/**
 * Replaces the tax settings. Invoices that are issued already stay as they are.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once)
 */
export async function saveTaxSettings(ctx: Context, input: unknown): Promise<SavedTaxSettings> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const { version } = parse(z.object({ version: z.int().min(0) }), input)
  const { services, ...given } = parse(taxSettingsInput, input)
  try {
    await ctx.db.transaction(async (tx) => {
      await lockSettings(tx, 'tax_settings')
      const { version: current, ...before } = await readTaxSettings(tx, ctx.shop)
      if (current !== version) throw outdated()
      const settings = { ...given, services: services ?? before.services }
      await tx.taxSettings.update({
        where: { id: 1 },
        data: { version: version + 1, settings, updatedAt: ctx.now() },
      })
      await recordChange(tx, ctx, {
        action: 'shop.tax',
        entity: 'SHOP',
        entityId: 'shop',
        entityName: ctx.shop.name,
        before,
        after: settings,
      })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { settings: await readTaxSettings(ctx.db, ctx.shop), issues: error.issues }
  }
  return { settings: await readTaxSettings(ctx.db, ctx.shop), issues: [] }
}

const outdated = () =>
  conflict('version', (i18n) =>
    i18n._('The tax settings were changed meanwhile. Look at them as they are now, then change them again.'),
  )
