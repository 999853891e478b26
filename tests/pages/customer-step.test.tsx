import { expect, test } from 'vitest'
import { controls } from '../support/admin-page.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const saree = await shop.product({ productName: 'Kanjivaram Saree', category: 'SAREE' })

const openCustomerStep = async () => {
  const page = await openPage(shop, `/order/${saree.id}/readymade?step=customer`)
  const { field } = controls()
  const [city, state] = [await field('City'), await field('State')]
  return { ...page, ...controls(), values: () => [city.value, state.value] }
}

test('a pincode fills in city and state, and a corrected one fills them in again', async () => {
  const { fill, values } = await openCustomerStep()
  await fill('Pincode', '400050')
  await expect.poll(values).toEqual(['Mumbai', 'Maharashtra'])
  await fill('Pincode', '५६० ००१')
  await expect.poll(values).toEqual(['Bengaluru', 'Karnataka'])
})

test('a city that was typed stays when the pincode is', async () => {
  const { fill, values } = await openCustomerStep()
  await fill('City', 'Bombay')
  await fill('Pincode', '400050')
  await expect.poll(values).toEqual(['Bombay', 'Maharashtra'])
  await fill('Pincode', '110001')
  await expect.poll(values).toEqual(['Bombay', 'Delhi'])
})

test('an unknown pincode changes nothing and is no error', async () => {
  const { fill, values, screen } = await openCustomerStep()
  await fill('Pincode', '999999')
  await fill('Street', '7 Hill Road')
  expect(values()).toEqual(['', ''])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Next stays at the first field with an error, and leaves what was typed', async () => {
  const { screen, user, fill, field, address } = await openCustomerStep()
  await fill('Phone', '98765 43210')
  await fill('Pincode', '4000')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.activeElement).toBe(await field('Pincode'))
  await screen.findByText('A pincode has 6 digits.')
  await screen.findByText('Enter your full name.')
  expect((await field('Pincode')).value).toBe('4000')
  expect(address()).toContain('step=customer')
})

test('Next goes on once the step is complete', async () => {
  const { screen, user, fill, values, address } = await openCustomerStep()
  await fill('Phone', '98765 43210')
  await fill('Pincode', '400050')
  await fill('Full name', 'Meera Rao')
  await fill('E-mail', 'meera@example.com')
  await fill('Street', '7 Hill Road')
  await expect.poll(values).toEqual(['Mumbai', 'Maharashtra'])
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await expect.poll(address).toContain('step=payment')
})
