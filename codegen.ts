import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { buildSchema, isObjectType } from 'graphql'

/** Types of custom scalars on the wire and in the client, where JSON carries them. */
const jsonScalars = {
  Money: 'number',
  DateTime: 'string',
  Day: 'string',
  URL: 'string',
  Length: 'number | string',
}

/** As seen from the generated resolver types. */
const domain = '../../../domain'

/** Lists that are counted when their total is requested: each is a page of the domain. */
const countedLists = Object.fromEntries(
  Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap())
    .filter(
      (type) => isObjectType(type) && type.name.endsWith('Connection') && 'totalCount' in type.getFields(),
    )
    .map(({ name }) => [
      name,
      `import('${domain}/paging.ts').CountedPage<ResolversParentTypes['${name.replace(/Connection$/, '')}']>`,
    ]),
)

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // The preset writes the persisted documents beside the client's types; the server is what reads them.
  hooks: {
    afterAllFileWrite: () =>
      copyFile(
        'client/__generated__/persisted-documents.json',
        'server/api/graphql/__generated__/persisted-documents.json',
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
      },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'client/__generated__/connection-fields.ts': { plugins: ['./scripts/codegen/connection-fields.mjs'] },
    'tests/__generated__/api.ts': {
      plugins: ['typescript', './scripts/codegen/mutations.mjs'],
      config: {
        scalars: jsonScalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        inputMaybeValue: 'T | null | undefined',
        // A test that reads a field of null fails by itself.
        maybeValue: 'T',
        avoidOptionals: { field: true },
      },
    },
    'server/api/graphql/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: `${domain}/context.ts#Context`,
        scalars: {
          Money: 'number',
          DateTime: 'Date',
          Day: 'string',
          URL: 'string',
          ID: 'string',
          Length: 'number | string',
        },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        inputMaybeValue: 'T | null | undefined',
        mappers: {
          ...countedLists,
          Product: `${domain}/catalogue/product.ts#PartialProduct`,
          ProductVariant: `${domain}/catalogue/variants.ts#Variant`,
          Offer: `${domain}/catalogue/pricing.ts#Offer as DomainOffer`,
          PriceRange: `${domain}/catalogue/pricing.ts#PriceRange as DomainPriceRange`,
          ProductConnection: `${domain}/catalogue/list-products.ts#ProductPage`,
          SearchInterpretation: `${domain}/catalogue/list-products.ts#SearchInterpretation as DomainSearchInterpretation`,
          ProductFacets: `${domain}/catalogue/product-facets.ts#Facets`,
          SearchSuggestions: `${domain}/catalogue/suggest-searches.ts#SearchSuggestions as DomainSearchSuggestions`,
          ProductRowPage: `${domain}/catalogue/product-rows.ts#ProductRowPage as DomainProductRowPage`,
          StyleOption: `${domain}/style-options/style-option.ts#StyleOption as DomainStyleOption`,
          Cart: `${domain}/cart/cart.ts#Cart as DomainCart`,
          CartWarning: `${domain}/cart/cart.ts#CartWarning as DomainCartWarning`,
          CouponProblem: `${domain}/promotions/apply-promotions.ts#CouponProblem as DomainCouponProblem`,
          ImportError: `${domain}/catalogue/plan-import.ts#ImportError as DomainImportError`,
          UserError: `${domain}/errors.ts#Issue`,
          CartItem: `${domain}/cart/cart.ts#CartItem as DomainCartItem`,
          RemovedCartItem: `${domain}/cart/cart.ts#RemovedCartItem as DomainRemovedCartItem`,
          Wishlist: `${domain}/wishlist/read-wishlist.ts#Wishlist as DomainWishlist`,
          StockAlert: `${domain}/stock-alerts/list-stock-alerts.ts#StockAlert as DomainStockAlert`,
          StockAlertGroup: `${domain}/stock-alerts/list-stock-alerts.ts#StockAlertGroup as DomainStockAlertGroup`,
          Promotion: `${domain}/promotions/promotion.ts#Promotion as DomainPromotion`,
          Change: `${domain}/changes/list-changes.ts#Change as DomainChange`,
          ApiClient: `${domain}/api-clients/api-client.ts#ApiClient as DomainApiClient`,
          Webhook: `${domain}/webhooks/webhook.ts#Webhook as DomainWebhook`,
          WebhookDelivery: `${domain}/webhooks/delivery.ts#WebhookDelivery as DomainWebhookDelivery`,
          StaffRole: `${domain}/staff-roles/staff-role.ts#StaffRole as DomainStaffRole`,
          DeliveryEstimate: `${domain}/delivery/estimate-delivery.ts#DeliveryEstimate as DomainDeliveryEstimate`,
          Feedback: `${domain}/feedback/feedback.ts#Feedback as DomainFeedback`,
          FeedbackConnection: `${domain}/feedback/list-feedback.ts#FeedbackPage`,
          User: `${domain}/accounts/user.ts#User as DomainUser`,
          DraftPrice: `${domain}/orders/price-draft.ts#DraftPrice as DomainDraftPrice`,
          OrderDraft: `${domain}/orders/order-draft.ts#OrderDraft as DomainOrderDraft`,
          OrderDraftItem: `${domain}/orders/order-draft.ts#OrderDraftItem as DomainOrderDraftItem`,
          Order: `${domain}/orders/order.ts#Order as DomainOrder`,
          Alteration: `${domain}/alterations/alteration.ts#Alteration as DomainAlteration`,
          TailorAlteration: `${domain}/alterations/tailor-alterations.ts#TailorAlteration as DomainTailorAlteration`,
          OrderEdit: `${domain}/orders/order-edit.ts#OrderEdit as DomainOrderEdit`,
          OrderEditChange: `${domain}/orders/edit-changes.ts#EditChange`,
          OrderSnapshot: `${domain}/orders/order-edit.ts#OrderSnapshot as DomainOrderSnapshot`,
          OrderItem: `${domain}/orders/order.ts#OrderItem as DomainOrderItem`,
          GarmentFlat: `${domain}/flats/garment-flats.ts#GarmentFlat as DomainGarmentFlat`,
          OrderedStyle: `${domain}/style-options/ordered-style.ts#OrderedStyle as DomainOrderedStyle`,
          GarmentStyle: `${domain}/style-options/ordered-style.ts#OrderedStyle as DomainOrderedStyle`,
          OrderConnection: `${domain}/orders/read-orders.ts#OrderPage`,
          OrderPrice: `${domain}/orders/price-order.ts#OrderPrice as DomainOrderPrice`,
          PriceList: `${domain}/price-list/price-list.ts#PriceList as DomainPriceList`,
          Payment: `${domain}/payments/payment.ts#Payment as DomainPayment`,
          OutstandingOrderConnection: `${domain}/payments/list-outstanding-orders.ts#OutstandingPage`,
          OrderReturn: `${domain}/returns/order-return.ts#OrderReturn as DomainOrderReturn`,
          ReturnItem: `${domain}/returns/order-return.ts#ReturnItem as DomainReturnItem`,
          ReturnEvent: `${domain}/returns/order-return.ts#ReturnEvent as DomainReturnEvent`,
          SignedAmount: 'number',
          DayClosing: `${domain}/closing/day-closing.ts#DayClosing as DomainDayClosing`,
          StaffReceipts: `${domain}/closing/ledger-totals.ts#StaffReceipts as DomainStaffReceipts`,
          DayClosingConnection: `${domain}/closing/list-day-closings.ts#DayClosingPage`,
          Report: `${domain}/reports/read-report.ts#Report as DomainReport`,
          ReportRow: `${domain}/reports/read-report.ts#ReportRow as DomainReportRow`,
          Expense: `${domain}/expenses/expense.ts#Expense as DomainExpense`,
          ExpenseConnection: `${domain}/expenses/list-expenses.ts#ExpensePage`,
          Invoice: `${domain}/invoices/invoice.ts#Invoice as DomainInvoice`,
          Seller: `${domain}/invoices/read-seller.ts#Seller as DomainSeller`,
          InvoiceParty: `${domain}/invoices/invoice.ts#Party`,
          InvoiceLine: `${domain}/invoices/invoice.ts#InvoiceLine as DomainInvoiceLine`,
          InvoiceConnection: `${domain}/invoices/list-invoices.ts#InvoicePage`,
          TaxSettings: `${domain}/tax/tax-settings.ts#TaxSettings as DomainTaxSettings`,
          OnlinePaymentOption: `${domain}/online-payments/online-payment.ts#OnlinePaymentOption as DomainOnlinePaymentOption`,
          OnlineCheckout: `${domain}/online-payments/start-online-payment.ts#OnlineCheckout as DomainOnlineCheckout`,
          UpiClaim: `${domain}/payments/upi-claim.ts#UpiClaim as DomainUpiClaim`,
          Workshop: `${domain}/orders/workshop.ts#Workshop as DomainWorkshop`,
          TailorWorkload: `${domain}/workshop/workloads.ts#TailorWorkload as DomainTailorWorkload`,
          Tailor: `${domain}/workshop/garment.ts#Tailor as DomainTailor`,
          TailorViewer: `${domain}/workshop/tailor-policy.ts#TailorViewer as DomainTailorViewer`,
          TailorGarment: `${domain}/workshop/tailor-garments.ts#TailorGarment as DomainTailorGarment`,
          Garment: `${domain}/workshop/garment.ts#Garment as DomainGarment`,
          GarmentMove: `${domain}/workshop/garment.ts#GarmentMove as DomainGarmentMove`,
          VoiceNote: `${domain}/voice-notes/voice-note.ts#VoiceNote as DomainVoiceNote`,
          ChangedGarment: `${domain}/workshop/change-garments.ts#GarmentResult`,
          Material: `${domain}/materials/material.ts#Material as DomainMaterial`,
          GarmentMaterial: `${domain}/materials/garment-materials.ts#GarmentMaterial as DomainGarmentMaterial`,
          TailorMaterial: `${domain}/materials/garment-materials.ts#TailorMaterial as DomainTailorMaterial`,
          TrackedOrder: `${domain}/orders/track-order.ts#TrackedOrder as DomainTrackedOrder`,
          TrackedOrderItem: `${domain}/orders/order.ts#OrderItem as DomainOrderItem`,
          OrderEvent: `${domain}/orders/order.ts#OrderEvent as DomainOrderEvent`,
          MeasurementProfileVersion: `${domain}/measurements/measurement-profile.ts#ProfileVersion`,
          FitHistory: `${domain}/measurements/read-fit-histories.ts#FitHistory as DomainFitHistory`,
          Measurements: `${domain}/measurements/measurements.ts#Measurements as DomainMeasurements`,
          Dashboard: `${domain}/dashboard/read-dashboard.ts#Dashboard as DomainDashboard`,
          Today: `${domain}/today/read-today.ts#Today as DomainToday`,
          TodayOrders: `${domain}/today/read-today.ts#TodayOrders as DomainTodayOrders`,
          TodayGarments: `${domain}/today/read-today.ts#TodayGarments as DomainTodayGarments`,
          TodayAlterations: `${domain}/today/read-today.ts#TodayAlterations as DomainTodayAlterations`,
          TodayPayments: `${domain}/today/read-today.ts#TodayPayments as DomainTodayPayments`,
          TodayMessages: `${domain}/today/read-today.ts#TodayMessages as DomainTodayMessages`,
          TodayMaterials: `${domain}/today/read-today.ts#TodayMaterials as DomainTodayMaterials`,
          TodayProducts: `${domain}/today/read-today.ts#TodayProducts as DomainTodayProducts`,
          SizeRunningOut: `${domain}/dashboard/read-dashboard.ts#SizeRunningOut as DomainSizeRunningOut`,
          BestDesign: `${domain}/dashboard/read-dashboard.ts#BestDesign as DomainBestDesign`,
          Customer: `${domain}/customers/customer.ts#Customer as DomainCustomer`,
          CustomerMerge: `${domain}/customers/duplicates.ts#CustomerMerge as DomainCustomerMerge`,
          Message: `${domain}/messages/message.ts#Message as DomainMessage`,
          MessageDraft: `${domain}/messages/message-draft.ts#MessageDraft as DomainMessageDraft`,
          MessageTemplate: `${domain}/messages/edit-templates.ts#MessageTemplate as DomainMessageTemplate`,
          Shop: `${domain}/shop/shop-settings.ts#Shop as DomainShop`,
          ConfiguredShop: `${domain}/shop/shop-settings.ts#Shop as DomainShop`,
          MeasurementProfile: `${domain}/measurements/measurement-profile.ts#MeasurementProfile as DomainMeasurementProfile`,
        },
      },
    },
  },
}

export default config
