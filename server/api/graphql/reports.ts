import { readReport } from '../../domain/reports/read-report.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

export const reports: Resolvers = {
  Query: { report: (_root, query, ctx) => readReport(ctx, query) },
}
