import { readFile } from 'node:fs/promises'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('a material is added, bought, used for a garment, given back and counted', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const order = await placeOrderOf(request, await makeShopper(request, 'Material Meera'))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ code }] = await garmentsOf(owner, order.id)
  const name = `Chanderi ${order.orderNumber}`
  await signInAsOwner(page, request)

  await open(page, '/admin/materials', 'Materials')
  await page.getByRole('button', { name: 'Add a material' }).click()
  await field(page, 'Name').fill(name)
  await field(page, 'Colour (optional)').fill('Rani pink')
  await field(page, 'Price of a metre, ₹ (optional)').fill('400')
  await field(page, 'Low at (optional), m').fill('a few')
  await page.getByRole('button', { name: 'Add the material' }).click()
  await expect(page.getByText('Write metres, such as 2.5 or 0.75.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue(name)
  await field(page, 'Low at (optional), m').fill('5')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Add the material' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await field(page, 'Bought, m').fill('12.5')
  await page.getByRole('button', { name: 'Add to the stock' }).click()
  await expect(page.getByText('12.5 m in stock')).toBeVisible()

  await test.step('the garment takes more than there is, then less, and gives a rest back', async () => {
    await visit(page, '/admin/workshop')
    await page.getByRole('link', { name: code }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Garment ${code}` })).toBeVisible()
    const materials = page.getByRole('region', { name: 'Materials' })
    const use = async (metres: string) => {
      await field(page, `${name}, Rani pink: used, m`).fill(metres)
      await materials.getByRole('button', { name: 'Take it out of the stock' }).click()
    }
    await materials.getByRole('button', { name: 'Use a material' }).click()
    await field(page, 'Find a material').fill(name)
    await materials.getByRole('button', { name }).click()
    await use('20')
    await expect(materials.getByText(`Only 12.5 m of ${name}, Rani pink are left.`)).toBeVisible()
    await use('8')
    await expect(materials.getByRole('listitem').filter({ hasText: name })).toContainText('8 m')
    await expect(materials).toContainText('₹3,200')
    await materials.getByRole('button', { name: `Give back ${name}` }).click()
    await field(page, 'Given back, m').fill('0.5')
    await materials.getByRole('button', { name: 'Put it back into the stock' }).click()
    await expect(materials.getByRole('listitem').filter({ hasText: name })).toContainText('7.5 m')
    await expectAccessibleAtAdminWidths(page)
    await page.setViewportSize({ width: 768, height: 1024 })
  })

  await test.step('its job card lists them, in the language of the sheet', async () => {
    for (const [language, listed] of [
      ['en', `Materials: ${name}, Rani pink 7.5 m`],
      ['hi', `सामान: ${name}, Rani pink 7.5 मी`],
    ] as const) {
      await visit(page, `/admin/orders/${order.id}/job-card?language=${language}`)
      await expect(page.getByText(listed)).toBeVisible()
    }
  })

  await test.step('the count corrects the stock, with a reason', async () => {
    await visit(page, `/admin/materials?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await field(page, 'Counted, m').fill('4.8')
    await page.getByRole('button', { name: 'Correct the stock' }).click()
    await expect(page.getByText('The reason is missing.')).toBeVisible()
    await field(page, 'Why it differs').fill('A torn end')
    await page.getByRole('button', { name: 'Correct the stock' }).click()
    await expect(page.getByText('4.8 m in stock')).toBeVisible()
    const movements = page.getByRole('region', { name: 'History' }).getByRole('table')
    await expect(movements).toContainText('A torn end')
    await expect(movements.getByRole('link', { name: code }).first()).toBeVisible()
    await expectAccessibleAtAdminWidths(page)
  })

  await test.step('it runs low: on the first page, in the list and in its file', async () => {
    await visit(page, '/admin')
    const low = page.getByRole('region', { name: 'Materials running low' })
    await expect(low).toContainText('4.8 m left')
    await low.getByRole('link', { name: 'All that run low' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Low')
    await expectAccessibleAtAdminWidths(page)
    await page.setViewportSize({ width: 768, height: 1024 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain(`${name},Rani pink,Fabric,,Metres,4.8,5,400`)
  })
})

test('more materials are loaded by a button', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const mark = `Hook ${Date.now()}`
  for (let number = 10; number < 36; number++)
    await addMaterial(owner, 0, { name: `${mark} ${number}`, kind: 'FASTENER', unit: 'PIECE' })
  await signInAsOwner(page, request)
  await visit(page, `/admin/materials?search=${encodeURIComponent(mark)}`)
  await expect(page.getByRole('link', { name: mark })).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('link', { name: mark })).toHaveCount(26)
})
