import { defineConfig } from 'vitest/config'

/** The files whose rules cost money when wrong, and the tests that are to notice every change of each. */
export const testsOf: Record<string, string> = {
  'shared/grammars/amount.ts': 'tests/domain/amounts.test.ts',
  'shared/grammars/count.ts': 'tests/domain/amounts.test.ts',
  'shared/grammars/decimal.ts': 'tests/domain/amounts.test.ts',
  'shared/grammars/digits.ts': 'tests/domain/amounts.test.ts',
  'shared/grammars/length.ts': 'tests/domain/length.test.ts',
  'shared/catalogue/offers.ts': 'tests/domain/pricing.test.ts',
  'server/domain/catalogue/pricing.ts': 'tests/domain/{apply-promotions,pricing}.test.ts',
  'server/domain/orders/balance.ts': 'tests/domain/balance.test.ts',
  'server/domain/payments/refund-due.ts': 'tests/domain/refund-due.test.ts',
  'server/domain/payments/enter-payment.ts':
    'tests/graphql/{ledger-days,online-refunds,order-messages,over-returned,payments}.test.ts',
  'server/domain/cart/change-cart.ts': 'tests/graphql/{cart,cart-limits,sizes}.test.ts',
  'server/domain/orders/take-stock.ts': 'tests/domain/take-stock.test.ts',
  'server/domain/orders/place-order.ts':
    'tests/graphql/{addresses,advances,cash-fee,coupons,delivery-zones,orders,order-fulfilment,order-races,order-refusals,own-cloth,staff-order-drafts,whole-rupees}.test.ts',
  'server/domain/invoices/issue-invoice.ts':
    'tests/graphql/{cash-fee,invoices,invoice-lines,own-cloth,whole-rupees}.test.ts',
  'server/domain/invoices/tax-lines.ts': 'tests/domain/tax-lines.test.ts',
}

/** What `npm run test:mutation` runs for each change that it makes to `MUTATED_FILE`. */
export default defineConfig({
  // As in vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: [testsOf[process.env.MUTATED_FILE ?? ''] ?? Object.values(testsOf)].flat(),
    globalSetup: './tests/support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
