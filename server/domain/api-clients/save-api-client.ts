import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { ApiScope } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { notifyOwners } from '../accounts/security-notices.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue } from '../errors.ts'
import { parse, requiredText } from '../validation.ts'
import { type ApiClient, completeScopes, permissionsOfScopes, toApiClient, withKeys } from './api-client.ts'
import { newApiKey } from './api-key.ts'
import { lockApiClient, outdated, recordClientChange } from './lock-api-client.ts'
import { findApiClient } from './list-api-clients.ts'

const maxApiClients = 100

const origin = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/\/$/, '').toLowerCase())
  .refine(isOrigin, {
    error: /*i18n*/ 'Write the site’s address without a path, such as https://shop.example.',
  })

const input = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(60),
  scopes: z
    .array(z.enum(ApiScope))
    .min(1, /*i18n*/ 'Choose what the program may do.')
    .transform(completeScopes),
  allowedOrigins: z
    .array(origin)
    .max(10)
    .transform((all) => [...new Set(all)]),
  requestsPerMinute: z.int().min(10).max(6_000),
})

type Fields = Omit<z.infer<typeof input>, 'id' | 'version'>

/** The client after the save; with issues when nothing was saved because another change came first. */
export interface SavedApiClient {
  apiClient: ApiClient
  /** The first key of a new client: it can't be read again. Null for others. */
  key: string | null
  issues: Issue[]
}

/**
 * Adds an API client with its first key, or changes one, if it is still at the named version; the owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND, CONFLICT for a name that another client has, a revoked
 * client, or more than `maxApiClients`)
 */
export async function saveApiClient(ctx: Context, given: unknown): Promise<SavedApiClient> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, version, ...fields } = parse(input, given)
  try {
    if (id == null) return { ...(await add(ctx, fields)), issues: [] }
    if (version == null)
      throw invalid('version', (i18n) => i18n._('Say which version of the API client this changes.'))
    const isSaved = await change(ctx, id, version, fields)
    return { apiClient: (await findApiClient(ctx, id))!, key: null, issues: isSaved ? [] : [outdated] }
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('name', (i18n) => i18n._('Another API client has this name already.'))
    throw error
  }
}

/** A client's changes are made by a user of the same id, who can't sign in. */
const userOf = ({ name, scopes }: Fields) => ({ name, permissions: permissionsOfScopes(scopes) })

const add = (ctx: Context, fields: Fields) =>
  ctx.db.transaction(async (tx) => {
    await requireRoom(tx)
    const id = randomUUID()
    const createdAt = ctx.now()
    const { key, stored } = newApiKey()
    await tx.user.create({ data: { id, email: '', role: 'API_CLIENT', createdAt, ...userOf(fields) } })
    const row = await tx.apiClient.create({
      data: { id, ...fields, createdAt, keys: { create: { ...stored, createdAt } } },
      include: withKeys(createdAt),
    })
    const apiClient = toApiClient(row)
    await recordClientChange(tx, ctx, 'add', null, apiClient)
    await notifyOwners(ctx, tx, 'KEY_MADE', apiClient.name)
    return { apiClient, key }
  })

/** Concurrent additions wait for each other, so that together they don't pass the limit. */
async function requireRoom(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "api_clients" IN SHARE ROW EXCLUSIVE MODE`
  if ((await tx.apiClient.count({ where: { revokedAt: null } })) >= maxApiClients)
    throw conflict(null, (i18n) =>
      i18n._('There are {most} API clients already. Revoke one that isn’t used.', { most: maxApiClients }),
    )
}

/** Whether it was saved: not when another change came first. */
const change = (ctx: Context, id: string, version: number, fields: Fields): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const before = await lockApiClient(tx, ctx, id)
    if (before.version !== version) return false
    const row = await tx.apiClient.update({
      where: { id },
      data: { ...fields, version: version + 1 },
      include: withKeys(ctx.now()),
    })
    await tx.user.update({ where: { id }, data: userOf(fields) })
    await recordClientChange(tx, ctx, 'update', before, toApiClient(row))
    return true
  })

/** Browsers send origins in this form. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
