import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeTailorToken } from '../../client/tailor/tailor-session.ts'
import { paths } from '../../shared/paths.ts'
import { openAdminPage } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { openPage } from '../support/open-page.tsx'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { newPhone, pin } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const { id: productId } = await shop.product({
  category: 'BLOUSE',
  blouseDetails: {
    necklineStyle: 'Sweetheart',
    blouseBackDesign: 'Like the picture',
    sleeveType: 'Sleeveless',
  },
})
const measurements = { unit: 'INCH' as const, blouse: { chest: '36 1/2', length: 14, neckDepthFront: 14 } }
const { id } = await orderProduct(await shop.shopper('Meera'), productId, {
  orderType: 'TAILOR',
  cartItems: [{ productId, productType: 'TAILOR', measurements }],
})
await moveAlong(as, id, 'CONFIRMED')
const [{ id: garmentId, code }] = await garmentsOf(as, id)
const phone = newPhone()
const { tailor } = await as.mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
await as.mutate('assignGarment', { garmentId, tailorId: tailor.id })

const drawing = () => screen.findByLabelText(/^Drawing|^आगे और पीछे का चित्र/)

test('the job card has the garment in its style, with the measurements as typed', async () => {
  await openAdminPage(shop, `/admin/orders/${id}/job-card?language=en`, { as })
  const flat = await drawing()
  expect(flat.getAttribute('aria-label')).toBe(
    'Drawing from the front and the back. Front neck: Sweetheart. Back: Like the picture. Sleeve: Sleeveless',
  )
  expect([...flat.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['A', '36 1/2″', 'Front', 'Back']),
  )
  screen.getByText('Not drawn to scale: Neck depth, front')
  screen.getByText(/^Broken lines/)
})

test('the tailor sees it in Hindi, with its parts in words', async () => {
  const { token } = await shop.guest().mutate('logInTailor', { phone, pin })
  storeTailorToken(token)
  await openPage(shop, paths.workshop(code), { language: 'hi' })
  const flat = await drawing()
  expect(flat.textContent).toContain('पीछे')
  const section = within(screen.getByRole('region', { name: 'क्या सिलना है' }))
  expect(section.getByText(/^आगे का गला:/).textContent).toBe('आगे का गला: स्वीटहार्ट')
  expect(section.getByText(/^आस्तीन:/).textContent).toBe('आस्तीन: बिना आस्तीन')
})
