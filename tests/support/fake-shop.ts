import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { localizedTexts } from '../../server/graphql/localized-texts.ts'
import { type DraftPriceInput, draftPriceOf } from './fake-draft-price.ts'
import { FakeFeedback } from './fake-feedback.ts'
import { shopFacts } from './fake-shop-facts.ts'

type Fields = Record<string, unknown>
type Way = 'READYMADE' | 'TAILOR'
interface LineInput {
  productId: string
  productType: Way
  action?: 'INCREASE' | 'DECREASE'
  quantity?: number
}
interface Line {
  id: string
  productId: string
  productType: Way
  quantity: number
}

const offerOf = (listPrice: number | null, discount: number) => {
  if (listPrice === null) return null
  const unitPrice = Math.round((listPrice * (100 - discount)) / 100)
  return { listPrice, unitPrice, saving: listPrice - unitPrice }
}

/** A complete product of the schema; money in paise. */
export function productOf(id: string, fields: Fields = {}) {
  const { readyMadePrice = 180_000, tailorPrice = 250_000, discount = 0 } = fields
  const readyMadeOffer = offerOf(readyMadePrice as number | null, discount as number)
  const tailorOffer = offerOf(tailorPrice as number | null, discount as number)
  const units = [readyMadeOffer, tailorOffer].flatMap((offer) => offer?.unitPrice ?? [])
  const variants = (['READYMADE', 'TAILOR'] as const).flatMap((productType) => {
    const offer = productType === 'READYMADE' ? readyMadeOffer : tailorOffer
    const variantId = `${id}-${productType}`
    if (!offer) return []
    return { id: variantId, sku: variantId, productType, price: offer.unitPrice, availability: 'AVAILABLE' }
  })
  return {
    id,
    slug: `design-${id}`,
    productName: `Design ${id}`,
    brand: 'Roopkala Boutique',
    variants,
    category: 'SUIT',
    description: 'Made in our workshop in Dadar.',
    productType: 'READY_MADE',
    color: 'Red',
    maxPrice: null,
    readyMadePrice,
    tailorPrice,
    discount,
    readyMadeOffer,
    tailorOffer,
    priceRange: units.length > 0 ? { min: Math.min(...units), max: Math.max(...units) } : null,
    quantityInStock: 10,
    fabricType: 'Silk',
    stitchingType: 'MIXED',
    pattern: 'Floral',
    embellishments: ['Zari Work', 'Sequin'],
    customizationAvailable: false,
    customizationOptions: [],
    images: [
      { url: `/images/${id}.webp`, alt: `A picture of ${id}`, width: 900, height: 1200, thumbhash: null },
    ],
    shippingCost: 9_900,
    estimatedDeliveryTime: '7-10 days',
    availabilityStatus: 'AVAILABLE',
    featuredProduct: false,
    seasonalTags: [],
    tags: [],
    productStatus: 'ACTIVE',
    fabricFeel: 'Soft',
    durability: 'For years',
    sizes: [],
    rating: { average: null, count: 0 },
    dateAdded: '2026-11-01T00:00:00.000Z',
    isNew: true,
    lastUpdated: '2026-11-01T00:00:00.000Z',
    viewerCanEdit: false,
    ...fields,
  }
}

export type Product = ReturnType<typeof productOf>

/**
 * A shop in memory for the client: the real schema over products and one cart. All test data have to
 * conform to schema.graphql.
 */
export class FakeShop {
  products: Product[]
  /** Counts of the filters' values, by filter; none unless a test sets them. */
  occasions: { id: string; name: string; hindiName: string | null }[] = []
  facets: Record<string, { value: string; count: number }[]> = {}
  lines: Line[] = []
  removed: { productName: string; productType: Way }[] = []
  /** What is taken off an order, in paise. */
  promotions: { name: string; code: string | null; amount: number }[] = []
  /** The ids of the wishlist's designs, the last added first. */
  wished: string[] = []
  /** The requested back-in-stock notifications. */
  stockAlerts: Fields[] = []
  /** The measurement profiles of the account. */
  profiles: Fields[] = []
  accounts = new Map([['meera@example.com', 'chameli-42-phool']])
  readonly feedback = new FakeFeedback()
  readonly schema: GraphQLSchema

