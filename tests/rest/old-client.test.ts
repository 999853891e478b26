import { expect, test } from 'vitest'
import { productForm } from '../support/product-form.ts'
import { expectDescribed } from '../support/rest-description.ts'
import { openShop, password } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

/** What the old client stores in local storage. */
interface Session {
  token: string
  user: Json
}

/** One call as the old client makes it: JSON, with a bearer token if it has one. */
async function call(session: Session | null, method: string, path: string, body?: Json): Promise<Json> {
  const response = await fetch(`${shop.url}/api/v1/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([method, path, response.status]).toEqual([method, path, 200])
  const result = (await response.json()) as unknown
  expectDescribed(method, `/api/v1/${path}`, response.status, result)
  return result
}

test('an old client shops, gives feedback and manages the catalogue over REST alone', async () => {
  const owner = await shop.admin()
  const admin = (await call(null, 'POST', 'auth/login', { email: owner.email, password })) as Session
  expect(admin.user).toMatchObject({ role: 'admin', name: 'Owner' })

  // The admin's dashboard: add, list, load into the form, update with the merged form.
  await call(admin, 'POST', 'admin/add_product', productForm({ productName: 'Kanjivaram saree' }))
  await call(
    admin,
    'POST',
    'admin/add_product',
    productForm({ productName: 'Zari blouse', category: 'Blouse', sareeDetails: undefined }),
  )
  const { products } = await call(admin, 'GET', 'admin/get_product')
  expect(products.map(({ productName }: Json) => productName)).toEqual(['Zari blouse', 'Kanjivaram saree'])
  const saree = products[1]
  const { product: loaded } = await call(null, 'GET', `common/get_single_product?productId=${saree._id}`)
  await call(admin, 'POST', 'admin/update_product', {
    ...productForm(),
    ...loaded,
    id: saree._id,
    readyMadePrice: '2000',
    discount: '10',
  })

  // A shopper signs up, and returns another day.
  const account = { name: 'Meera Kulkarni', email: 'meera@example.com', password: 'chameli-42-phool' }
  const first = await call(null, 'POST', 'auth/signup', account)
  expect(first).toMatchObject({ user: { name: account.name, email: account.email, role: 'user' } })
  const { name: _, ...credentials } = account
  const login = await call(null, 'POST', 'auth/login', credentials)
  expect(login).toMatchObject({ success: true, user: first.user })
  const meera = login as Session
  const userId: string = meera.user._id

  // The list, newest first, and the saree added by the option dialog.
  const list = await call(null, 'GET', 'common/gel_all_product')
  expect(list).toMatchObject([
    { productName: 'Zari blouse' },
    { productName: 'Kanjivaram saree', discount: 10 },
  ])
  const chosen = { userId, productId: list[1]._id, productType: 'readymade' }
  const added = await call(meera, 'POST', 'user/cart', { ...chosen, quantity: 1, action: 'add' })
  expect(added.cart).toMatchObject([{ ...without(chosen, 'userId'), quantity: 1, totalPrice: 1800 }])
  await call(meera, 'POST', 'user/cart', {
    userId,
    productId: list[0]._id,
    productType: 'tailor',
    quantity: 1,
    action: 'add',
  })

  // The cart's page.
  const change = (action: string) =>
    call(meera, 'POST', 'user/updateCartQuantity', { ...chosen, action, quantity: 1 })
  await change('increase')
  await change('increase')
  await change('decrease')
  const cart = await call(meera, 'GET', 'user/get_all_cart')
  expect(cart.cartItems).toMatchObject([
    {
      ProductName: 'Kanjivaram saree',
      category: 'Saree',
      price: 2000,
      discount: 10,
      quantity: 2,
      totalPrice: 3600,
    },
    { ProductName: 'Zari blouse', productType: 'tailor', quantity: 1, price: 11_000, totalPrice: 9900 },
  ])
  expect(cart).toMatchObject({ totalCartValue: 15_000, discount: 1500, finalTotal: 13_500 })
  await call(meera, 'POST', 'user/delete_add_to_cart', { productId: list[0]._id, productType: 'tailor' })
  expect((await call(meera, 'GET', 'user/get_all_cart')).cartItems).toHaveLength(1)

  // Feedback, with the complete form each time.
  const form = {
    userId,
    feedbackId: '',
    name: meera.user.name,
    email: meera.user.email,
    profile_picture: meera.user.profile_picture ?? '',
    rating: 4,
    comments: 'A perfect fit.',
    screenshotUrl: '',
  }
  expect(await call(meera, 'POST', 'feedback/add', form)).toMatchObject({ success: true })
  const [own] = (await call(meera, 'GET', 'feedback/getAll')).feedback
  expect(own).toMatchObject({ userId, rating: 4, comments: 'A perfect fit.', name: meera.user.name })
  const changed = { ...form, feedbackId: own._id, rating: 5, comments: 'Also after a wash.' }
  expect(await call(meera, 'POST', 'feedback/update', changed)).toMatchObject({ success: true })
  const { feedback } = await call(meera, 'GET', 'feedback/getAll')
  expect(feedback).toMatchObject([{ _id: own._id, rating: 5, comments: 'Also after a wash.' }])
  await call(meera, 'DELETE', 'feedback/delete', { feedbackId: own._id })
  expect((await call(meera, 'GET', 'feedback/getAll')).feedback).toEqual([])

  // The saree is deleted from the catalogue; the cart drops it and says so.
  await call(admin, 'DELETE', 'admin/delete_product', { productId: saree._id })
  expect(await call(null, 'GET', 'common/gel_all_product')).toMatchObject([{ productName: 'Zari blouse' }])
  expect(await call(meera, 'GET', 'user/get_all_cart')).toMatchObject({
    cartItems: [],
    finalTotal: 0,
    removed: [{ ProductName: 'Kanjivaram saree' }],
  })
})

const without = (fields: Json, key: string): Json =>
  Object.fromEntries(Object.entries(fields as object).filter(([name]) => name !== key))
