import type { Ask } from './measure/load.ts'
import { beyondAll, card, graphql } from './scenarios.ts'

/** What the views of a generated shop are asked for. */
export interface BenchShop {
  /** The owner's authorization. The owner's responses are never cached, so each is computed. */
  owner: string
  /** Somebody with about as many orders as people have on average. */
  customer: string
  /** The design of which most is said. */
  product: string
  /** An order of the customer's. */
  order: string
  /** From the middle of each list. */
  cursors: Record<
    'catalogue' | 'feedback' | 'newestFeedback' | 'orders' | 'due' | 'drafts' | 'customers' | 'activity',
    string
  >
}

export interface View {
  name: string
  ask: (n: number) => Ask
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

/** A page of a list: its own arguments, what of each entry, and what beside the page. */
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
const customer = `query Customer($id: ID!) {
  customer(id: $id) { id name email phone orderCount spent orders { id orderNumber } orderDrafts { id } }
}`
const dashboard = (asked: string, days = 30) => `{ dashboard(days: ${days}) { ${asked} } }`
const figures = 'orders { pending completed total new } revenue todaysRevenue'
const bestDesigns = 'bestDesigns { pieces revenue product { id productName } }'
const everybodys = { mine: false }

/** Every paged list, search and tile of the dashboard, with what their pages ask for. */
export function views({ owner, customer: who, product, order: one, cursors }: BenchShop): View[] {
  const asking =
    (query: string, variables: object = {}): View['ask'] =>
    () =>
      graphql(query, variables, { authorization: owner })
  const shown = { productStatus: { eq: 'ACTIVE' } }
  const narrowed = (n: number) => ({
    where: {
      ...shown,
      category: { eq: 'SAREE' },
      fabricType: { in: ['Silk', 'Net'] },
      unitPrice: { lte: beyondAll(n) },
    },
  })
  const all: Record<string, View['ask']> = {
    'designs: the newest, with total': asking(newest, { where: shown }),
    'designs: all that the gallery shows': asking(gallery, { where: shown }),
    'designs: the gallery, narrowed': (n) => asking(gallery, narrowed(n))(n),
    'designs: a search with all that the gallery shows': asking(
      searched('red silk', `totalCount ${facets}`),
      {
        where: shown,
      },
    ),
    'designs: a search for one design': asking(searched('chandni 777'), { where: shown }),
    'designs: a misspelt search': asking(searched('embroidred lehnga'), { where: shown }),
    'designs: a page from the middle': asking(newest, { where: shown, after: cursors.catalogue }),
    'designs: by price, of one colour': (n) =>
      asking(sorted('PRICE_LOW_TO_HIGH'), {
        where: { ...shown, color: { eq: 'Teal' }, unitPrice: { lte: beyondAll(n) } },
      })(n),
    'designs: by discount': asking(sorted('BIGGEST_DISCOUNT'), { where: shown }),
    'designs: by rating': asking(sorted('BEST_RATED'), { where: shown }),
    'designs: by name': asking(sorted('NAME'), { where: shown }),
    'designs: by stock, for the owner': asking(sorted('LEAST_STOCK')),
    'designs: last changed, for the owner': asking(sorted('LAST_UPDATED')),
    'feedback: by rating, with its counts': asking(feedback),
    'feedback: a page from the middle': asking(feedback, { after: cursors.feedback }),
    'feedback: of one design': asking(feedback, { where: { productId: product } }),
    'feedback: the newest, from the middle': asking(newestFeedback, {
      where: { hidden: null },
      after: cursors.newestFeedback,
    }),
    'feedback: to be answered': asking(newestFeedback, { where: { hidden: null, replied: false } }),
    'feedback: hidden': asking(newestFeedback, { where: { hidden: true } }),
    'feedback: a search': asking(newestFeedback, { where: { hidden: null, search: 'Asha Patil' } }),
    'orders: the newest, with counts': asking(orders, { where: everybodys }),
    'orders: a page from the middle': asking(orders, { where: everybodys, after: cursors.orders }),
    'orders: delivered ones': asking(orders, { where: { ...everybodys, orderStatus: { eq: 'DELIVERED' } } }),
    'orders: by delivery': asking(dueOrders, { where: everybodys }),
    'orders: by delivery, from the middle': asking(dueOrders, { where: everybodys, after: cursors.due }),
    'orders: by delivery, those under way': asking(dueOrders, {
      where: { ...everybodys, orderStatus: { in: underWay } },
    }),
    'orders: overdue ones': asking(dueOrders, { where: { ...everybodys, isOverdue: true } }),
    'orders: open alteration requests': asking(orders, { where: { ...everybodys, hasOpenAlteration: true } }),
    'orders: a search by name': asking(orders, { where: { ...everybodys, search: 'Asha Patil' } }),
    'orders: a search by number': asking(orders, { where: { ...everybodys, search: '100-000777' } }),
    'orders: a search by phone': asking(orders, { where: { ...everybodys, search: '+91 90000 00777' } }),
    'orders: a customer’s others': asking(orders, { where: { ...everybodys, otherOrdersThan: one } }),
    'drafts: the newest': asking(drafts, { where: everybodys }),
    'drafts: a page from the middle': asking(drafts, { where: everybodys, after: cursors.drafts }),
    'drafts: a search': asking(drafts, { where: { ...everybodys, search: 'Asha Patil' } }),
    'drafts: a search by phone': asking(drafts, { where: { ...everybodys, search: '+91 90000 00077' } }),
    'customers: the newest': asking(customers),
    'customers: a page from the middle': asking(customers, { after: cursors.customers }),
    'customers: a search by name': asking(customers, { where: { search: 'Asha Patil' } }),
    'customers: a search by phone': asking(customers, { where: { search: '+91 70007 77' } }),
    'customers: those who work here': asking(customers, { where: { role: { in: ['STAFF', 'ADMIN'] } } }),
    'customers: one of them': asking(customer, { id: who }),
    'activity: the newest': asking(audit),
    'activity: a page from the middle': asking(audit, { after: cursors.activity }),
    'activity: a search': asking(audit, { where: { search: 'Chandni Saree 77' } }),
    'activity: on one design': asking(audit, { where: { entity: 'PRODUCT', entityId: product } }),
    'dashboard: designs': asking(dashboard('totalProducts')),
    'dashboard: orders and revenue': asking(dashboard(figures)),
    'dashboard: open alteration requests': asking(dashboard('openAlterations')),
    'dashboard: thirty days': asking(dashboard('days { day orders revenue }')),
    'dashboard: a year': asking(dashboard('days { day orders revenue }', 366)),
    'dashboard: best designs': asking(dashboard(bestDesigns)),
    'dashboard: running out': asking(dashboard('runningOut { id productName quantityInStock }')),
    'workshop: the coming weeks': asking(
      '{ workshop { weeklyCapacity undatedGarments weeks { startsOn garments } } }',
    ),
    'export: a page': asking('{ productRows { columns rows totalCount } }'),
  }
  return Object.entries(all).map(([name, ask]) => ({ name, ask }))
}
