import { copyFile } from 'node:fs/promises'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'

/** Types of custom scalars on the wire and in the client, where JSON carries them. */
const jsonScalars = { Money: 'number', DateTime: 'string', Day: 'string', URL: 'string' }

/** As seen from the generated resolver types. */
const domain = '../../domain'

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // The preset writes the persisted documents beside the client's types; the server is what reads them.
  hooks: {
    afterAllFileWrite: () =>
      copyFile(
        'client/__generated__/persisted-documents.json',
        'server/graphql/__generated__/persisted-documents.json',
      ),
  },
  generates: {
    'client/__generated__/': {
      preset: 'client',
      documents: ['client/**/*.{ts,tsx}', '!client/__generated__/**'],
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        scalars: jsonScalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'server/graphql/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: `${domain}/context.ts#Context`,
        scalars: { Money: 'number', DateTime: 'Date', Day: 'string', URL: 'string', ID: 'string' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        inputMaybeValue: 'T | null | undefined',
        mappers: {
          Product: `${domain}/catalogue/product.ts#PartOfProduct`,
          ProductConnection: `${domain}/catalogue/list-products.ts#ProductPage`,
          ProductFacets: `${domain}/catalogue/product-facets.ts#Facets`,
          SearchSuggestions: `${domain}/catalogue/suggest-searches.ts#SearchSuggestions as DomainSearchSuggestions`,
          ProductRowPage: `${domain}/catalogue/product-rows.ts#ProductRowPage as DomainProductRowPage`,
          Cart: `${domain}/cart/cart.ts#Cart as DomainCart`,
          CartItem: `${domain}/cart/cart.ts#CartItem as DomainCartItem`,
          Wishlist: `${domain}/wishlist/read-wishlist.ts#Wishlist as DomainWishlist`,
          StockAlertGroup: `${domain}/stock-alerts/list-stock-alerts.ts#StockAlertGroup as DomainStockAlertGroup`,
          Promotion: `${domain}/promotions/promotion.ts#Promotion as DomainPromotion`,
          PromotionConnection: `${domain}/promotions/list-promotions.ts#PromotionPage`,
          StaffRole: `${domain}/staff-roles/staff-role.ts#StaffRole as DomainStaffRole`,
          DeliveryEstimate: `${domain}/delivery/estimate-delivery.ts#DeliveryEstimate as DomainDeliveryEstimate`,
          Feedback: `${domain}/feedback/feedback.ts#Feedback as DomainFeedback`,
          FeedbackConnection: `${domain}/feedback/list-feedback.ts#FeedbackPage`,
          User: `${domain}/accounts/user.ts#User as DomainUser`,
          OrderDraft: `${domain}/orders/order-draft.ts#OrderDraft as DomainOrderDraft`,
          OrderDraftItem: `${domain}/orders/order-draft.ts#OrderDraftItem as DomainOrderDraftItem`,
          OrderDraftConnection: `${domain}/orders/read-order-drafts.ts#OrderDraftPage`,
          Order: `${domain}/orders/order.ts#Order as DomainOrder`,
          OrderItem: `${domain}/orders/order.ts#OrderItem as DomainOrderItem`,
          OrderConnection: `${domain}/orders/read-orders.ts#OrderPage`,
          OrderPrice: `${domain}/catalogue/pricing.ts#Price`,
          PriceList: `${domain}/price-list/price-list.ts#PriceList as DomainPriceList`,
          Payment: `${domain}/payments/payment.ts#Payment as DomainPayment`,
          OutstandingOrderConnection: `${domain}/payments/list-outstanding-orders.ts#OutstandingPage`,
          OrderReturn: `${domain}/returns/order-return.ts#OrderReturn as DomainOrderReturn`,
          ReturnItem: `${domain}/returns/order-return.ts#ReturnItem as DomainReturnItem`,
          ReturnEvent: `${domain}/returns/order-return.ts#ReturnEvent as DomainReturnEvent`,
          SignedAmount: 'number',
          DayClosing: `${domain}/closing/day-closing.ts#DayClosing as DomainDayClosing`,
          StaffReceipts: `${domain}/closing/figures.ts#StaffReceipts as DomainStaffReceipts`,
          DayClosingConnection: `${domain}/closing/list-day-closings.ts#DayClosingPage`,
          Expense: `${domain}/expenses/expense.ts#Expense as DomainExpense`,
          ExpenseConnection: `${domain}/expenses/list-expenses.ts#ExpensePage`,
          Invoice: `${domain}/invoices/invoice.ts#Invoice as DomainInvoice`,
          InvoiceParty: `${domain}/invoices/invoice.ts#Party`,
          InvoiceLine: `${domain}/invoices/invoice.ts#InvoiceLine as DomainInvoiceLine`,
          InvoiceConnection: `${domain}/invoices/list-invoices.ts#InvoicePage`,
          TaxSettings: `${domain}/tax/tax-settings.ts#TaxSettings as DomainTaxSettings`,
          OnlinePaymentOption: `${domain}/online-payments/online-payment.ts#OnlinePaymentOption as DomainOnlinePaymentOption`,
          OnlineCheckout: `${domain}/online-payments/start-online-payment.ts#OnlineCheckout as DomainOnlineCheckout`,
          UpiClaim: `${domain}/payments/upi-claim.ts#UpiClaim as DomainUpiClaim`,
          UpiClaimConnection: `${domain}/payments/list-upi-claims.ts#UpiClaimPage`,
          Workshop: `${domain}/orders/workshop.ts#Workshop as DomainWorkshop`,
          Tailor: `${domain}/workshop/garment.ts#Tailor as DomainTailor`,
          TailorViewer: `${domain}/workshop/tailor-policy.ts#TailorViewer as DomainTailorViewer`,
          TailorGarment: `${domain}/workshop/tailor-garments.ts#TailorGarment as DomainTailorGarment`,
          Garment: `${domain}/workshop/garment.ts#Garment as DomainGarment`,
          GarmentMove: `${domain}/workshop/garment.ts#GarmentMove as DomainGarmentMove`,
          GarmentConnection: `${domain}/workshop/list-garments.ts#GarmentPage`,
          TrackedOrder: `${domain}/orders/track-order.ts#TrackedOrder as DomainTrackedOrder`,
          TrackedOrderItem: `${domain}/orders/order.ts#OrderItem as DomainOrderItem`,
          OrderEvent: `${domain}/orders/order.ts#OrderEvent as DomainOrderEvent`,
          Measurements: `${domain}/measurements/measurements.ts#Measurements as DomainMeasurements`,
          Dashboard: `${domain}/dashboard/read-dashboard.ts#Dashboard as DomainDashboard`,
          SizeRunningOut: `${domain}/dashboard/read-dashboard.ts#SizeRunningOut as DomainSizeRunningOut`,
          BestDesign: `${domain}/dashboard/read-dashboard.ts#BestDesign as DomainBestDesign`,
          Customer: `${domain}/customers/customer.ts#Customer as DomainCustomer`,
          CustomerMerge: `${domain}/customers/merge-customers.ts#CustomerMerge as DomainCustomerMerge`,
          CustomerConnection: `${domain}/customers/list-customers.ts#CustomerPage`,
          Message: `${domain}/messages/message.ts#Message as DomainMessage`,
          MessageTemplate: `${domain}/messages/edit-templates.ts#MessageTemplate as DomainMessageTemplate`,
          MessageConnection: `${domain}/messages/list-messages.ts#MessagePage`,
          Shop: `${domain}/shop/shop-settings.ts#Shop as DomainShop`,
          ConfiguredShop: `${domain}/shop/shop-settings.ts#Shop as DomainShop`,
          AuditEntryConnection: `${domain}/audit/list-audit-entries.ts#AuditPage`,
          MeasurementProfile: `${domain}/measurements/measurement-profile.ts#MeasurementProfile as DomainMeasurementProfile`,
        },
      },
    },
  },
}

export default config
