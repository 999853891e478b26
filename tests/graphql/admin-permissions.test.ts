import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { Permission } from '../../server/database/__generated__/prisma/enums.ts'
import { fromRoot } from '../../server/paths.ts'
import { describedCalls } from '../../server/rest/v1/openapi.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))

type Access = 'ANYBODY' | 'SIGNED_IN' | 'STAFF' | 'TAILOR' | 'OWNER' | Permission

/** Who may request each field: everybody, signed-in users, staff, staff with a permission, tailors, or the owner only. */
const access: Record<'Query' | 'Mutation', Record<string, Access>> = {
  Query: {
    products: 'ANYBODY',
    product: 'ANYBODY',
    productsByIds: 'ANYBODY',
    similarProducts: 'ANYBODY',
    searchSuggestions: 'ANYBODY',
    occasions: 'ANYBODY',
    feedback: 'ANYBODY',
    feedbackEntry: 'ANYBODY',
    viewer: 'ANYBODY',
    sessions: 'SIGNED_IN',
    cart: 'SIGNED_IN',
    wishlist: 'SIGNED_IN',
    sharedWishlist: 'ANYBODY',
    orderDraft: 'SIGNED_IN',
    orderDrafts: 'SIGNED_IN',
    order: 'SIGNED_IN',
    orders: 'SIGNED_IN',
    workshop: 'STAFF',
    workshopStages: 'STAFF',
    garments: 'STAFF',
    garment: 'STAFF',
    tailors: 'STAFF',
    tailorViewer: 'ANYBODY',
    tailorGarments: 'TAILOR',
    tailorGarment: 'TAILOR',
    orderPrice: 'STAFF',
    priceList: 'STAFF',
    customers: 'STAFF',
    customer: 'STAFF',
    auditLog: 'OWNER',
    dashboard: 'STAFF',
    stockAlerts: 'STAFF',
    messages: 'STAFF',
    message: 'STAFF',
    messageChannels: 'STAFF',
    messageTemplates: 'STAFF',
    messagePreview: 'STAFF',
    trackedOrder: 'ANYBODY',
    measurementProfiles: 'SIGNED_IN',
    measurementGuide: 'ANYBODY',
    priceOffers: 'STAFF',
    productRows: 'STAFF',
    importPreview: 'STAFF',
    promotions: 'STAFF',
    promotion: 'STAFF',
    upiClaims: 'RECORD_PAYMENTS',
    dayClosing: 'CLOSE_DAYS',
    dayClosings: 'CLOSE_DAYS',
    expenses: 'RECORD_EXPENSES',
    monthResult: 'OWNER',
    invoices: 'ISSUE_INVOICES',
    accountRows: 'ISSUE_INVOICES',
    invoice: 'SIGNED_IN',
    taxSettings: 'OWNER',
    outstandingOrders: 'RECORD_PAYMENTS',
    deliveryEstimate: 'ANYBODY',
    deliveryZones: 'OWNER',
    productViews: 'STAFF',
    shop: 'ANYBODY',
    configuredShop: 'ANYBODY',
  },
  Mutation: {
    signUp: 'ANYBODY',
    logIn: 'ANYBODY',
    logInWithGoogle: 'ANYBODY',
    updateProfile: 'SIGNED_IN',
    changePassword: 'SIGNED_IN',
    logOutEverywhere: 'SIGNED_IN',
    logOut: 'SIGNED_IN',
    endSession: 'SIGNED_IN',
    startTwoFactor: 'STAFF',
    confirmTwoFactor: 'STAFF',
    turnOffTwoFactor: 'SIGNED_IN',
    resetPassword: 'ANYBODY',
    createOrder: 'STAFF',
    savePriceList: 'OWNER',
    saveCustomer: 'STAFF',
    mergeCustomers: 'OWNER',
    undoMerge: 'OWNER',
    makePasswordResetLink: 'STAFF',
    changeRole: 'OWNER',
    changePermissions: 'OWNER',
    removeTwoFactor: 'OWNER',
    exportCustomer: 'OWNER',
    deleteCustomer: 'OWNER',
    addToCart: 'SIGNED_IN',
    changeCartQuantity: 'SIGNED_IN',
    removeFromCart: 'SIGNED_IN',
    addToWishlist: 'SIGNED_IN',
    removeFromWishlist: 'SIGNED_IN',
    mergeWishlist: 'SIGNED_IN',
    shareWishlist: 'SIGNED_IN',
    stopSharingWishlist: 'SIGNED_IN',
    applyCoupon: 'SIGNED_IN',
    removeCoupon: 'SIGNED_IN',
    savePromotion: 'STAFF',
    deletePromotion: 'STAFF',
    setDeliveryPincode: 'SIGNED_IN',
    saveDeliveryZone: 'OWNER',
    deleteDeliveryZone: 'OWNER',
    addProduct: 'STAFF',
    updateProduct: 'STAFF',
    deleteProduct: 'STAFF',
    changeProducts: 'STAFF',
    deleteProducts: 'STAFF',
    importProducts: 'STAFF',
    addFeedback: 'SIGNED_IN',
    updateFeedback: 'SIGNED_IN',
    deleteFeedback: 'SIGNED_IN',
    requestStockAlert: 'ANYBODY',
    resendMessage: 'STAFF',
    saveMessageTemplate: 'OWNER',
    restoreMessageTemplate: 'OWNER',
    setMessageRule: 'OWNER',
    markMessageSent: 'STAFF',
    markStockAlertsNotified: 'STAFF',
    saveShopSettings: 'OWNER',
    saveOccasions: 'OWNER',
    replyToFeedback: 'STAFF',
    hideFeedback: 'STAFF',
    showFeedback: 'STAFF',
    linkFeedback: 'STAFF',
    saveOrderDraft: 'SIGNED_IN',
    discardOrderDraft: 'SIGNED_IN',
    placeOrder: 'SIGNED_IN',
    moveOrder: 'STAFF',
    setDeliveryDate: 'STAFF',
    addOrderNote: 'STAFF',
    saveWorkshop: 'STAFF',
    saveWorkshopStages: 'OWNER',
    moveGarment: 'STAFF',
    undoGarmentMove: 'STAFF',
    assignGarment: 'STAFF',
    saveTailor: 'OWNER',
    savePieceRates: 'OWNER',
    payTailor: 'RECORD_EXPENSES',
    logInTailor: 'ANYBODY',
    logOutTailor: 'TAILOR',
    moveTailorGarment: 'TAILOR',
    undoTailorGarmentMove: 'TAILOR',
    quoteOrder: 'STAFF',
    acceptQuote: 'SIGNED_IN',
    cancelOrder: 'SIGNED_IN',
    recordPayment: 'RECORD_PAYMENTS',
    closeDay: 'CLOSE_DAYS',
    reopenDay: 'OWNER',
    recordExpense: 'RECORD_EXPENSES',
    reverseExpense: 'RECORD_EXPENSES',
    recordRefund: 'REVERSE_PAYMENTS',
    reversePayment: 'REVERSE_PAYMENTS',
    refundOnlinePayment: 'REVERSE_PAYMENTS',
    discountOrder: 'GIVE_DISCOUNTS',
    issueInvoice: 'ISSUE_INVOICES',
    issueCreditNote: 'ISSUE_INVOICES',
    correctInvoice: 'ISSUE_INVOICES',
    saveTaxSettings: 'OWNER',
    requestReturn: 'SIGNED_IN',
    receiveReturn: 'STAFF',
    acceptReturn: 'STAFF',
    rejectReturn: 'STAFF',
    submitUpiPayment: 'SIGNED_IN',
    startOnlinePayment: 'SIGNED_IN',
    confirmOnlinePayment: 'SIGNED_IN',
    confirmUpiPayment: 'RECORD_PAYMENTS',
    rejectUpiPayment: 'RECORD_PAYMENTS',
    requestAlteration: 'SIGNED_IN',
    completeAlteration: 'STAFF',
    saveMeasurementProfile: 'SIGNED_IN',
    deleteMeasurementProfile: 'SIGNED_IN',
    saveProductView: 'STAFF',
    deleteProductView: 'STAFF',
  },
}