  constructor(products: Product[] = []) {
    this.products = products
    this.schema = makeExecutableSchema({
      typeDefs: readFileSync('schema.graphql', 'utf8'),
      resolvers: [this.#resolvers(), localizedTexts],
    })
  }

  put(productId: string, productType: Way, quantity: number) {
    this.lines.push({ id: `${productId}-${productType}`, productId, productType, quantity })
  }

  #resolvers() {
    return {
      Query: {
        shop: () => shopFacts,
        occasions: () => this.occasions,
        products: (_: unknown, args: { where?: Fields; search?: string; first: number; after?: string }) =>
          this.#page(args),
        product: (_: unknown, { id, slug }: { id?: string; slug?: string }) =>
          this.products.find((product) => product.id === id || product.slug === slug) ?? null,
        productsByIds: (_: unknown, { ids }: { ids: string[] }) =>
          ids.flatMap((id) => this.products.find((product) => product.id === id) ?? []),
        similarProducts: (_: unknown, { productId, first }: { productId: string; first: number }) =>
          this.products.filter(({ id }) => id !== productId).slice(0, first),
        measurementProfiles: () => this.profiles,
        cart: () => this.#cart(),
        draftPrice: (_: unknown, { input }: { input: DraftPriceInput }) =>
          draftPriceOf(this.products, this.promotions, input),
        wishlist: () => this.#wishlist(),
        ...this.feedback.query,
      },
      Mutation: {
        addToCart: (_: unknown, { input }: { input: LineInput }) => this.#add(input),
        changeCartQuantity: (_: unknown, { input }: { input: LineInput }) => this.#change(input),
        removeFromCart: (_: unknown, { input }: { input: LineInput }) => {
          this.lines = this.lines.filter((line) => !sameLine(line, input))
          return { cart: this.#cart(), userErrors: [] }
        },
        requestStockAlert: (_: unknown, { input }: { input: Fields }) => {
          const isContact = /@|^\d{10}$/.test(String(input['contact']))
          if (!isContact)
            return {
              product: null,
              userErrors: [{ field: 'contact', code: 'INVALID', message: 'No contact.' }],
            }
          this.stockAlerts.push(input)
          return { product: { id: input['productId'] }, userErrors: [] }
        },
        addToWishlist: (_: unknown, { input }: { input: { productId: string } }) => {
          this.wished = [input.productId, ...this.wished.filter((id) => id !== input.productId)]
          return { wishlist: this.#wishlist(), userErrors: [] }
        },
        removeFromWishlist: (_: unknown, { input }: { input: { productId: string } }) => {
          this.wished = this.wished.filter((id) => id !== input.productId)
          return { wishlist: this.#wishlist(), userErrors: [] }
        },
        mergeWishlist: (_: unknown, { input }: { input: { productIds: string[] } }) => {
          this.wished = [...new Set([...input.productIds, ...this.wished])]
          return { wishlist: this.#wishlist(), userErrors: [] }
        },
        logIn: (_: unknown, { input }: { input: { email: string; password: string } }) =>
          this.accounts.get(input.email) === input.password
            ? session(input.email, 'Meera Kulkarni')
            : refusal(null, 'BAD_CREDENTIALS', 'That e-mail and password don’t match. Please try again.'),
        signUp: (_: unknown, { input }: { input: { name: string; email: string; password: string } }) =>
          this.accounts.has(input.email)
            ? refusal(
                'email',
                'CONFLICT',
                'There is an account with this e-mail already. Please log in instead.',
              )
            : session(input.email, input.name),
        ...this.feedback.mutation,
      },
    }
  }

  #page({ where, search, first, after }: { where?: Fields; search?: string; first: number; after?: string }) {
    const found = this.products.filter(({ productName }) =>
      productName.toLowerCase().includes((search ?? '').toLowerCase()),
    )
    const featured = found.filter(({ featuredProduct }) => featuredProduct)
    const all = where?.['featuredProduct'] ? featured : found
    const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1
    if (after != null && start === 0)
      throw new GraphQLError(
        'This cursor is not one of this list, sort and filter. Start again at the first page.',
        {
          extensions: { code: 'BAD_USER_INPUT', field: 'after' },
        },
      )
    const nodes = all.slice(start, start + first)
    return {
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: start + first < all.length, endCursor: nodes.at(-1)?.id ?? null },
      totalCount: all.length,
      totalCountIsCapped: false,
      isPartialMatch: false,
      facets: {
        ...noFacets,
        ...this.facets,
        featuredProduct: featured.length,
        customizationAvailable: 0,
        areCapped: false,
      },
    }
  }

  #wishlist() {
    const products = this.wished.flatMap((id) => this.products.find((product) => product.id === id) ?? [])
    return { id: 'meera', items: products.map((product) => ({ product })), shareToken: null }
  }

  #cart() {
    const items = this.lines.flatMap((line) => {
      const product = this.products.find(({ id }) => id === line.productId)
      const offer = line.productType === 'TAILOR' ? product?.tailorOffer : product?.readyMadeOffer
      if (!product || !offer) return []
      return {
        ...line,
        product,
        price: offer.listPrice,
        discount: product.discount,
        unitPrice: offer.unitPrice,
        totalPrice: offer.unitPrice * line.quantity,
        warnings: [],
        size: null,
        quantityInStock: line.productType === 'READYMADE' ? product.quantityInStock : null,
      }
    })
    const sum = (amount: (item: (typeof items)[number]) => number) =>
      items.reduce((total, item) => total + amount(item), 0)
    const totalCartValue = sum(({ price, quantity }) => price * quantity)
    const finalTotal = sum(({ totalPrice }) => totalPrice)
    const removed = this.removed.splice(0)
    const delivery = items.length > 0 ? 9_900 : 0
    return {
      id: 'meera',
      items,
      itemCount: sum(({ quantity }) => quantity),
      totalCartValue,
      discount: totalCartValue - finalTotal,
      finalTotal,
      delivery,
      deliveryPincode: null,
      isDeliverable: true,
      promotions: [],
      coupon: null,
      totalToPay: finalTotal + delivery,
      missingForFreeDelivery: null,
      removed,
    }
  }

