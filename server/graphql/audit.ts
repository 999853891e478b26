import { listAuditEntries } from '../domain/audit/list-audit-entries.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { totals } from './totals.ts'

export const audit: Resolvers = {
  Query: { auditLog: (_root, page, ctx) => listAuditEntries(ctx, page) },
  AuditEntryConnection: totals,
}
