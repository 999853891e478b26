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

type Access = 'ANYBODY' | 'SIGNED_IN' | 'STAFF' | 'TAILOR' | 'OWNER' | Permission | Permission[]

/**
 * Who may request each field: everybody, signed-in users, staff, staff with these permissions, tailors, or the owner
 * only.
 */
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
    workshop: 'MANAGE_ORDERS',
    workshopStages: 'MANAGE_ORDERS',
    garments: 'MANAGE_ORDERS',
    garment: 'MANAGE_ORDERS',
    tailors: 'MANAGE_ORDERS',
    tailorViewer: 'ANYBODY',
    tailorGarments: 'TAILOR',
    tailorGarment: 'TAILOR',
    orderPrice: 'MANAGE_ORDERS',
    priceList: 'MANAGE_ORDERS',
    customers: 'VIEW_CUSTOMERS',
    customer: 'VIEW_CUSTOMERS',
    auditLog: 'OWNER',
    dashboard: 'STAFF',
    stockAlerts: 'VIEW_CUSTOMERS',
    messages: 'MANAGE_ORDERS',
    message: 'MANAGE_ORDERS',
    messageChannels: 'MANAGE_ORDERS',
    messageTemplates: 'MANAGE_ORDERS',
    messagePreview: 'MANAGE_ORDERS',
    trackedOrder: 'ANYBODY',
    measurementProfiles: 'SIGNED_IN',
    measurementGuide: 'ANYBODY',
    priceOffers: 'EDIT_PRODUCTS',
    productRows: 'EDIT_PRODUCTS',
    importPreview: 'EDIT_PRODUCTS',
    promotions: 'MANAGE_PROMOTIONS',
    promotion: 'MANAGE_PROMOTIONS',
    upiClaims: 'RECORD_PAYMENTS',
    dayClosing: 'CLOSE_DAYS',
    dayClosings: 'CLOSE_DAYS',
    expenses: 'RECORD_EXPENSES',
    monthResult: 'VIEW_REVENUE',
    invoices: 'ISSUE_INVOICES',
    accountRows: 'ISSUE_INVOICES',
    invoice: 'SIGNED_IN',
    taxSettings: 'CHANGE_SETTINGS',
    outstandingOrders: 'RECORD_PAYMENTS',
    deliveryEstimate: 'ANYBODY',
    deliveryZones: 'CHANGE_SETTINGS',
    staffRoles: 'OWNER',
    productViews: 'EDIT_PRODUCTS',
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
    createOrder: 'MANAGE_ORDERS',
    savePriceList: 'OWNER',
    saveCustomer: 'VIEW_CUSTOMERS',
    mergeCustomers: 'OWNER',
    undoMerge: 'OWNER',
    makePasswordResetLink: 'STAFF',
    changeRole: 'OWNER',
    changePermissions: 'OWNER',
    assignStaffRole: 'OWNER',
    saveStaffRole: 'OWNER',
    deleteStaffRole: 'OWNER',
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
    savePromotion: 'MANAGE_PROMOTIONS',
    deletePromotion: 'MANAGE_PROMOTIONS',
    setDeliveryPincode: 'SIGNED_IN',
    saveDeliveryZone: 'CHANGE_SETTINGS',
    deleteDeliveryZone: 'CHANGE_SETTINGS',
    addProduct: ['EDIT_PRODUCTS', 'CHANGE_PRICES'],
    updateProduct: 'EDIT_PRODUCTS',
    deleteProduct: 'DELETE_PRODUCTS',
    changeProducts: 'EDIT_PRODUCTS',
    deleteProducts: 'DELETE_PRODUCTS',
    importProducts: ['EDIT_PRODUCTS', 'CHANGE_PRICES'],
    addFeedback: 'SIGNED_IN',
    updateFeedback: 'SIGNED_IN',
    deleteFeedback: 'SIGNED_IN',
    requestStockAlert: 'ANYBODY',
    resendMessage: 'MANAGE_ORDERS',
    saveMessageTemplate: 'OWNER',
    restoreMessageTemplate: 'OWNER',
    setMessageRule: 'OWNER',
    markMessageSent: 'MANAGE_ORDERS',
    markStockAlertsNotified: 'VIEW_CUSTOMERS',
    saveShopSettings: 'CHANGE_SETTINGS',
    saveOccasions: 'CHANGE_SETTINGS',
    replyToFeedback: 'MODERATE_FEEDBACK',
    hideFeedback: 'MODERATE_FEEDBACK',
    showFeedback: 'MODERATE_FEEDBACK',
    linkFeedback: 'MODERATE_FEEDBACK',
    saveOrderDraft: 'SIGNED_IN',
    discardOrderDraft: 'SIGNED_IN',
    placeOrder: 'SIGNED_IN',
    moveOrder: 'MANAGE_ORDERS',
    setDeliveryDate: 'MANAGE_ORDERS',
    addOrderNote: 'MANAGE_ORDERS',
    saveWorkshop: 'MANAGE_ORDERS',
    saveWorkshopStages: 'OWNER',
    moveGarment: 'MANAGE_ORDERS',
    undoGarmentMove: 'MANAGE_ORDERS',
    assignGarment: 'MANAGE_ORDERS',
    saveTailor: 'OWNER',
    savePieceRates: 'OWNER',
    payTailor: 'RECORD_EXPENSES',
    logInTailor: 'ANYBODY',
    logOutTailor: 'TAILOR',
    moveTailorGarment: 'TAILOR',
    undoTailorGarmentMove: 'TAILOR',
    quoteOrder: 'MANAGE_ORDERS',
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
    saveTaxSettings: 'CHANGE_SETTINGS',
    requestReturn: 'SIGNED_IN',
    receiveReturn: 'MANAGE_ORDERS',
    acceptReturn: 'MANAGE_ORDERS',
    rejectReturn: 'MANAGE_ORDERS',
    submitUpiPayment: 'SIGNED_IN',
    startOnlinePayment: 'SIGNED_IN',
    confirmOnlinePayment: 'SIGNED_IN',
    confirmUpiPayment: 'RECORD_PAYMENTS',
    rejectUpiPayment: 'RECORD_PAYMENTS',
    requestAlteration: 'SIGNED_IN',
    completeAlteration: 'MANAGE_ORDERS',
    saveMeasurementProfile: 'SIGNED_IN',
    deleteMeasurementProfile: 'SIGNED_IN',
    saveProductView: 'EDIT_PRODUCTS',
    deleteProductView: 'EDIT_PRODUCTS',
  },
}

