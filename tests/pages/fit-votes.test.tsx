import { expect, test } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { controls, openAdminPage, shows } from '../support/admin-page.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { style } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const sizes = ['S', 'M'].map((label) => ({ label, chest: 36, quantityInStock: 50 }))
const newDress = () => shop.product({ category: 'DRESS', quantityInStock: 100, sizes })
const { press, fill, field } = controls()

test('the fit is asked for with the feedback on a delivered design', async () => {
  const { id: productId, productName } = await newDress()
  const meera = await shop.shopper('Meera')
  const lines = { cartItems: [{ productId, productType: 'READYMADE' as const, size: 'M' }] }
  const { id } = await orderProduct(meera, '', lines)
  const { user, screen } = await openAdminPage(shop, '/feedback', { as: meera })
  const about = await field('About which design? (optional)')
  await user.selectOptions(about, productName)
  expect(screen.queryByLabelText('How does it fit? (optional)')).toBeNull()
  await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  const page = await openAdminPage(shop, '/feedback', { as: meera })
  await page.user.selectOptions(await field('About which design? (optional)'), productName)
  await page.user.selectOptions(await field('How does it fit? (optional)'), 'Runs small')
  await fill('Comments', 'Lovely, but tight')
  await press('Submit Feedback')
  await expect
    .poll(async () => shop.db.feedback.findFirst({ where: { productId }, select: { fit: true } }))
    .toEqual({ fit: 'RUNS_SMALL' })
})

test('whether it was sewn as drawn is asked once a design in a style is delivered, and the shop reads it', async () => {
  const { id: productId, productName } = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
  const asha = await shop.shopper('Asha')
  const { id } = await orderProduct(asha, productId, {
    orderType: 'TAILOR',
    cartItems: [{ productId, productType: 'TAILOR', measurements: { blouse: { chest: 92 } }, style }],
  })
  await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  const { user } = await openAdminPage(shop, '/feedback', { as: asha, language: 'hi' })
  await user.selectOptions(await field('किस डिज़ाइन के बारे में? (ज़रूरी नहीं)'), productName)
  await user.selectOptions(await field('क्या चित्र जैसा ही सिला? (ज़रूरी नहीं)'), 'कुछ फ़र्क के साथ')
  await fill('आपकी बात', 'बाँह थोड़ी लंबी')
  await press('फ़ीडबैक भेजें')
  await expect
    .poll(async () => shop.db.feedback.findFirst({ where: { productId }, select: { asDrawn: true } }))
    .toEqual({ asDrawn: 'PARTLY' })
  await openAdminPage(shop, '/admin/feedback', { as: owner })
  await shows('Sewn with differences')
})

test('the design’s page says below the sizes what most buyers found, in both languages', async () => {
  const { id: productId } = await newDress()
  const say = (fit: 'RUNS_SMALL' | 'TRUE_TO_SIZE', count: number) =>
    shop.db.feedback.createMany({
      data: Array.from({ length: count }, () => ({
        name: 'Asha',
        rating: 4,
        comments: 'Lovely',
        productId,
        fit,
      })),
    })
  await say('RUNS_SMALL', 2)
  await openAdminPage(shop, paths.product(productId))
  const { textContent } = document.body
  expect(textContent).not.toContain('Runs small')
  await say('TRUE_TO_SIZE', 1)
  await openAdminPage(shop, paths.product(productId))
  await shows('Runs small, say 2 of 3 buyers: choose a size larger')
  await openAdminPage(shop, paths.product(productId), { language: 'hi' })
  await shows('3 में से 2 ख़रीदार कहते हैं: साइज़ छोटा आता है, एक साइज़ बड़ा चुनें')
})
