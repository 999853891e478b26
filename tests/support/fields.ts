/** What the owner wrote in Hindi. */
const translations = 'translations { locale name }'

const garments = `blouse { chest waist shoulder length sleeveLength neckDepthFront neckDepthBack }
  dress { chest waist hip length sleeveLength } lehenga { waist hip length }`

/** A placed order as its shopper reads it. */
export const placedOrder = `
  id orderNumber orderType customCategory
  items {
    product { id } productName category image { url alt width height thumbhash } productType quantity
    size { label chest waist hip length } measurements { ${garments} } listPrice discount unitPrice totalPrice
  }
  customer { name email phone street city state pincode country }
  clothPics color designDetails designPics link customerDetails specialInstructions measurements { ${garments} }
  totalPrice saving delivery promotions { name ${translations} code amount } totalToPay orderDate deliveryDate paymentStatus paymentType orderStatus`

/** An order of the counter. */
export const counterOrder = `id orderNumber version orderType orderStatus fulfilment neededBy deliveryDate totalPrice delivery totalToPay
  agreedDiscount paidAmount balance refundDue specialInstructions viewerCanEdit promotions { name amount }
  customer { name email phone street city state pincode }
  items { productName productType quantity unitPrice totalPrice isOwnCloth supply clothMetres clothReturnedAt clothReturnedBy note size { label }
    measurements { blouse { chest waist } } }
  garments { id code category dueDate version stage { kind } }
  timeline { status }
  edits { version name reason changes { field line before after } before { totalToPay fulfilment items { productName quantity
    measurements { blouse { chest } } } customer { name } } }`

const payment = 'id kind amount method reference note receivedAt recordedAt recordedBy reversesId isReversed'
export const ledger = `id paymentStatus paidAmount balance refundDue payments { ${payment} }`
export const onlineLedger = `
  id paymentStatus paidAmount balance refundDue advanceDue onlinePaymentPending onlinePayments { part amount }
  payments { id kind amount method reference note recordedBy isReversed reversesId refundableOnline }`

/** An order's returns, and what can still be returned. */
export const returns = `
  id credited balance refundDue paymentStatus returnableItems { item quantity }
  returns {
    id wish status reason items { item quantity exchangeSize restocked } timeline { status by name note }
    creditNote { id number creditReason total taxableValue cgst sgst lines { quantity total } }
  }`

/** Of a cart and of a draft. */
export const promotionsOf = `promotions { name ${translations} code amount } coupon { code name problem { code message missing } } totalToPay`
export const pricedCartFields = `finalTotal delivery ${promotionsOf} missingForFreeDelivery`

/** A review as those who moderate it read it. */
export const moderated = `id rating comments product { id } reply { text repliedAt } hidden { reason hiddenAt }
  orderedProducts { id } updatedAt`

const signed = '{ amount isNegative }'
const amounts = 'taxableValue cgst sgst igst total'
const lengths = `
  unit blouse { chest waist sleeveLength } suit { hip bottomLength }
  asTyped { blouse { chest waist sleeveLength } suit { hip bottomLength } }
  warnings { field garment measure code other message }`

/**
 * What tests read of a type: `mutate` selects it of the payload's objects. A payload that is named itself is selected so, beside
 * its `userErrors`.
 */
