import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql'
import type { ApiScope } from '../../domain/api-clients/api-client.ts'
import { requireScope } from '../../domain/api-clients/require-scope.ts'
import type { Context } from '../../domain/context.ts'
import { namesIn } from './selection.ts'

/**
 * The scope that a root field needs of an API client; null needs none. What guests may request, every client may.
 * Fields that are not listed are refused: they are for people.
 */
export const scopeOfField: Partial<Record<string, ApiScope | null>> = {
  __typename: null,
  __schema: null,
  __type: null,
  // Each kind of thing requires its own scope.
  changes: null,
  node: null,
  nodes: null,

  shop: null,
  configuredShop: null,
  festivals: null,
  measurementGuide: null,
  measurementFields: null,
  deliveryEstimate: null,
  postOffice: null,
  draftPrice: null,
  products: null,
  product: null,
  productsByIds: null,
  similarProducts: null,
  completeTheLook: null,
  searchSuggestions: null,
  occasions: null,
  styleOptions: null,
  feedback: null,
  feedbackEntry: null,
  sharedWishlist: null,
  styleShare: null,
  trackedOrder: null,
  viewer: null,
  tailorViewer: null,
  requestStockAlert: null,
  signUp: null,
  logIn: null,
  logInWithGoogle: null,
  logInTailor: null,
  requestPasswordReset: null,
  resetPassword: null,
  requestLoginCode: null,
  logInWithCode: null,

  addProduct: 'WRITE_CATALOGUE',
  updateProduct: 'WRITE_CATALOGUE',
  deleteProduct: 'WRITE_CATALOGUE',
  changeProducts: 'WRITE_CATALOGUE',
  deleteProducts: 'WRITE_CATALOGUE',
  saveStyleOption: 'WRITE_CATALOGUE',
  deleteStyleOption: 'WRITE_CATALOGUE',

  order: 'READ_ORDERS',
  orders: 'READ_ORDERS',
  orderPrice: 'READ_ORDERS',
  priceList: 'READ_ORDERS',
  garment: 'READ_ORDERS',
  garments: 'READ_ORDERS',
  workshopStages: 'READ_ORDERS',

  createOrder: 'WRITE_ORDERS',
  editOrder: 'WRITE_ORDERS',
  moveOrder: 'WRITE_ORDERS',
  handOverOrder: 'WRITE_ORDERS',
  undoOrderMove: 'WRITE_ORDERS',
  setDeliveryDate: 'WRITE_ORDERS',
  addOrderNote: 'WRITE_ORDERS',
  cancelOrder: 'WRITE_ORDERS',
  giveMeasurements: 'WRITE_ORDERS',
  moveGarment: 'WRITE_ORDERS',
  undoGarmentMove: 'WRITE_ORDERS',

  customer: 'READ_CUSTOMERS',
  customers: 'READ_CUSTOMERS',
  saveCustomer: 'WRITE_CUSTOMERS',

  webhooks: 'MANAGE_WEBHOOKS',
  webhook: 'MANAGE_WEBHOOKS',
  saveWebhook: 'MANAGE_WEBHOOKS',
  rotateWebhookSecret: 'MANAGE_WEBHOOKS',
  deleteWebhook: 'MANAGE_WEBHOOKS',
  testWebhook: 'MANAGE_WEBHOOKS',
  replayWebhookDelivery: 'MANAGE_WEBHOOKS',
  replayWebhookDeliveries: 'MANAGE_WEBHOOKS',
}

/** Refuses operations of API clients before any field is resolved. */
export const limitScopes: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ contextValue, document, operation }) => {
      if (contextValue.client === null || !operation) return
      for (const name of rootFieldsOf(document, operation)) requireScope(contextValue, scopeOfField[name])
    },
  }),
}

/** The names of an operation's root fields, those of its fragments included. */
export function rootFieldsOf({ definitions }: DocumentNode, operation: OperationDefinitionNode): Set<string> {
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  return namesIn(operation.selectionSet, fragments)
}
