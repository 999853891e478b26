import { findPartialProduct } from '../../domain/catalogue/find-product.ts'
import type { PartialProduct } from '../../domain/catalogue/product.ts'
import { listStockAlerts } from '../../domain/stock-alerts/list-stock-alerts.ts'
import { markStockAlertsNotified } from '../../domain/stock-alerts/mark-notified.ts'
import {
  draftStockAlert,
  recordStockAlertMessage,
} from '../../domain/stock-alerts/record-stock-alert-message.ts'
import { requestStockAlert } from '../../domain/stock-alerts/request-stock-alert.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { selectedColumns } from './product-fields.ts'

const columnsOfProduct = selectedColumns()

export const stockAlerts: Resolvers = {
  Query: { stockAlerts: (_root, page, ctx) => listStockAlerts(ctx, page) },
  Mutation: {
    requestStockAlert: (_root, { input }, ctx) =>
      withUserErrors({ product: null }, async () => ({ product: await requestStockAlert(ctx, input) })),
    markStockAlertsNotified: (_root, { input }, ctx) =>
      withUserErrors({ notifiedIds: [] }, async () => ({
        notifiedIds: await markStockAlertsNotified(ctx, input),
      })),
    recordStockAlertMessage: (_root, { input: { alertId } }, ctx) =>
      withUserErrors({ message: null }, async () => ({
        message: await recordStockAlertMessage(ctx, alertId),
      })),
  },
  StockAlert: { messageDraft: (alert, _args, ctx) => draftStockAlert(ctx, alert) },
  StockAlertGroup: {
    size: ({ size }) => size || null,
    product: ({ productId }, _args, ctx, info) =>
      findPartialProduct(ctx, productId, columnsOfProduct(info)) as Promise<PartialProduct>,
  },
}