export const fields = {
  ApiClient: `id name scopes allowedOrigins requestsPerMinute revokedAt version
    keys { id hint expiresAt lastUsedAt }`,
  Appointment:
    'id kind place status startsAt minutes customerName phone address order { id } bookedBy version',
  Cart: `id
    items { product { id productName } productType size quantityInStock price discount unitPrice quantity totalPrice warnings { code message } }
    itemCount totalCartValue discount finalTotal delivery removed { productName productType }`,
  ApplyCouponPayload: `cart { ${pricedCartFields} }`,
  RemoveCouponPayload: `cart { ${pricedCartFields} }`,
  SetDeliveryPincodePayload: 'cart { deliveryPincode isDeliverable delivery totalToPay }',
  Customer: 'id',
  SaveCustomerPayload: 'customer { id name phone email hasAccount street city pincode birthday gstin notes }',
  MergeCustomersPayload:
    'customer { id phone street birthday gstin notes merges { id duplicateName by } orders { id } measurementProfiles { person } }',
  UndoMergePayload: 'customer { id street merges { id } orders { id } }',
  ChangeRolePayload: 'customer { id role }',
  ChangePermissionsPayload: 'customer { id permissions }',
  RemoveTwoFactorPayload: 'customer { id hasTwoFactor }',
  DayClosing: `date firstDay status openingCash countedCash cashTakenOut explanation closedBy reopenedBy reopenReason
    receipts { recordedBy method received returned corrections ${signed} net ${signed} }
    expenses { category method amount ${signed} }
    cashReceived ${signed} cashSpent ${signed} expectedCash ${signed} difference ${signed} enteredLater ${signed}`,
  DeliveryZone: 'id version name prefixes minDays maxDays fee',
  Expense: 'id category amount method spentOn payee reference note reversesId isReversed recordedBy',
  Feedback: `id name email profilePicture rating comments screenshotUrl product { id } createdAt updatedAt
    isOwner viewerCanEdit viewerCanDelete`,
  ReplyToFeedbackPayload: `feedback { ${moderated} }`,
  HideFeedbackPayload: `feedback { ${moderated} }`,
  ShowFeedbackPayload: `feedback { ${moderated} }`,
  LinkFeedbackPayload: `feedback { ${moderated} }`,
  Garment: `
    id code number category productName status stage { id name } tailor { id name } pieceRate dueDate trialDate isOverdue
    version undoableUntil moves { from { id } to { id } name isUndo }`,
  GarmentMaterialPayload: 'garment { id materials { material { id name } quantity cost } }',
  ImportedStyleOption: 'outcome styleOptionId name changes { column before after } errors { column message }',
  ImportedRow: 'outcome productId productName changes { column before after } errors { column message }',
  Invoice: `
    id kind number issuedAt issuedBy seller { name gstin address } buyer { name gstin address }
    placeOfSupply placeOfSupplyName declaration creditReason remark credits { number } ${amounts} rounding { amount isNegative }
    lines { description code quantity unitPrice discount taxRate ${amounts} }`,
  Material: 'id name kind color supplier unit price stock lowStockLimit isLow isArchived version',
  SavedAddress: 'id label name phone street city state pincode isDefault',
  MeasurementProfile: `
    id version person measurements { ${lengths} } updatedAt
    versions { version measurements { ${lengths} } savedAt }`,
  Notifications: 'publicKey isSubscribed',
  OnlineCheckout: 'key gatewayOrderId amount currency shopName orderNumber',
  Order: `
    id orderNumber orderType orderStatus version placedBy totalPrice delivery totalToPay deliveryDate trackingToken
    timeline { status at by name note } nextStatuses viewerCanCancel viewerCanAcceptQuote viewerCanAskAlteration
    quote { totalPrice delivery totalToPay note quotedAt acceptedAt acceptedBy } alterations { id details requestedAt completedAt }`,
  PlaceOrderPayload: `order { ${placedOrder} } orderDraft {
    id version totalPrice delivery promotions { name amount } coupon { code problem { code } } totalToPay }`,
  CreateOrderPayload: `order { ${counterOrder} }`,
  EditOrderPayload: `order { ${counterOrder} }
    price { totalPrice delivery promotionTotal agreedDiscount totalToPay } changes { field line before after }`,
  DiscountOrderPayload: 'order { id version agreedDiscount totalToPay credited balance }',
  RecordPaymentPayload: `order { ${ledger} } payment { ${payment} }`,
  ReversePaymentPayload: `order { ${ledger} } payment { ${payment} }`,
  ConfirmOnlinePaymentPayload: `order { ${onlineLedger} }`,
  RefundOnlinePaymentPayload: `order { ${onlineLedger} } payment { id kind amount method reference note recordedBy }`,
  ReturnPayload: `order { ${returns} }`,
  ReturnAtCounterPayload: `order { ${returns} } exchangeOrder { ${counterOrder} }
    price { credited refunded exchangeTotal toReturn toPay }`,
  OrderDraft: `
    id version orderType customCategory
    cartItems { product { id } productType quantity size measurements { ${garments} } totalPrice }
    customer { name email phone street city state pincode country }
    clothPics color designDetails designPics link customerDetails specialInstructions measurements { ${garments} }
    orderDate deliveryDate paymentStatus paymentType orderStatus totalPrice delivery isDeliverable totalToPay updatedAt`,
  Product: `
    id externalRef productName category description productType color maxPrice tailorPrice readyMadePrice discount
    tailorOffer { listPrice unitPrice saving } readyMadeOffer { listPrice unitPrice saving } priceRange { min max }
    quantityInStock fabricType stitchingType pattern embellishments customizationAvailable customizationOptions
    images { url alt width height thumbhash } video shippingCost estimatedDeliveryTime availabilityStatus
    featuredProduct seasonalTags tags productStatus fabricFeel durability sizes { label chest waist hip length quantityInStock sku }
    style { id } goesWith
    blouseDetails { sleeveType blouseBackDesign necklineStyle fitType embellishments padding lining }
    suitDetails { sleeveType fitType style fabricType }
    lehengaDetails { lehengaType lehengaWaist lehengaDupattaIncluded lehengaFabric embroidery }
    sareeDetails { sareeLength pleated embroideryDetails sareeFabric blouseType borderStyle drapeStyle }
    rating { average count } dateAdded lastUpdated viewerCanEdit version`,
  Promotion: `id version name ${translations} code kind percent amount minimumTotal maximumDiscount categories
    firstOrderOnly startsOn endsOn usageLimit usageLimitPerCustomer used isActive status`,
  Tailor: 'id name phone language isActive hasPin version due pieceRates { category stageId amount }',
  TailorGarment:
    'id code version stage { id } nextStage { id } undoableUntil measurements { unit } image { url } designDetails',
  TailorViewer: 'id name language',
  TaxSettings: `
    version scheme legalName gstin stateCode categories { category code percent }
    rates { from upTo lowerPercent higherPercent } stitching { code percent } services { code percent } invoiceSeries creditNoteSeries`,
  UpiClaim: 'id status',
  User: 'id email emailVerifiedAt role',
  Webhook: `id clientId url topics query disabledAt disabledBecause failingSince
    previousSecretExpiresAt version`,
  WebhookDelivery: `id type topic subjectId status attempts changedAt attemptedAt nextAttemptAt responseStatus
    responseBody error durationMs`,
  Wishlist: 'id items { product { id } } shareToken',
} satisfies Record<string, string>