const roots = { Query: schema.getQueryType()!, Mutation: schema.getMutationType()! }

/** The minimal input of this type. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, leastOf(field.type)]),
    )
  const scalars: Record<string, unknown> = {
    ID: '00000000-0000-4000-8000-000000000000',
    Int: 7,
    Float: 1,
    Money: 1,
    Boolean: false,
    Day: '2026-11-20',
    DateTime: '2026-11-20T09:30:00.000Z',
  }
  return scalars[getNamedType(type).name] ?? 'x'
}

/** Requests a field with the minimal arguments. */
function ask(
  who: ApiClient,
  root: 'Query' | 'Mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  const given = args.filter(isRequiredArgument)
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return who.graphql(
    `${root.toLowerCase()} Ask${declared && `(${declared})`} {
      ${name}${passed && `(${passed})`} ${isCompositeType(getNamedType(type)) ? '{ __typename }' : ''}
    }`,
    Object.fromEntries(given.map((arg) => [arg.name, leastOf(arg.type)])),
  )
}

const fieldsFor = (...whom: string[]) =>
  (['Query', 'Mutation'] as const).flatMap((root) =>
    Object.values(roots[root].getFields())
      .filter(({ name }) => whom.includes(access[root][name] ?? ''))
      .map((field) => [`${root.toLowerCase()} ${field.name}`, root, field] as const),
  )

