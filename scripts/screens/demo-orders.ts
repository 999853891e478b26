import { randomUUID } from 'node:crypto'

/** Sends a GraphQL operation with a token; throws when it is refused. */
export type RequestAs = <Data>(query: string, variables: object, token: string) => Promise<Data>

interface DemoOrder {
  /** Null for a custom order. */
  slug: string | null
  customer: { name: string; phone: string }
  measurements: object
  moves: string[]
  /** Days from now. */
  due: number | null
}

const cm = (garments: object) => ({ unit: 'CM', ...garments })
const blouse = {
  chest: 92,
  waist: 78,
  shoulder: 36,
  length: 38,
  sleeveLength: 22,
  neckDepthFront: 17,
  neckDepthBack: 20,
}

/** A week's orders: the last one is the first in the owner's list. */
const orders: DemoOrder[] = [
  {
    slug: 'sapphire-silk-princess-gown',
    customer: { name: 'Farida Shaikh', phone: '9004455667' },
    measurements: cm({ dress: { chest: 88, waist: 72, hip: 98, length: 118, sleeveLength: 20 } }),
    moves: ['CONFIRMED', 'MEASURED', 'STITCHING'],
    due: 3,
  },
  {
    slug: 'red-bandhani-silk-anarkali',
    customer: { name: 'Asha Iyer', phone: '9833398765' },
    measurements: cm({ suit: { chest: 94, waist: 80, hip: 102, shoulder: 37, length: 110 } }),
    moves: ['CONFIRMED'],
    due: 9,
  },
  {
    slug: null,
    customer: { name: 'Dolly D’Souza', phone: '9167788990' },
    measurements: cm({ blouse }),
    moves: [],
    due: null,
  },
  {
    slug: 'antique-gold-brocade-lehenga',
    customer: { name: 'Meera Kulkarni', phone: '9820012345' },
    measurements: cm({ lehenga: { waist: 76, hip: 96, length: 104 }, blouse }),
    moves: [],
    due: 20,
  },
]

const address = {
  street: '7 Hill Road, Bandra West',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
}

/** Places the orders as a shopper and moves each to its status. */
export async function placeOrders(
  request: RequestAs,
  design: (slug: string) => string,
  { shopper, owner }: { shopper: string; owner: string },
): Promise<void> {
  for (const order of orders) {
    const id = await place(request, design, shopper, order)
    let version = 1
    for (const to of order.moves) await change(request, owner, 'moveOrder', { id, version: version++, to })
    if (order.due === null) continue
    const deliveryDate = new Date(Date.now() + order.due * 86_400_000).toISOString()
    await change(request, owner, 'setDeliveryDate', { id, version, deliveryDate })
  }
}

async function place(request: RequestAs, design: (slug: string) => string, token: string, order: DemoOrder) {
  const { slug, customer, measurements } = order
  const subject =
    slug === null
      ? { orderType: 'CUSTOM', customCategory: 'BLOUSE', measurements, designDetails: 'A boat neck.' }
      : {
          orderType: 'TAILOR',
          cartItems: [{ productId: design(slug), productType: 'TAILOR', measurements }],
        }
  const { saveOrderDraft } = await request<{
    saveOrderDraft: { orderDraft: { id: string; version: number; totalToPay: number } }
  }>(
    `mutation ($input: SaveOrderDraftInput!) {
      saveOrderDraft(input: $input) { orderDraft { id version totalToPay } userErrors { message } }
    }`,
    { input: { ...subject, customer: { ...customer, ...address, email: 'meera@example.com' } } },
    token,
  )
  const { id: draftId, version, totalToPay } = saveOrderDraft.orderDraft
  const input = { draftId, version, idempotencyKey: randomUUID() }
  const { placeOrder } = await request<{ placeOrder: { order: { id: string } } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { message } } }',
    { input: slug === null ? input : { ...input, confirmedTotal: totalToPay } },
    token,
  )
  return placeOrder.order.id
}

const change = (
  request: RequestAs,
  token: string,
  mutation: 'moveOrder' | 'setDeliveryDate',
  input: object,
) => {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  return request(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { userErrors { message } } }`,
    { input },
    token,
  )
}
