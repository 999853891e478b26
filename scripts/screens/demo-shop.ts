import { randomBytes } from 'node:crypto'
import { moveAlong } from '../../tests/support/order-changes.ts'
import { orderProduct } from '../../tests/support/orders.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { placeOrders } from './demo-orders.ts'
import { fillWishlist, hireTailor, keepAccounts, saveSettings } from './demo-settings.ts'

/** The demo shop of the screenshots. */
export interface DemoShop {
  /** The id of a design by its slug in demo/designs. */
  design: (slug: string) => string
  /** The shopper's order, which is being stitched. */
  order: { id: string; trackingToken: string; invoiceId: string; garmentCode: string }
  /** The token of the link to the shopper's wishlist. */
  wishlistToken: string
  /** The session's entries in local storage. */
  sessions: Record<'shopper' | 'owner' | 'tailor', Record<string, string>>
}

interface User {
  id: string
  name: string
  email: string
  role: string
}

interface Session {
  token: string
  user: User
}

/** In the shopper's cart, as both types. */
const chosen = [
  { slug: 'antique-gold-brocade-lehenga', productType: 'TAILOR', quantity: 1 },
  { slug: 'basanti-yellow-silk-a-line-suit', productType: 'READYMADE', quantity: 2 },
  { slug: 'arakku-kanjivaram-wedding-saree', productType: 'READYMADE', quantity: 1 },
]

/** On the shopper's wishlist. */
const wished = [
  'royal-blue-muniya-paithani-saree',
  'golden-sequin-long-sleeve-blouse',
  'emerald-silk-straight-suit-set',
]

/** Logs the owner in, signs a shopper up, places orders and fills the shopper's cart. */
export async function seedShop(url: string, owner: { email: string; password: string }): Promise<DemoShop> {
  const request = async <Data>(query: string, variables: object, token?: string): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(`The shop refuses: ${JSON.stringify(errors)}`)
    return data
  }
  const fields = '{ token user { id name email role } userErrors { message } }'
  const { logIn } = await request<{ logIn: Session }>(
    `mutation ($input: LogInInput!) { logIn(input: $input) ${fields} }`,
    { input: owner },
  )
  const { signUp } = await request<{ signUp: Session }>(
    `mutation ($input: SignUpInput!) { signUp(input: $input) ${fields} }`,
    {
      input: {
        name: 'Meera Kulkarni',
        email: 'meera@example.com',
        password: randomBytes(12).toString('hex'),
      },
    },
  )
  const ids = await designIds((query, variables) => request(query, variables, logIn.token))
  const design = (slug: string) => {
    const id = ids.get(`demo:${slug}`)
    if (id === undefined) throw new Error(`The demo catalogue has no design ${slug}`)
    return id
  }
  await saveSettings(new ApiClient(url, logIn.token))
  const wishlistToken = await fillWishlist(new ApiClient(url, signUp.token), wished.map(design))
  // Before the cart is filled, because an order removes its designs from the cart.
  await placeOrders(request, design, { shopper: signUp.token, owner: logIn.token })
  for (const { slug, ...line } of chosen) {
    const { addToCart } = await request<{ addToCart: { userErrors: { message: string }[] } }>(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
      { input: { productId: design(slug), ...line } },
      signUp.token,
    )
    const [refusal] = addToCart.userErrors
    if (refusal) throw new Error(`${slug} can’t be put into the cart: ${refusal.message}`)
  }
  const order = await placeDemoOrder(url, design(ordered), { shopper: signUp.token, owner: logIn.token })
  const ownerClient = new ApiClient(url, logIn.token)
  const invoiceId = await keepAccounts(ownerClient, order.id)
  const tailor = await hireTailor(ownerClient, new ApiClient(url, null), order.id)
  return {
    design,
    order: { ...order, invoiceId, garmentCode: tailor.code },
    wishlistToken,
    sessions: {
      shopper: storedSession(signUp),
      owner: storedSession(logIn),
      tailor: { tailorToken: JSON.stringify({ version: 1, value: tailor.token }) },
    },
  }
}

/** Not in the cart, because an order would remove it. */
const ordered = 'maroon-velvet-zardozi-lehenga'

/** A garment with its measurements, moved to the status of the workshop. */
async function placeDemoOrder(url: string, productId: string, tokens: { shopper: string; owner: string }) {
  const measurements = { unit: 'INCH' as const, lehenga: { waist: 28.5, hip: 38, length: 41 } }
  const { id } = (await orderProduct(new ApiClient(url, tokens.shopper), productId, {
    orderType: 'TAILOR',
    cartItems: [
      { productId, productType: 'TAILOR', measurements, style: ['back-keyhole', 'latkan-bead-latkan'] },
    ],
    customerDetails: 'For my sister’s wedding on 12 December.',
  })) as { id: string }
  const { trackingToken } = (await moveAlong(
    new ApiClient(url, tokens.owner),
    id,
    'CONFIRMED',
    'MEASURED',
    'STITCHING',
  )) as { trackingToken: string }
  return { id, trackingToken }
}

type Request = <Data>(query: string, variables: object) => Promise<Data>

interface Designs {
  products: {
    nodes: { node: { id: string; externalRef: string } }[]
    pageInfo: { endCursor: string; hasNextPage: boolean }
  }
}

/** The owner sees each design's external reference. */
async function designIds(request: Request): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (let after: string | null = null; ;) {
    const { products }: Designs = await request(
      `query ($after: String) { products(first: 100, after: $after) {
        nodes: edges { node { id externalRef } } pageInfo { endCursor hasNextPage } } }`,
      { after },
    )
    for (const { node } of products.nodes) ids.set(node.externalRef, node.id)
    if (!products.pageInfo.hasNextPage) return ids
    after = products.pageInfo.endCursor
  }
}

const storedSession = ({ token, user }: Session) => ({
  token,
  userId: user.id,
  name: user.name,
  email: user.email,
  profilePicture: '',
  role: user.role.toLowerCase(),
})