const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { data, errors } = await answer
  // A nullable field contains its own error: then the data holds nothing but that null.
  return [
    Object.values((data ?? {}) as object).find((value) => value !== null) ?? null,
    errors?.[0]?.extensions.code,
  ]
}

test.each(['Query', 'Mutation'] as const)('the table has every %s of the schema', (root) => {
  expect(Object.keys(access[root]).sort()).toEqual(Object.keys(roots[root].getFields()).sort())
})

const permissions = Object.values(Permission)

test.each(fieldsFor('SIGNED_IN', 'STAFF', 'TAILOR', ...permissions, 'OWNER'))(
  '%s is refused to a guest',
  async (_name, root, field) => {
    expect(await codeOf(ask(shop.guest(), root, field))).toEqual([null, 'UNAUTHENTICATED'])
  },
)

test.each(fieldsFor('STAFF', 'TAILOR', ...permissions, 'OWNER'))(
  '%s is refused to a shopper',
  async (_name, root, field) => {
    expect(await codeOf(ask(await shop.shopper('Meera'), root, field))).toEqual([null, 'FORBIDDEN'])
  },
)

test.each(fieldsFor('TAILOR', ...permissions, 'OWNER'))(
  '%s is refused to staff',
  async (_name, root, field) => {
    expect(await codeOf(ask(await shop.staff(), root, field))).toEqual([null, 'FORBIDDEN'])
  },
)

test.each(fieldsFor('SIGNED_IN', 'STAFF', ...permissions, 'OWNER'))(
  '%s is refused to a tailor',
  async (_name, root, field) => {
    expect(await codeOf(ask(await signInTailor(shop), root, field))).toEqual([null, 'UNAUTHENTICATED'])
  },
)

test.each(fieldsFor('STAFF'))('%s is not refused to staff', async (_name, root, field) => {
  const { errors } = await ask(await shop.staff(), root, field)
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
})

test.each(
  permissions.flatMap((permission) => fieldsFor(permission).map((each) => [...each, permission] as const)),
)('%s is not refused to staff with the permission', async (_name, root, field, permission) => {
  const sunita = await shop.staff()
  await shop.db.user.update({ where: { id: sunita.id }, data: { permissions: [permission] } })
  const { errors } = await ask(sunita, root, field)
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
})

describe('public fields', () => {
  test.each(['orders', 'orderDrafts'])('%s are refused to a shopper', async (name) => {
    const answer = (await shop.shopper('Meera')).graphql(`{ ${name}(where: { mine: false }) { totalCount } }`)
    expect(await codeOf(answer)).toEqual([null, 'FORBIDDEN'])
  })
})

describe.each(
  describedCalls
    .filter(({ path }) => path.startsWith('/admin/'))
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s', (_name, { method, path, access: whom }) => {
  test('is refused to a guest and to a shopper, whatever its arguments', async () => {
    expect(whom).toBe('admin')
    const body = method === 'GET' ? undefined : {}
    expect((await shop.guest().rest(method, path.slice(1), body)).status).toBe(401)
    expect((await (await shop.shopper('Meera')).rest(method, path.slice(1), body)).status).toBe(403)
  })
})
