import { canAdminister, canResetPassword } from '../../domain/customers/customer.ts'
import { changePermissions } from '../../domain/customers/change-permissions.ts'
import { changeRole } from '../../domain/customers/change-role.ts'
import {
  listCustomersDrafts,
  listCustomersOrders,
  readLastMeasurements,
  readOrderTotals,
} from '../../domain/customers/customer-history.ts'
import { readCustomerStatement } from '../../domain/customers/customer-statement.ts'
import { deleteCustomer } from '../../domain/customers/delete-customer.ts'
import { exportCustomer } from '../../domain/customers/export-customer.ts'
import { findCustomer, listCustomers } from '../../domain/customers/list-customers.ts'
import { makePasswordResetLink } from '../../domain/customers/make-password-reset-link.ts'
import {
  listMerges,
  listSamePhone,
  mergeCustomers,
  undoMerge,
} from '../../domain/customers/merge-customers.ts'
import { removeTwoFactor } from '../../domain/customers/remove-two-factor.ts'
import { saveCustomer } from '../../domain/customers/save-customer.ts'
import { readFitHistory } from '../../domain/measurements/fit-history.ts'
import { listCustomersProfiles } from '../../domain/measurements/measurement-profiles.ts'
import { readStylePreferences } from '../../domain/style-options/style-preferences.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const customers: Resolvers = {
  Query: {
    customers: (_root, page, ctx) => listCustomers(ctx, page),
    customer: (_root, { id }, ctx) => findCustomer(ctx, id),
    customerStatement: (_root, period, ctx) => readCustomerStatement(ctx, period),
  },
  Mutation: {
    saveCustomer: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await saveCustomer(ctx, input) })),
    mergeCustomers: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await mergeCustomers(ctx, input) })),
    undoMerge: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await undoMerge(ctx, input) })),
    makePasswordResetLink: (_root, { input }, ctx) =>
      withUserErrors({ token: null, expiresAt: null }, () => makePasswordResetLink(ctx, input.customerId)),
    changeRole: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await changeRole(ctx, input) })),
    changePermissions: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await changePermissions(ctx, input) })),
    removeTwoFactor: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({
        customer: await removeTwoFactor(ctx, input.customerId),
      })),
    exportCustomer: (_root, { input }, ctx) =>
      withUserErrors({ json: null }, async () => ({ json: await exportCustomer(ctx, input.customerId) })),
    deleteCustomer: (_root, { input: { customerId } }, ctx) =>
      withUserErrors({ deletedCustomerId: null }, async () => {
        await deleteCustomer(ctx, customerId)
        return { deletedCustomerId: customerId }
      }),
  },
  CustomerConnection: totals,
  Customer: {
    updatedAt: async ({ id, createdAt }, _args, ctx) =>
      (await ctx.loaders.customerUpdatedAt.load(id)) ?? createdAt,
    phone: async ({ id, phone }, _args, ctx) => phone ?? (await readOrderTotals(ctx, id)).phone,
    lastMeasurements: ({ id }, _args, ctx) => readLastMeasurements(ctx, id),
    samePhone: (customer, _args, ctx) => listSamePhone(ctx, customer),
    merges: ({ id }, _args, ctx) => listMerges(ctx, id),
    orderCount: async ({ id }, _args, ctx) => (await readOrderTotals(ctx, id)).orderCount,
    lastOrderAt: async ({ id }, _args, ctx) => (await readOrderTotals(ctx, id)).lastOrderAt,
    spent: async ({ id }, _args, ctx) => (await readOrderTotals(ctx, id)).spent,
    balance: async ({ id }, _args, ctx) => (await readOrderTotals(ctx, id)).balance,
    storeCredit: ({ id }, _args, ctx) => ctx.loaders.storeCredit.load(id),
    orders: ({ id }, _args, ctx) => listCustomersOrders(ctx, id),
    orderDrafts: ({ id }, _args, ctx) => listCustomersDrafts(ctx, id),
    measurementProfiles: ({ id }, _args, ctx) => listCustomersProfiles(ctx, id),
    fitHistory: ({ id }, _args, ctx) => readFitHistory(ctx, id),
    stylePreferences: ({ id }, _args, ctx) => readStylePreferences(ctx, id),
    hasTwoFactor: ({ id }, _args, ctx) => ctx.loaders.hasTwoFactor.load(id),
    viewerCanResetPassword: (customer, _args, ctx) => canResetPassword(ctx.viewer, customer),
    viewerCanAdminister: (_customer, _args, ctx) => canAdminister(ctx.viewer),
  },
}
