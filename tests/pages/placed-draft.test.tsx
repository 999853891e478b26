import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { customer } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('in Hindi, the address of a draft leads to its order once it is placed', async () => {
  const meera = await shop.shopper('Meera Rao')
  const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
    orderType: 'CUSTOM',
    customCategory: 'BLOUSE',
    customer,
  })
  const options = { as: meera, language: 'hi' } as const
  const step = `/order/null/custom?draft=${draft.id}&step=customer`
  const { screen, user, router, address } = await openPage(shop, step, options)
  await user.click(await screen.findByRole('link', { name: 'आगे' }))
  await user.click(await screen.findByRole('button', { name: 'पूछताछ भेजें' }))
  await expect.poll(address).toMatch(/^\/hi\/orders\/[\w-]+$/)
  const order = address()

  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'यह ऑर्डर दिया जा चुका है' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'ऑर्डर देखें' }))
  await expect.poll(address).toBe(order)
})
