import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { ChangedEntity, Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { ApiScope } from '../api-clients/api-client.ts'
import { requireScope } from '../api-clients/require-scope.ts'
import type { Context } from '../context.ts'
import { visibleRoles } from '../customers/customer-visibility.ts'
import { invalid } from '../errors.ts'
import { type ForwardQuery, listId, type Page, pageOf } from '../paging.ts'

export type { ChangedEntity }

/** That an entity was added, changed or deleted. */
export interface Change {
  entity: ChangedEntity
  entityId: string
  changedAt: Date
  isDeleted: boolean
}

interface Followed {
  /** What people need to follow it. */
  permission: Permission
  /** What API clients need. */
  scope: ApiScope
  /** Where it is while it exists. */
  exists: Prisma.Sql
  /** What is left out for a requester; nothing when it is absent. */
  hidden?: (ctx: Context) => Prisma.Sql
}

const entities: Record<ChangedEntity, Followed> = {
  PRODUCT: {
    permission: 'EDIT_PRODUCTS',
    scope: 'READ_CATALOGUE',
    exists: Prisma.sql`SELECT FROM "products" WHERE "id" = "change"."entityId"`,
  },
  ORDER: {
    permission: 'MANAGE_ORDERS',
    scope: 'READ_ORDERS',
    exists: Prisma.sql`SELECT FROM "orders" WHERE "id" = "change"."entityId"`,
  },
  CUSTOMER: {
    permission: 'VIEW_CUSTOMERS',
    scope: 'READ_CUSTOMERS',
    exists: Prisma.sql`SELECT FROM "users" WHERE "id" = "change"."entityId" AND "mergedIntoId" IS NULL`,
    // Accounts of the shop's people, and of API clients, are in the same table.
    hidden: (ctx) => Prisma.sql`
      SELECT FROM "users" WHERE "users"."id" = "entity_changes"."entityId" AND "role"::text <> ALL (${visibleRoles(ctx)}::text[])`,
  },
}

type Key = [transaction: string, id: string]
type Row = Change & { transaction: string; id: string }

/**
 * The entities that were added, changed or deleted after a cursor, each once, in the order in which transactions began to
 * write. Only what was written by transactions older than all that are still running is listed: none of those can add an
 * entry before the last one listed, so that nothing is missed, whatever the order in which they commit.
 * See https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listChanges(
  ctx: Context,
  query: ForwardQuery & { of: ChangedEntity },
): Promise<Page<Change>> {
  const { permission, scope, exists, hidden } = entities[query.of]
  if (ctx.client) requireScope(ctx, scope)
  else requirePermission(ctx.viewer, permission)
  const { edges, pageInfo } = await pageOf(query, {
    id: listId('changes', { of: query.of }),
    isKey,
    keyOf: ({ transaction, id }): Key => [transaction, id],
    read: async ({ key, take }) => {
      const [transaction, id] = key ?? ['0', '0']
      const rows = await ctx.db.rows<Row & { isKnown: boolean }>`
        SELECT "change"."transaction"::text, "change"."id"::text, "change"."entity"::text, "change"."entityId",
          "change"."at" AS "changedAt", NOT EXISTS (${exists}) AS "isDeleted",
          ${transaction}::text::xid8 < pg_snapshot_xmax(pg_current_snapshot()) AS "isKnown"
        FROM (SELECT 1) AS "one" LEFT JOIN LATERAL (
          SELECT * FROM "entity_changes"
          WHERE "entity" = ${query.of}::"ChangedEntity"
            AND ("transaction", "id") > (${transaction}::text::xid8, ${id}::bigint)
            AND "transaction" < pg_snapshot_xmin(pg_current_snapshot())
            AND NOT EXISTS (
              SELECT FROM "entity_changes" AS "later"
              WHERE "later"."entity" = "entity_changes"."entity" AND "later"."entityId" = "entity_changes"."entityId"
                AND ("later"."transaction", "later"."id") > ("entity_changes"."transaction", "entity_changes"."id")
                AND "later"."transaction" < pg_snapshot_xmin(pg_current_snapshot()))
            ${hidden ? Prisma.sql`AND NOT EXISTS (${hidden(ctx)})` : Prisma.empty}
          ORDER BY "transaction", "id" LIMIT ${take}
        ) AS "change" ON TRUE
        ORDER BY "change"."transaction", "change"."id"`
      if (!rows[0]!.isKnown)
        throw invalid('after', (i18n) =>
          i18n._('This cursor is of a shop that was restored since then. Read all changes again.'),
        )
      return rows.filter((row) => row.entityId !== null)
    },
    toItem: toChange,
  })
  return { edges, pageInfo: { ...pageInfo, endCursor: pageInfo.endCursor ?? query.after ?? null } }
}

const toChange = ({ entity, entityId, changedAt, isDeleted }: Row): Change => ({
  entity,
  entityId,
  changedAt,
  isDeleted,
})

const isKey = (key: unknown[]) =>
  key.length === 2 && key.every((part) => typeof part === 'string' && /^\d{1,18}$/.test(part))