const adminPath = '/api/v1/admin/'

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
      .filter(({ name }) => [access[root][name] ?? ''].flat().some((each) => whom.includes(each)))
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

/** Whoever has one of these reads all orders. */
const ordersWork = new Set<Permission>([
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
])

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

/** A member of staff with these permissions of their own. */
async function staffWith(permissions: Permission[]) {
  const sunita = await shop.staff()
  await shop.db.user.update({ where: { id: sunita.id }, data: { permissions, staffRoleId: null } })
  return sunita
}

test.each(fieldsFor('TAILOR', 'OWNER'))('%s is refused to staff', async (_name, root, field) => {
  expect(await codeOf(ask(await staffWith(permissions), root, field))).toEqual([null, 'FORBIDDEN'])
})

test.each(fieldsFor('SIGNED_IN', 'STAFF', ...permissions, 'OWNER'))(
  '%s is refused to a tailor',
  async (_name, root, field) => {
    expect(await codeOf(ask(await signInTailor(shop), root, field))).toEqual([null, 'UNAUTHENTICATED'])
  },
)

test.each(fieldsFor(...permissions))(
  '%s is refused to staff without its permission',
  async (_name, root, field) => {
    const given = [access[root][field.name]].flat()
    for (const lacking of given) {
      const others = permissions.filter((permission) => permission !== lacking)
      expect(await codeOf(ask(await staffWith(others), root, field))).toEqual([null, 'FORBIDDEN'])
    }
  },
)

test.each(fieldsFor('STAFF'))('%s is not refused to staff', async (_name, root, field) => {
  const { errors } = await ask(await staffWith([]), root, field)
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
})

test.each(fieldsFor(...permissions))(
  '%s is not refused to staff with its permission alone',
  async (_name, root, field) => {
    const given = [access[root][field.name]].flat() as Permission[]
    const { errors } = await ask(await staffWith(given), root, field)
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
  },
)

describe('public fields', () => {
  test.each(['orders', 'orderDrafts'])(
    '%s of everybody are refused to shoppers and to staff without the permission',
    async (name) => {
      const query = `{ ${name}(where: { mine: false }) { totalCount } }`
      const others = permissions.filter((permission) => !ordersWork.has(permission))
      for (const who of [await shop.shopper('Meera'), await staffWith(others)])
        expect(await codeOf(who.graphql(query))).toEqual([null, 'FORBIDDEN'])
      const { data } = await (await staffWith(['MANAGE_ORDERS'])).graphql(query)
      expect(data[name].totalCount).toBe(0)
    },
  )
})

const adminCalls = describedCalls.filter(({ path }) => path.startsWith(adminPath))

test('the REST calls of the shop are among these', () => {
  expect(adminCalls).toHaveLength(5)
})

describe.each(adminCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, { method, path, input, access: whom }) => {
    test('is refused to a guest and to a shopper, whatever its arguments', async () => {
      expect(whom).toBe('admin')
      const body = method === 'GET' ? undefined : {}
      expect((await shop.guest().rest(method, path.slice('/api/v1/'.length), body)).status).toBe(401)
      expect(
        (await (await shop.shopper('Meera')).rest(method, path.slice('/api/v1/'.length), body)).status,
      ).toBe(403)
    })

    test('is refused to staff without the permission', async () => {
      const sunita = await staffWith(['MANAGE_ORDERS'])
      expect((await sunita.rest(method, path.slice('/api/v1/'.length), input?.example)).status).toBe(403)
    })
  },
)
