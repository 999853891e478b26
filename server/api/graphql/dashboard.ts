import { findPartialProduct } from '../../domain/catalogue/find-product.ts'
import type { PartialProduct } from '../../domain/catalogue/product.ts'
import { readDashboard } from '../../domain/dashboard/read-dashboard.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { selectedColumns } from './product-fields.ts'

const columnsOfProduct = selectedColumns()

export const dashboard: Resolvers = {
  Query: { dashboard: (_root, { days }, ctx) => readDashboard(ctx, days) },
  Dashboard: {
    totalProducts: (parent) => parent.totalProducts(),
    orders: (parent) => parent.orders(),
    openAlterations: (parent) => parent.openAlterations(),
    openReturns: (parent) => parent.openReturns(),
    sizesRunningOut: (parent) => parent.sizesRunningOut(),
    stockAlertsToSend: (parent) => parent.stockAlertsToSend(),
    revenue: async (parent) => (await parent.orders()).revenue,
    todaysRevenue: async (parent) => (await parent.orders()).todaysRevenue,
    todaysInvoices: (parent) => parent.todaysInvoices(),
    todaysReceipts: (parent) => parent.todaysReceipts(),
    outstanding: (parent) => parent.outstanding(),
    backup: (parent) => parent.backup(),
    days: (parent) => parent.days(),
    bestDesigns: (parent) => parent.bestDesigns(),
    runningOut: async (parent, _args, ctx, info) => {
      const columns = columnsOfProduct(info)
      const found = (await parent.runningOut()).map((id) => findPartialProduct(ctx, id, columns))
      return (await Promise.all(found)).filter((product) => product !== null)
    },
  },
  SizeRunningOut: {
    product: ({ productId }, _args, ctx, info) =>
      findPartialProduct(ctx, productId, columnsOfProduct(info)) as Promise<PartialProduct>,
  },
  BestDesign: {
    product: ({ productId }, _args, ctx, info) =>
      findPartialProduct(ctx, productId, columnsOfProduct(info)) as Promise<PartialProduct>,
  },
}
