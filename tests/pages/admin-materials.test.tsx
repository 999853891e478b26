import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region, watchSavedFiles } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial } from '../support/materials.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const order = await orderTailored(await shop.shopper('Meera'), (await shop.product()).id)
await moveAlong(as, order.id, 'CONFIRMED')
const [{ code }] = await garmentsOf(as, order.id)
const { field, fill, follow, press } = controls()

/** Waits for a text that may span elements. */
const shows = (text: string) => expect.poll(() => document.body.textContent).toContain(text)

// Each test continues with the material of the one before.

test('a material is added and bought', async () => {
  await openAdminPage(shop, '/admin/materials', { as })
  await press('Add a material')
  await fill('Name', 'Chanderi')
  await fill('Colour (optional)', 'Rani pink')
  await fill('Price of a metre, ₹ (optional)', '400')
  await fill('Low at (optional), m', 'a few')
  await press('Add the material')
  await screen.findByText('Write metres, such as 2.5 or 0.75.')
  expect((await field('Name')).value).toBe('Chanderi')
  await fill('Low at (optional), m', '5')
  await press('Add the material')
  await screen.findByRole('heading', { level: 1, name: /^Chanderi/ })

  await fill('Bought, m', '12.5')
  await press('Add to the stock')
  await shows('12.5 m in stock')
})

test('a garment takes no more than there is, and gives a rest back', async () => {
  await openAdminPage(shop, '/admin/workshop', { as })
  await follow(code)
  await screen.findByRole('heading', { level: 1, name: `Garment ${code}` })
  const materials = await region('Materials')
  const ofGarment = controls(materials)
  const use = async (metres: string) => {
    await fill('Chanderi, Rani pink: used, m', metres)
    await ofGarment.press('Take it out of the stock')
  }
  const used = () =>
    within(materials)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .find((text) => text.includes('Chanderi'))
  await ofGarment.press('Use a material')
  await fill('Find a material', 'Chanderi')
  await ofGarment.press(/Chanderi/)
  await use('20')
  await shows('Only 12.5 m of Chanderi, Rani pink are left.')
  await use('8')
  await expect.poll(used).toContain('8 m')
  expect(materials.textContent).toContain('₹3,200')
  await ofGarment.press(/^Give back Chanderi/)
  await fill('Given back, m', '0.5')
  await ofGarment.press('Put it back into the stock')
  await expect.poll(used).toContain('7.5 m')
})

test('the job card lists them, in the language of the sheet', async () => {
  for (const [language, listed] of [
    ['en', 'Materials: Chanderi, Rani pink 7.5 m'],
    ['hi', 'सामान: Chanderi, Rani pink 7.5 मी'],
  ] as const) {
    await openAdminPage(shop, `/admin/orders/${order.id}/job-card?language=${language}`, { as })
    await shows(listed)
  }
})

test('the count corrects the stock, with a reason', async () => {
  await openAdminPage(shop, '/admin/materials?search=Chanderi', { as })
  await follow(/Chanderi/)
  await fill('Counted, m', '4.8')
  await press('Correct the stock')
  await screen.findByText('The reason is missing.')
  await fill('Why it differs', 'A torn end')
  await press('Correct the stock')
  await shows('4.8 m in stock')
  const history = await region('History')
  await expect.poll(() => history.textContent).toContain('A torn end')
  expect(within(history).getAllByRole('link', { name: code }).length).toBeGreaterThan(0)
})

test('it runs low: on the first page, in the list and in its file', async () => {
  await openAdminPage(shop, '/admin', { as })
  const low = await region('Materials running low')
  expect(low.textContent).toContain('4.8 m left')
  await controls(low).follow('All that run low')
  expect((await screen.findByRole('row', { name: /Chanderi/ })).textContent).toContain('Low')
  const savedFile = watchSavedFiles()
  await press(/CSV/)
  expect(await savedFile()).toContain('Chanderi,Rani pink,Fabric,,Metres,4.8,5,400')
})

test('more materials are loaded by a button', async () => {
  for (let number = 10; number < 36; number++)
    await addMaterial(as, 0, { name: `Hook ${number}`, kind: 'FASTENER', unit: 'PIECE' })
  await openAdminPage(shop, '/admin/materials?search=Hook', { as })
  const count = () => screen.queryAllByRole('link', { name: /^Hook/ }).length
  await expect.poll(count).toBe(24)
  await press('Show more')
  await expect.poll(count).toBe(26)
})
