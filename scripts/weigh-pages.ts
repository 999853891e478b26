// Reports the script weight of each built page, and fails the build when a page exceeds its budget.
import { builtWeights, type LazyChunks, type OpenedPart } from './page-weights.ts'

const kilobytes = (bytes: number) => bytes / 1024

/** Chunks in neither list count as the page's. */
const later: LazyChunks = {
  idle: [
    'shop/accounts/EmailPanel.tsx',
    'shop/accounts/SavedAddresses.tsx',
    'shop/accounts/Sessions.tsx',
    'shop/appointments/OrderAppointments.tsx',
    'admin/counter/ClothPictures.tsx',
    'admin/counter/HeldOrders.tsx',
    'admin/job-card/JobCardsPage.tsx',
    'admin/orders/ConfirmTransition.tsx',
    'admin/orders/OrderGarments.tsx',
    'admin/orders/OrderHistory.tsx',
    'admin/orders/WorkshopDialog.tsx',
    'admin/pictures/AddLoop.tsx',
    'admin/pictures/PhotoGuide.tsx',
    'admin/products/GoesWithField.tsx',
    'admin/products/StyleField.tsx',
    'admin/products/TranslationFields.tsx',
    'shop/cart/CartFields.tsx',
    'shop/catalogue/CardMarks.tsx',
    'shop/catalogue/DeliverTo.tsx',
    'shop/catalogue/FilterDrawer.tsx',
    'shop/catalogue/FilterSidebar.tsx',
    'shop/catalogue/FitNotes.tsx',
    'shop/catalogue/GalleryEnd.tsx',
    'shop/catalogue/LikeButton.tsx',
    'shop/catalogue/OptionDialog.tsx',
    'shop/catalogue/PictureLoop.tsx',
    'shop/catalogue/PictureZoom.tsx',
    'shop/catalogue/ProductFeedback.tsx',
    'shop/catalogue/ProductMore.tsx',
    'shop/catalogue/ProductOptions.tsx',
    'shop/catalogue/ProductPrices.tsx',
    'shop/catalogue/ProductStory.tsx',
    'shop/catalogue/SizeByProfile.tsx',
    'shop/catalogue/TrustBlock.tsx',
    'shop/feedback/DesignField.tsx',
    'shop/feedback/FeedbackSummary.tsx',
    'shop/feedback/ScreenshotField.tsx',
    'shop/home/BelowTheFold.tsx',
    'app/notifications/TailorNotifications.tsx',
    'shop/orders/wizard/CustomerStep.tsx',
    'shop/orders/wizard/MeasurementsStep.tsx',
    'shop/orders/wizard/PaymentStep.tsx',
    'shop/orders/wizard/SaveState.tsx',
    'shop/orders/wizard/TypeStep.tsx',
    'app/shell/Footer.tsx',
    'app/shell/MobileMenu.tsx',
    'app/shell/RefreshAccountData.tsx',
    'shop/wishlist/WishlistButton.tsx',
    'ui/ConfirmDialog.tsx',
    'ui/ShareButton.tsx',
    'ui/StyleDrawing.tsx',
    'ui/toaster.tsx',
  ],
  onDemand: [
    'shop/accounts/ConfirmIdentityDialog.tsx',
    'shop/accounts/LoginByCode.tsx',
    'shop/accounts/TwoFactor.tsx',
    'admin/counter/HeldSalesDialog.tsx',
    'admin/pictures/LoopDialog.tsx',
    'admin/pictures/PictureEditor.tsx',
    'admin/settings/CropOwnPicture.tsx',
    'shop/orders/wizard/ClothPartDialog.tsx',
    'ui/CropDialog.tsx',
    'app/images/change-picture.ts',
    'app/images/prepare-picture.ts',
    'admin/admin-modules.ts',
    'admin/shell/AdminBar.tsx',
    'admin/shell/AdminLayout.tsx',
    'admin/workshop/EarnedStages.tsx',
    'admin/workshop/MeasureGarment.tsx',
    'tailor/ShopGarment.tsx',
    'tailor/TailorAccount.tsx',
    'admin/orders/AlterationsPanel.tsx',
    'admin/orders/CorrectStatusForm.tsx',
    'admin/orders/EditAgreement.tsx',
    'admin/orders/QuotePanel.tsx',
    'admin/orders/StyleWords.tsx',
    'admin/orders/invoices/CreditNoteForm.tsx',
    'admin/orders/invoices/InvoiceForm.tsx',
    'admin/orders/payments/DiscountForm.tsx',
    'admin/orders/payments/OnlineRefund.tsx',
    'admin/orders/payments/PaymentForm.tsx',
    'admin/orders/payments/SettleRefund.tsx',
    'admin/orders/returns/ReturnsPanel.tsx',
    'admin/find/FindDialog.tsx',
    'admin/lock/IdleLock.tsx',
    'admin/lock/LockScreen.tsx',
    'admin/lock/lock-tablet.ts',
    'admin/offline/queue-move.ts',
    'admin/offline/send-writes.ts',
    'admin/shortcuts/ShortcutList.tsx',
    'shop/cart/AddPendingItems.tsx',
    'shop/catalogue/AddChosen.tsx',
    'shop/catalogue/AboveDesigns.tsx',
    'shop/catalogue/CompleteTheLook.tsx',
    'shop/catalogue/FittingSize.tsx',
    'shop/catalogue/ListPageMissing.tsx',
    'shop/catalogue/NoPicture.tsx',
    'shop/catalogue/NoProducts.tsx',
    'shop/catalogue/OtherDesigns.tsx',
    'shop/catalogue/ProductMissing.tsx',
    'shop/catalogue/RecentDesigns.tsx',
    'shop/catalogue/SimilarDesigns.tsx',
    'shop/catalogue/StockAlertForm.tsx',
    'shop/feedback/upload-screenshot.ts',
    'shop/orders/list/OrderLists.tsx',
    'shop/orders/placed/GiveMeasurements.tsx',
    'shop/orders/placed/PlacedOrder.tsx',
    'shop/orders/placed/PrintedInvoice.tsx',
    'shop/orders/placed/SewnLine.tsx',
    'shop/orders/placed/WorkshopPhotos.tsx',
    '../shared/garment-flat/lower-pieces.ts',
    'shop/orders/style/AskFamily.tsx',
    'shop/orders/style/StyleChoices.tsx',
    'shop/orders/style/StylePicker.tsx',
    'shop/orders/style/style-options.ts',
    'shop/orders/wizard/AlreadyPlaced.tsx',
    'shop/orders/wizard/CategoryChoice.tsx',
    'shop/orders/wizard/ConflictNotice.tsx',
    'shop/orders/wizard/DraftUnopened.tsx',
    'shop/orders/wizard/SyncWithCart.tsx',
    'shop/orders/wizard/OrderCartLines.tsx',
    'shop/orders/wizard/draft-account.ts',
    'shop/orders/wizard/send-picture.ts',
    'shop/orders/wizard/without-refused.ts',
    'shop/search/SearchDialog.tsx',
    'app/session/end-session.ts',
    'app/shell/NotFound.tsx',
    'shop/wishlist/ShareWishlist.tsx',
    'tailor/TailorGarment.tsx',
  ],
}

