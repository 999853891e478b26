import type { z } from 'zod'
import { productFieldNames, productFields } from '../../../shared/catalogue/product-fields.ts'
import { defaultOf } from '../../domain/catalogue/product-input.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type {
  cartResponse,
  cartItemResponse,
  feedbackResponse,
  RestProduct,
  sessionResponse,
  userResponse,
} from './responses.ts'
import { styledJson } from './serialize.ts'

/** The example data of the description. */

export const productId = '0f6a2f4e-53a1-4c1e-9f0d-6a1f2b7c8d90'
export const feedbackId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const userId = '3d2b8c1a-9e4f-4b6a-8c7d-1e2f3a4b5c6d'

export const exampleUser: z.output<typeof userResponse> = {
  _id: userId,
  name: 'Meera Kulkarni',
  email: 'meera@example.com',
  role: 'user',
  profile_picture: null,
  profilePicture: null,
}

export const exampleSession = (message: string): z.output<typeof sessionResponse> => ({
  success: true,
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJ2ZXIiOjB9.c2lnbmF0dXJl',
  user: exampleUser,
  message,
})

/** The product form of an old client: rupees, and the specification's own labels. */
export const exampleForm = {
  productName: 'Paithani silk saree',
  category: 'Saree',
  description: 'Woven in Yeola, with a peacock border.',
  productType: 'Ready-made',
  color: 'Maroon',
  price: { max: 14_000 },
  tailorPrice: 12_500,
  readyMadePrice: 11_999.5,
  discount: 10,
  quantityInStock: 4,
  fabricType: 'Silk',
  stitchingType: 'Hand Stitching',
  pattern: 'Embroidered',
  embellishments: ['Zari Work'],
  images: [{ url: 'https://cdn.example/paithani.jpg' }],
  shippingCost: 150,
  availabilityStatus: 'Available',
  featuredProduct: true,
  sareeDetails: { sareeLength: 5.5, borderStyle: 'Peacock' },
} satisfies Partial<Record<keyof RestProduct, unknown>> &
  Partial<Omit<RestProduct, 'images' | 'sareeDetails'>>

const added = new Date('2026-01-12T06:30:00.000Z')

/** Addresses of drawings; real ones are longer. */
const exampleSealing = { flatSeal: { seal: () => 'hZ3kX0aQ', open: () => null }, now: () => added }

/** Every field of the table with the default of a new product. */
const blankProduct = styledJson(
  exampleSealing,
  {
    ...Object.fromEntries(productFieldNames.map((name) => [name, defaultOf(productFields[name]) ?? null])),
    id: productId,
    dateAdded: added,
    lastUpdated: added,
  } as unknown as Product,
  [],
)

/** The response to that form. */
export const exampleProduct: RestProduct = {
  ...blankProduct,
  ...exampleForm,
  images: [{ url: 'https://cdn.example/paithani.jpg', alt: 'Paithani silk saree' }],
  sareeDetails: {
    sareeLength: 5.5,
    pleated: null,
    embroideryDetails: null,
    sareeFabric: null,
    blouseType: null,
    borderStyle: 'Peacock',
    drapeStyle: null,
  },
}

export const exampleLine = { productId, productType: 'readymade' }

export const exampleCartItem: z.output<typeof cartItemResponse> = {
  productId,
  productType: 'readymade',
  ProductName: exampleProduct.productName,
  image: ['https://cdn.example/paithani.jpg'],
  category: 'Saree',
  price: 11_999.5,
  discount: 10,
  quantity: 2,
  totalPrice: 21_599.1,
}

export const exampleCart: z.output<typeof cartResponse> = {
  success: true,
  cartItems: [exampleCartItem],
  totalCartValue: 23_999,
  discount: 2_399.9,
  finalTotal: 21_599.1,
  delivery: 99,
  promotions: [
    { name: 'Diwali', code: 'DIWALI10', amount: 2_159.91 },
    { name: 'Free delivery above ₹5,000', code: null, amount: 99 },
  ],
  coupon: { code: 'DIWALI10', name: 'Diwali', problem: null },
  rounding: -0.19,
  totalToPay: 19_439,
  removed: [],
}

export const exampleEmptyCart: z.output<typeof cartResponse> = {
  success: true,
  cartItems: [],
  totalCartValue: 0,
  discount: 0,
  finalTotal: 0,
  delivery: 0,
  promotions: [],
  coupon: null,
  rounding: 0,
  totalToPay: 0,
  removed: [],
}

/** The author is the token's. */
export const exampleFeedbackForm = {
  rating: 5,
  comments: 'A perfect fit.',
  screenshotUrl: '',
}

export const exampleFeedback: z.output<typeof feedbackResponse> = {
  _id: feedbackId,
  userId,
  name: exampleUser.name,
  email: exampleUser.email,
  profile_picture: null,
  rating: 5,
  comments: 'A perfect fit.',
  screenshotUrl: null,
  productId: null,
  fit: null,
  createdAt: '2026-01-14T09:00:00.000Z',
  updatedAt: '2026-01-14T09:00:00.000Z',
}
