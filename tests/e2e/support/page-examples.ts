import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addZone } from '../../support/delivery.ts'
import { garmentsOf } from '../../support/garments.ts'
import { addMaterial } from '../../support/materials.ts'
import { followOrder, moveAlong } from '../../support/order-changes.ts'
import type { PageExamples } from '../../support/page-addresses.ts'
import { newPhone } from '../../support/tailors.ts'
import { addPromotion } from '../../support/promotions.ts'
import { placeOrderOf } from './shop-orders.ts'
import { makeDesign, makeShopper, overApi, ownerOf, putIntoCart, type Shopper } from './shopper.ts'

/** One of everything that the pages show, and the shopper of whom it is. */
export async function makePageExamples(
  request: APIRequestContext,
): Promise<{ shopper: Shopper; examples: PageExamples }> {
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request)
  const design = await makeDesign(request)
  const order = await placeOrderOf(request, shopper, {}, design)
  await moveAlong(owner, order.id, 'CONFIRMED')
  const { trackingToken } = await followOrder(overApi(shopper), order.id)
  const { invoice } = await owner.mutate('issueInvoice', { orderId: order.id })
  const [garment] = await garmentsOf(owner, order.id)
  const material = await addMaterial(owner, 500)
  const { tailor } = await owner.mutateOrThrow('saveTailor', {
    name: 'Farida',
    phone: newPhone(),
    language: 'HINDI',
  })
  const promotion = await addPromotion(owner)
  const zone = await addZone(owner)
  await putIntoCart(request, shopper, design, 'READYMADE')
  await overApi(shopper).mutate('addToWishlist', { productId: design.id })
  const { wishlist } = await overApi(shopper).mutate('shareWishlist', {})
  const { styleShare } = await overApi(shopper).mutate(
    'shareStyle',
    { customCategory: 'BLOUSE', style: ['front-neck-boat'], sharerName: 'Asha' },
    'styleShare { token }',
  )
  const { data } = await owner.graphql('query ($id: ID!) { product(id: $id) { slug } }', { id: design.id })
  return {
    shopper,
    examples: {
      slug: data.product.slug,
      productId: design.id,
      wishlistToken: wishlist.shareToken,
      styleToken: styleShare.token,
      orderId: order.id,
      trackingToken,
      invoiceId: invoice.id,
      code: garment!.code,
      materialId: material.id,
      tailorId: tailor.id,
      // None: the shop sends none by itself without a channel.
      messageId: randomUUID(),
      customerId: shopper.userId,
      promotionId: promotion.id,
      zoneId: zone['id'],
      optionId: 'front-neck-sweetheart',
    },
  }
}