/** Opened on a page, with budgets in kB. */
const parts: (OpenedPart & { budget: number })[] = [
  {
    part: 'shop/orders/style/StylePicker.tsx',
    // Its dialog is the one of Chakra that others show, too.
    after: ['shop/orders/OrderPage.tsx', 'ui/ConfirmDialog.tsx'],
    budget: 25,
  },
]

const { pages: weights, opened } = builtWeights('dist/client', later, parts)
const row = (page: string, ...columns: string[]) =>
  console.log(page.padEnd(60) + columns.map((column) => column.padStart(10)).join(''))
row('Scripts in kB (gzip)', 'initial', 'translated', '+ idle')
for (const { page, initial, translated, untouched } of weights)
  row(page, ...[initial, translated, untouched].map((bytes) => kilobytes(bytes).toFixed(1)))
console.log()
row('Opened', 'kB')
for (const { part, bytes } of opened) row(part, kilobytes(bytes).toFixed(1))

/** The budgets of the initial scripts, in kB (1,024 bytes) with gzip. */
const budgets: Record<string, number> = {
  'shop/catalogue/GalleryPage.tsx': 227,
  // One form over five steps.
  'shop/orders/OrderPage.tsx': 249,
}
/** The owner's pages are opened on the shop's own connection and used all day. */
const budgetOf = (page: string) => budgets[page] ?? (page.startsWith('admin/') ? 266 : 226)
const heavy = [
  ...weights.map(({ page, initial }) => ({ source: page, bytes: initial, budget: budgetOf(page) })),
  ...opened.map(({ part, bytes }, index) => ({ source: part, bytes, budget: parts[index]!.budget })),
].filter(({ bytes, budget }) => kilobytes(bytes) > budget)
if (heavy.length > 0) {
  console.error(
    `Above their script budget: ${heavy.map(({ source, budget }) => `${source} (${budget} kB)`).join(', ')}. ` +
      'Load what isn’t needed at first when it is needed (client/ui/use-lazy-component.ts), and name it in scripts/weigh-pages.ts.',
  )
  process.exitCode = 1
}
