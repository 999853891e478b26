import type { LoadRequest } from './measure/load.ts'
import { beyondAll, card, graphql } from './scenarios.ts'

/** The parameters of the views of a generated shop. */
export interface BenchShop {
  /** The owner's authorization. The owner's responses are never cached, so each is computed. */
  owner: string
  /** A customer with an average number of orders. */
  customer: string
  /** The design with the most feedback. */
  product: string
  /** An order of the customer. */
  order: string
  /** With a tenth of all deliveries. */
  webhook: string
  /** From the middle of each list. */
  cursors: Record<
    | 'catalogue'
    | 'feedback'
    | 'newestFeedback'
    | 'orders'
    | 'due'
    | 'drafts'
    | 'customers'
    | 'activity'
    | 'materials'
    | 'deliveries',
    string
  >
}

export interface View {
  name: string
  request: (n: number) => LoadRequest
}

const ends = 'pageInfo { hasNextPage endCursor }'
const facets = `facets {
  category { value count } fabricType { value count } stitchingType { value count } pattern { value count }
  embellishment { value count } availabilityStatus { value count } color { value count } productType { value count }
  featuredProduct customizationAvailable
}`
const order = `id orderNumber orderStatus orderDate deliveryDate totalPrice isOverdue customer { name phone }
  items { productName quantity unitPrice } timeline { status at }`
const entry = 'id name rating comments createdAt reply { text } hidden { reason } product { id productName }'

/** A query for a page of a list: its arguments, the fields of each entry, and fields beside the page. */
const page = (list: string, args: string, node: string, beside = '') =>
  `query Page($where: ${type(list)}Where, $after: String) {
    ${list}(where: $where, after: $after${args}) { edges { cursor node { ${node} } } ${ends} ${beside} }
  }`

const types: Record<string, string> = {
  products: 'Product',
  feedback: 'Feedback',
  orders: 'Order',
  orderDrafts: 'OrderDraft',
  customers: 'Customer',
  auditLog: 'Audit',
  materials: 'Material',
  garments: 'Garment',
  messages: 'Message',
  expenses: 'Expense',
}
const type = (list: string) => types[list]!

const newest = page('products', '', card, 'totalCount')
const gallery = page('products', '', card, `totalCount ${facets}`)
const sorted = (sort: string) => page('products', `, sort: ${sort}`, card)
const searched = (words: string, beside = '') => page('products', `, search: "${words}"`, card, beside)
const feedback = page('feedback', '', entry, 'totalCount ratingCounts { rating count }')
const newestFeedback = page('feedback', ', sort: NEWEST', entry, 'totalCount')
const orders = page('orders', '', order, 'totalCount statusCounts { orderStatus count }')
const underWay = ['PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY', 'DISPATCHED']
const dueOrders = page('orders', ', sort: DUE_FIRST', order, 'totalCount')
const drafts = page(
  'orderDrafts',
  '',
  'id orderType updatedAt customer { name } cartItems { quantity }',
  'totalCount',
)
const customers = page(
  'customers',
  '',
  'id name email createdAt phone orderCount lastOrderAt spent',
  'totalCount',
)
const audit = page(
  'auditLog',
  '',
  'id at actorName action entityName changes { field before after }',
  'totalCount',
)
const materials = page('materials', '', 'id name color supplier unit price stock isLow', 'totalCount')
const webhooks = '{ webhooks { id clientId url topics createdAt disabledAt failingSince } }'
const deliveries = `query Deliveries($id: ID!, $after: String, $status: WebhookDeliveryStatus) {
  webhook(id: $id) { deliveries(after: $after, status: $status) {
    edges { cursor node { id type status attempts attemptedAt responseStatus } } ${ends}
  } }
}`
const customer = `query Customer($id: ID!) {
  customer(id: $id) { id name email phone orderCount spent orders { id orderNumber } orderDrafts { id } }
}`
const dashboard = (fields: string, days = 30) => `{ dashboard(days: ${days}) { ${fields} } }`
const counters = 'orders { pending completed total new } revenue todaysRevenue'
const bestDesigns = 'bestDesigns { pieces revenue product { id productName } }'
const todaysOrders = `{ totalCount nodes { ${order} balance } }`
const today = `{ today {
  overdue ${todaysOrders} due ${todaysOrders} toQuote ${todaysOrders} readyUnpaid ${todaysOrders}
  trials { totalCount nodes { code trialDate } } alterations { totalCount nodes { details order { orderNumber } } }
  paymentsToConfirm { totalCount nodes { amount order { orderNumber } } }
  messagesToSend { totalCount nodes { event recipient } } lowStock { totalCount nodes { productName quantityInStock } }
} }`
const garments = page(
  'garments',
  '',
  'id code orderNumber customerName dueDate trialDate tailor { name } stage { id }',
  'totalCount',
)
const messages = page('messages', '', 'id event recipient status createdAt orderId', 'totalCount')
const expenses = page('expenses', '', 'id amount spentOn payee', 'totalCount spent { amount }')
const alterations = `{ alterations { edges { node { details dueDate order { orderNumber } } } ${ends} totalCount } }`
const outstanding = `{ outstandingOrders {
  edges { node { orderNumber balance } } ${ends} totalCount totalOutstanding
} }`
const invoices = `query Invoices($from: Day!, $to: Day!) {
  invoices(from: $from, to: $to) { edges { node { number issuedAt total order { orderNumber } } } ${ends} invoiced { total } }
}`
/** The current month. */
const month = {
  from: `${new Date().toISOString().slice(0, 7)}-01`,
  to: new Date().toISOString().slice(0, 10),
}
const allUsers = { mine: false }

