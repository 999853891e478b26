// Reports the script weight of each built page, and fails the build when a page exceeds its budget.
import { handleOf } from '../shared/route-handles.ts'
import { builtPageWeights, type LazyChunks } from './page-weights.ts'

const kilobytes = (bytes: number) => bytes / 1024

/** Chunks in neither list count as the page's. */
const later: LazyChunks = {
  idle: [
    'features/accounts/EmailPanel.tsx',
    'features/accounts/Sessions.tsx',
    'features/admin/orders/AlterationForm.tsx',
    'features/admin/orders/WorkshopDialog.tsx',
    'features/admin/products/PhotoGuide.tsx',
    'features/cart/CouponField.tsx',
    'features/catalogue/CardMarks.tsx',
    'features/catalogue/DeliverTo.tsx',
    'features/catalogue/FilterDrawer.tsx',
    'features/catalogue/FilterSidebar.tsx',
    'features/catalogue/FitNotes.tsx',
    'features/catalogue/GalleryEnd.tsx',
    'features/catalogue/OptionDialog.tsx',
    'features/catalogue/PictureZoom.tsx',
    'features/catalogue/ProductFeedback.tsx',
    'features/catalogue/ProductMore.tsx',
    'features/catalogue/ProductOptions.tsx',
    'features/catalogue/ProductStory.tsx',
    'features/catalogue/SizeByProfile.tsx',
    'features/feedback/DesignField.tsx',
    'features/feedback/FeedbackSummary.tsx',
    'features/feedback/ScreenshotField.tsx',
    'features/home/BelowTheFold.tsx',
    'features/notifications/TailorNotifications.tsx',
    'features/orders/wizard/CustomerStep.tsx',
    'features/orders/wizard/MeasurementsStep.tsx',
    'features/orders/wizard/PaymentStep.tsx',
    'features/orders/wizard/TypeStep.tsx',
    'features/shell/Footer.tsx',
    'features/shell/MobileMenu.tsx',
    'features/shell/RefreshAccountData.tsx',
    'features/wishlist/WishlistButton.tsx',
    'ui/ConfirmDialog.tsx',
    'ui/toaster.tsx',
  ],
  onDemand: [
    'features/accounts/ConfirmIdentityDialog.tsx',
    'features/accounts/TwoFactor.tsx',
    'features/admin/products/CropDialog.tsx',
    'features/admin/admin-modules.ts',
    'features/admin/AdminBar.tsx',
    'features/admin/AdminLayout.tsx',
    'features/admin/orders/AlterationsPanel.tsx',
    'features/admin/orders/CorrectStatusForm.tsx',
    'features/admin/orders/QuotePanel.tsx',
    'features/admin/orders/invoices/CreditNoteForm.tsx',
    'features/admin/orders/invoices/InvoiceForm.tsx',
    'features/admin/orders/payments/OnlineRefund.tsx',
    'features/admin/orders/payments/PaymentForm.tsx',
    'features/admin/orders/payments/SettleRefund.tsx',
    'features/admin/orders/returns/ReturnsPanel.tsx',
    'features/admin/shortcuts/ShortcutList.tsx',
    'features/cart/AddPendingItems.tsx',
    'features/catalogue/AddChosen.tsx',
    'features/catalogue/AboveDesigns.tsx',
    'features/catalogue/ListPageMissing.tsx',
    'features/catalogue/NoPicture.tsx',
    'features/catalogue/NoProducts.tsx',
    'features/catalogue/OtherDesigns.tsx',
    'features/catalogue/ProductMissing.tsx',
    'features/catalogue/RecentDesigns.tsx',
    'features/catalogue/SimilarDesigns.tsx',
    'features/catalogue/StockAlertForm.tsx',
    'features/catalogue/price-in-search.ts',
    'features/feedback/upload-screenshot.ts',
    'features/orders/list/OrderLists.tsx',
    'features/orders/placed/GiveMeasurements.tsx',
    'features/orders/placed/PlacedOrder.tsx',
    'features/orders/placed/PrintedInvoice.tsx',
    'features/orders/wizard/AlreadyPlaced.tsx',
    'features/orders/wizard/CategoryChoice.tsx',
    'features/orders/wizard/ConflictNotice.tsx',
    'features/orders/wizard/DraftUnopened.tsx',
    'features/orders/wizard/SyncWithCart.tsx',
    'features/orders/wizard/OrderCartLines.tsx',
    'features/orders/wizard/order-document.ts',
    'features/orders/wizard/send-picture.ts',
    'features/search/SearchDialog.tsx',
    'features/session/end-session.ts',
    'features/shell/NotFound.tsx',
    'features/wishlist/ShareWishlist.tsx',
    'features/workshop/TailorGarment.tsx',
  ],
}

const weights = builtPageWeights('dist/client', later)
const row = (page: string, ...columns: string[]) =>
  console.log(page.padEnd(32) + columns.map((column) => column.padStart(10)).join(''))
row('Scripts in kB (gzip)', 'initial', 'translated', '+ idle')
for (const { page, initial, translated, untouched } of weights)
  row(page, ...[initial, translated, untouched].map((bytes) => kilobytes(bytes).toFixed(1)))

const budgetOf = (page: string) => handleOf(page.replace(/\.tsx$/, '')).scriptBudget
const heavy = weights.filter(({ page, initial }) => kilobytes(initial) > budgetOf(page))
if (heavy.length > 0) {
  console.error(
    `Above their script budget: ${heavy.map(({ page }) => `${page} (${budgetOf(page)} kB)`).join(', ')}. ` +
      'Load what isn’t needed at first when it is needed (client/ui/use-lazy-component.ts), and name it in scripts/weigh-pages.ts. ' +
      'The budgets are in shared/route-handles.ts.',
  )
  process.exitCode = 1
}