  #add({ productId, productType, quantity = 1 }: LineInput) {
    const line = this.lines.find((each) => sameLine(each, { productId, productType }))
    const product = this.products.find(({ id }) => id === productId)
    if (product && productType === 'READYMADE' && (line?.quantity ?? 0) + quantity > product.quantityInStock)
      return soldOut(product)
    if (line) line.quantity += quantity
    else this.put(productId, productType, quantity)
    return { cart: this.#cart(), userErrors: [] }
  }

  #change(input: LineInput) {
    const line = this.lines.find((each) => sameLine(each, input))
    const product = this.products.find(({ id }) => id === input.productId)
    if (!line || !product) return cartRefusal('NOT_FOUND', 'That isn’t in your cart any more.')
    if (input.action === 'INCREASE' && line.quantity >= product.quantityInStock) return soldOut(product)
    line.quantity += input.action === 'INCREASE' ? 1 : -1
    this.lines = this.lines.filter(({ quantity }) => quantity > 0)
    return { cart: this.#cart(), userErrors: [] }
  }
}

const sameLine = (line: Line, input: LineInput) =>
  line.productId === input.productId && line.productType === input.productType

const cartRefusal = (code: string, message: string) => ({ cart: null, userErrors: [{ code, message }] })

const soldOut = ({ quantityInStock, productName }: Product) =>
  cartRefusal('OUT_OF_STOCK', `Only ${quantityInStock} of ${productName} left ready-made.`)

const refusal = (field: string | null, code: string, message: string) => ({
  token: null,
  user: null,
  userErrors: [{ field, code, message }],
})

const session = (email: string, name: string) => ({
  token: 'a-token',
  user: { id: 'meera', name, email, role: 'SHOPPER', profilePicture: null },
  userErrors: [],
})

const noFacets = Object.fromEntries(
  [
    'category',
    'fabricType',
    'stitchingType',
    'pattern',
    'embellishment',
    'availabilityStatus',
    'color',
    'productType',
  ].map((facet) => [facet, []]),
)