/** Every paged list, search and tile of the dashboard, with the fields that their pages request. */
export function views({ owner, customer: who, product, order: one, webhook, cursors }: BenchShop): View[] {
  const operation =
    (query: string, variables: object = {}): View['request'] =>
    () =>
      graphql(query, variables, { authorization: owner })
  const shown = { productStatus: { eq: 'ACTIVE' } }
  const filtered = (n: number) => ({
    where: {
      ...shown,
      category: { eq: 'SAREE' },
      fabricType: { in: ['Silk', 'Net'] },
      unitPrice: { lte: beyondAll(n) },
    },
  })
  const all: Record<string, View['request']> = {
    'designs: the newest, with total': operation(newest, { where: shown }),
    'designs: those that can be ordered first': operation(sorted('AVAILABLE_FIRST'), { where: shown }),
    'designs: all that the gallery shows': operation(gallery, { where: shown }),
    'designs: the gallery, filtered': (n) => operation(gallery, filtered(n))(n),
    'designs: a search with all that the gallery shows': operation(
      searched('red silk', `totalCount ${facets}`),
      {
        where: shown,
      },
    ),
    'designs: a search for one design': operation(searched('chandni 777'), { where: shown }),
    'designs: a misspelt search': operation(searched('embroidred lehnga'), { where: shown }),
    'designs: a page from the middle': operation(newest, { where: shown, after: cursors.catalogue }),
    'designs: by price, of one colour': (n) =>
      operation(sorted('PRICE_LOW_TO_HIGH'), {
        where: { ...shown, color: { eq: 'Teal' }, unitPrice: { lte: beyondAll(n) } },
      })(n),
    'designs: by discount': operation(sorted('BIGGEST_DISCOUNT'), { where: shown }),
    'designs: by rating': operation(sorted('BEST_RATED'), { where: shown }),
    'designs: by name': operation(sorted('NAME'), { where: shown }),
    'designs: by stock, for the owner': operation(sorted('LEAST_STOCK')),
    'designs: last changed, for the owner': operation(sorted('LAST_UPDATED')),
    'feedback: by rating, with its counts': operation(feedback),
    'feedback: a page from the middle': operation(feedback, { after: cursors.feedback }),
    'feedback: of one design': operation(feedback, { where: { productId: product } }),
    'feedback: the newest, from the middle': operation(newestFeedback, {
      where: { hidden: null },
      after: cursors.newestFeedback,
    }),
    'feedback: to be answered': operation(newestFeedback, { where: { hidden: null, replied: false } }),
    'feedback: hidden': operation(newestFeedback, { where: { hidden: true } }),
    'feedback: a search': operation(newestFeedback, { where: { hidden: null, search: 'Asha Patil' } }),
    'orders: the newest, with counts': operation(orders, { where: allUsers }),
    'orders: a page from the middle': operation(orders, { where: allUsers, after: cursors.orders }),
    'orders: delivered ones': operation(orders, { where: { ...allUsers, orderStatus: { eq: 'DELIVERED' } } }),
    'orders: by delivery': operation(dueOrders, { where: allUsers }),
    'orders: by delivery, from the middle': operation(dueOrders, { where: allUsers, after: cursors.due }),
    'orders: by delivery, those under way': operation(dueOrders, {
      where: { ...allUsers, orderStatus: { in: underWay } },
    }),
    'orders: overdue ones': operation(dueOrders, { where: { ...allUsers, isOverdue: true } }),
    'orders: open alteration requests': operation(orders, {
      where: { ...allUsers, hasOpenAlteration: true },
    }),
    'orders: a search by name': operation(orders, { where: { ...allUsers, search: 'Asha Patil' } }),
    'orders: a search by number': operation(orders, { where: { ...allUsers, search: '100-000777' } }),
    'orders: a search by phone': operation(orders, { where: { ...allUsers, search: '+91 90000 00777' } }),
    'orders: a customer’s others': operation(orders, { where: { ...allUsers, otherOrdersThan: one } }),
    'drafts: the newest': operation(drafts, { where: allUsers }),
    'drafts: a page from the middle': operation(drafts, { where: allUsers, after: cursors.drafts }),
    'drafts: a search': operation(drafts, { where: { ...allUsers, search: 'Asha Patil' } }),
    'drafts: a search by phone': operation(drafts, { where: { ...allUsers, search: '+91 90000 00077' } }),
    'customers: the newest': operation(customers),
    'customers: a page from the middle': operation(customers, { after: cursors.customers }),
    'customers: a search by name': operation(customers, { where: { search: 'Asha Patil' } }),
    'customers: a search by phone': operation(customers, { where: { search: '+91 70007 77' } }),
    'customers: those who work here': operation(customers, { where: { role: { in: ['STAFF', 'ADMIN'] } } }),
    'customers: one of them': operation(customer, { id: who }),
    'activity: the newest': operation(audit),
    'activity: a page from the middle': operation(audit, { after: cursors.activity }),
    'activity: a search': operation(audit, { where: { search: 'Chandni Saree 77' } }),
    'activity: on one design': operation(audit, { where: { entity: 'PRODUCT', entityId: product } }),
    'materials: by name': operation(materials),
    'materials: a page from the middle': operation(materials, { after: cursors.materials }),
    'materials: a search': operation(materials, { where: { search: 'Velvet 77' } }),
    'materials: those running low': operation(materials, { where: { isLow: true } }),
    'garments: open ones': operation(garments, { where: { isOpen: true } }),
    'garments: open ones of one stage': operation(garments, { where: { isOpen: true, stageId: 'READY' } }),
    'garments: in one stage': operation(garments, { where: { stageId: 'STITCHING' } }),
    'garments: without a tailor': operation(garments, { where: { isOpen: true, hasTailor: false } }),
    'garments: a search': operation(garments, { where: { search: '100-000777-1' } }),
    'alterations: open ones': operation(alterations),
    'outstanding orders': operation(outstanding),
    'messages: the newest': operation(messages),
    'messages: failed ones': operation(messages, { where: { status: ['FAILED'] } }),
    'messages: about one order': operation(messages, { where: { orderId: one } }),
    'expenses: of a month': operation(expenses, { where: month }),
    'invoices: of a month': operation(invoices, month),
    'webhooks: all of them': operation(webhooks),
    'webhooks: the newest deliveries': operation(deliveries, { id: webhook }),
    'webhooks: deliveries from the middle': operation(deliveries, { id: webhook, after: cursors.deliveries }),
    'webhooks: failed deliveries': operation(deliveries, { id: webhook, status: 'FAILED' }),
    'today: all lists': operation(today),
    'dashboard: designs': operation(dashboard('totalProducts')),
    'dashboard: orders and revenue': operation(dashboard(counters)),
    'dashboard: open alteration requests': operation(dashboard('openAlterations')),
    'dashboard: thirty days': operation(dashboard('days { day orders revenue }')),
    'dashboard: a year': operation(dashboard('days { day orders revenue }', 366)),
    'dashboard: best designs': operation(dashboard(bestDesigns)),
    'dashboard: running out': operation(dashboard('runningOut { id productName quantityInStock }')),
    'workshop: the coming weeks': operation(
      '{ workshop { weeklyCapacity undatedGarments weeks { startsOn garments } } }',
    ),
    'export: a page': operation('{ productRows { columns rows totalCount } }'),
  }
  return Object.entries(all).map(([name, request]) => ({ name, request }))
}
