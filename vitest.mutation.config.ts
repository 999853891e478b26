import { defineConfig } from 'vitest/config'

/** The tests that `npm run test:mutation` runs for each change that it makes to prices, stock, cart and orders. */
export default defineConfig({
  // As in vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: [
      'tests/domain/{pricing,take-stock}.test.ts',
      'tests/graphql/{cart*,sizes}.test.ts',
      'tests/graphql/order{s,-cancelling,-drafts,-fulfilment,-quotes,-races,-refusals,s-on-the-phone}.test.ts',
      'tests/graphql/{advances,coupons,delivery-dates,delivery-zones,garments,promotions,staff-order-drafts}.test.ts',
    ],
    globalSetup: './tests/support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
