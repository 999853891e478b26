import { expect, test } from 'vitest'
import { storeTailorToken } from '../../client/tailor/tailor-session.ts'
import { paths } from '../../shared/paths.ts'
import { openAdminPage } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { openPage } from '../support/open-page.tsx'
import { placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { styledDraft } from '../support/styles.ts'
import { newPhone, pin } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const lace = await addMaterial(as, 1_000, { name: 'Gota lace', color: 'Gold', kind: 'TRIMMING' })

test('an option priced by the metre is to be taken on job card and tailor’s phone, and is taken with one tap', async () => {
  const { screen, user, address, unmount } = await openAdminPage(shop, '/admin/style-book/new?part=PIPING', {
    as,
  })
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await type('Name', 'Gota edge')
  await type('Name in Hindi', 'गोटा किनारी')
  await user.selectOptions(await screen.findByLabelText('Takes of a material'), 'Metres')
  await type('For one garment, m', '2,5')
  await type('Price of a metre in ₹', '120')
  await user.click(screen.getByRole('button', { name: 'Add the option' }))
  await screen.findByText('Write metres, such as 2.5 or 0.75.')
  await type('For one garment, m', '2.5')
  const price = screen.getByLabelText<HTMLInputElement>('Price of one in ₹')
  expect([price.value, price.disabled]).toEqual(['300', true])
  await user.click(screen.getByRole('button', { name: 'Choose a material' }))
  await user.click(await screen.findByRole('button', { name: /^Gota lace, Gold/ }))
  await screen.findByText('From the stock: Gota lace, Gold')
  await user.click(screen.getByRole('button', { name: 'Add the option' }))
  await expect.poll(address).toBe('/admin/style-book')
  const option = await shop.db.styleOption.findFirstOrThrow({ where: { name: 'Gota edge' } })
  expect(option).toMatchObject({ price: 300_00n, quantity: 250, unit: 'METRE', materialId: lace.id })
  unmount()

  const design = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
  const { styleOption: cord } = await as.mutateOrThrow(
    'saveStyleOption',
    {
      ...{ part: 'LATKAN', garments: ['BLOUSE'], name: 'Own cord', quantity: 2, unit: 'PIECE' },
      translations: [{ locale: 'HI', name: 'अपनी डोरी' }],
    },
    'styleOption { id }',
  )
  const draft = await styledDraft(meera, design, [option.id, cord.id])
  const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft), 'order { id }')
  await moveAlong(as, order.id, 'CONFIRMED')
  const [garment] = await garmentsOf(as, order.id)
  const card = await openAdminPage(shop, `/admin/orders/${order.id}/job-card?language=en`, { as })
  const label = await card.screen.findByText('To take:')
  expect(label.parentElement!.textContent).toBe('To take: Gota lace, Gold 2.5 m, Own cord 2 pieces')
  card.unmount()

  const phone = newPhone()
  const { tailor } = await as.mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
  await as.mutate('assignGarment', { garmentId: garment!['id'], tailorId: tailor.id })
  const { token } = await shop.guest().mutate('logInTailor', { phone, pin })
  storeTailorToken(token)
  const workshop = await openPage(shop, paths.workshop(garment!['code']), { language: 'hi' })
  await workshop.screen.findByText('लेना है:')
  const taken = workshop.screen.getByRole('region', { name: 'कपड़ा और सामान' }).textContent
  expect(taken).toContain('Gota lace, Gold2.5 मी')
  expect(taken).toContain('अपनी डोरी2 पीस')
  workshop.unmount()

  const page = await openAdminPage(shop, `/admin/workshop/garments/${garment!['code']}`, { as })
  await page.screen.findByText(/^For its style: Gota lace, Gold/)
  await page.user.click(page.screen.getByRole('button', { name: 'Take 2.5 m' }))
  await page.screen.findByRole('button', { name: 'Give back Gota lace, Gold' })
  expect(page.screen.queryByText(/^For its style:/)).toBeNull()
  expect(await shop.db.material.findUniqueOrThrow({ where: { id: lace.id } })).toMatchObject({ stock: 750 })
})
