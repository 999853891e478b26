import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rememberedPincode } from '../../client/shop/cart/delivery-pincode.ts'
import { controls } from '../support/admin-page.ts'
import type { Account, Json } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { customer, orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { saved } from '../support/wizard-page.ts'

const shop = await openShop()
const saree = await shop.product({ category: 'SAREE', readyMadePrice: 2_000_00, quantityInStock: 100 })
const { field, fill, press, choose } = controls()
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked
const { email: _, ...home } = customer
const office = { ...home, label: 'Office', street: '12 FC Road', city: 'Pune', pincode: '411004' }

const streetsOf = async (who: Account) => {
  const { data } = await who.graphql('{ savedAddresses { street } }')
  return data.savedAddresses.map(({ street }: Json) => street)
}

async function shopperWith(...addresses: (typeof home)[]) {
  const meera = await shop.shopper('Meera Rao')
  for (const address of addresses) await meera.mutateOrThrow('saveAddress', address)
  return meera
}

const open = (as: Account, step: string, language: 'en' | 'hi' = 'en') =>
  openPage(shop, `/order/${saree.id}/readymade?step=${step}`, { as, language })

const valueOf = async (label: string) => (await field(label)).value

describe('a returning shopper', () => {
  test('orders to the default address; another one is chosen by one tap, and one that is typed takes its place', async () => {
    const meera = await shopperWith(home, office)
    const { user } = await open(meera, 'customer')
    const choice = within(await screen.findByRole('group', { name: 'Where it goes' }))
    await expect.poll(() => valueOf('Street')).toBe(home.street)
    expect(isChecked(choice.getByRole('radio', { name: /7 Hill Road/ }))).toBe(true)
    expect(screen.queryByRole('checkbox', { name: 'Save this address' })).toBeNull()
    await user.click(choice.getByRole('radio', { name: 'Office · Meera Rao 12 FC Road, Pune 411004' }))
    expect([await valueOf('Street'), await valueOf('City'), await valueOf('Pincode')]).toEqual([
      '12 FC Road',
      'Pune',
      '411004',
    ])
    await saved()
    await fill('Street', '14 FC Road')
    expect(isChecked(choice.getByRole('radio', { name: 'Another address' }))).toBe(true)
    expect(isChecked(screen.getByRole('checkbox', { name: 'Save this address' }))).toBe(true)
    await user.click(choice.getByRole('radio', { name: /7 Hill Road/ }))
    await user.click(choice.getByRole('radio', { name: 'Another address' }))
    expect([await valueOf('Street'), await valueOf('Phone')]).toEqual(['', ''])
  })

  test('who named a pincode gets the address there', async () => {
    const meera = await shopperWith(home, office)
    rememberedPincode.write('411004')
    await open(meera, 'customer')
    await expect.poll(() => valueOf('Street')).toBe('12 FC Road')
    expect(await valueOf('City')).toBe('Pune')
    // Otherwise the next test's shopper saves it.
    await saved()
  })

  test('gets it also where the pincode’s city is saved first', async () => {
    const meera = await shopperWith(home, office)
    rememberedPincode.write('411004')
    const { connection } = await open(meera, 'customer')
    let arrive = () => {}
    connection.late.set('LastCustomer', new Promise<void>((resolve) => (arrive = resolve)))
    await expect.poll(() => valueOf('City')).toBe('Pune')
    await expect
      .poll(
        async () => (await meera.graphql('{ orderDrafts { edges { node { customer { city } } } } }')).data,
      )
      .toEqual({ orderDrafts: { edges: [{ node: { customer: { city: 'Pune' } } }] } })
    await saved()
    arrive()
    await expect.poll(() => valueOf('Street')).toBe('12 FC Road')
  })

  test('has the last order’s address once it was placed', async () => {
    const meera = await shopperWith()
    await orderProduct(meera, saree.id)
    const { user, address } = await open(meera, 'customer')
    await screen.findByText('From your last order. Change what is different.')
    expect(screen.queryByRole('group', { name: 'Where it goes' })).toBeNull()
    expect(isChecked(screen.getByRole('checkbox', { name: 'Save this address' }))).toBe(true)
    await saved()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await expect.poll(address).toMatch(/^\/orders\//)
    expect(await streetsOf(meera)).toEqual([home.street])
  })

  test('may decline to save an address', async () => {
    const meera = await shopperWith()
    await orderProduct(meera, saree.id)
    const { user, address } = await open(meera, 'customer')
    await screen.findByText('From your last order. Change what is different.')
    await saved()
    await user.click(screen.getByRole('checkbox', { name: 'Save this address' }))
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await expect.poll(address).toMatch(/^\/orders\//)
    expect(await streetsOf(meera)).toEqual([])
  })

  test('chooses in Hindi, too', async () => {
    await open(await shopperWith(home), 'customer', 'hi')
    const choice = within(await screen.findByRole('group', { name: 'कहाँ भेजें' }))
    await expect.poll(() => isChecked(choice.getByRole('radio', { name: /7 Hill Road/ }))).toBe(true)
    choice.getByRole('radio', { name: 'दूसरा पता' })
  })
})

describe('the account page', () => {
  test('adds, changes and deletes addresses, and shows what is wrong at its field', async () => {
    const meera = await shopperWith(home)
    const { user } = await openPage(shop, '/account', { as: meera })
    const panel = within(await screen.findByRole('region', { name: 'Saved addresses' }))
    panel.getByText('Proposed first')
    await press('Add an address')
    const form = within(screen.getByRole('form', { name: 'Add an address' }))
    for (const [label, text] of Object.entries({
      'Label (optional)': 'Office',
      Phone: '98765',
      Pincode: '411004',
      Street: '12 FC Road',
      City: 'Pune',
    }))
      await fill(label, text)
    await choose('State', 'Maharashtra')
    await press('Save address')
    await screen.findByText('A mobile number has 10 digits.')
    expect(await valueOf('Phone')).toBe('98765')
    await fill('Phone', '98765 43210')
    // The page has a field of this name, too, for the account.
    await user.type(form.getByLabelText('Full name'), 'Meera Rao')
    await press('Save address')
    await expect.poll(() => streetsOf(meera)).toEqual([home.street, '12 FC Road'])
    await press('Change the address 12 FC Road')
    await fill('Street', '14 FC Road')
    await press('Save address')
    await panel.findByText(/14 FC Road/)
    await press(`Delete the address ${home.street}`)
    await screen.findByRole('alertdialog')
    await press('Delete')
    await expect.poll(() => panel.queryByText(new RegExp(home.street))).toBeNull()
    expect(await streetsOf(meera)).toEqual(['14 FC Road'])
    panel.getByText('Proposed first')
  })

  test('fills in city and state by the pincode, but nothing that was typed', async () => {
    const meera = await shopperWith(home)
    const { user } = await openPage(shop, '/account', { as: meera })
    await screen.findByRole('region', { name: 'Saved addresses' })
    await press('Add an address')
    await fill('Pincode', '४११ ००४')
    await expect.poll(() => valueOf('City')).toBe('Pune')
    expect(await valueOf('State')).toBe('Maharashtra')
    await fill('Pincode', '560001')
    await expect.poll(() => valueOf('State')).toBe('Karnataka')
    await fill('City', 'Whitefield')
    await fill('Pincode', '110001')
    await expect.poll(() => valueOf('State')).toBe('Delhi')
    expect(await valueOf('City')).toBe('Whitefield')
    await fill('Label (optional)', 'Office')
    await fill('Phone', '98765 43210')
    await fill('Street', '12 FC Road')
    const form = within(screen.getByRole('form', { name: 'Add an address' }))
    await user.type(form.getByLabelText('Full name'), 'Meera Rao')
    await press('Save address')
    await expect.poll(() => streetsOf(meera)).toEqual([home.street, '12 FC Road'])
  })

  test('has them in Hindi, too', async () => {
    await openPage(shop, '/account', { as: await shopperWith(home), language: 'hi' })
    const panel = within(await screen.findByRole('region', { name: 'सहेजे हुए पते' }))
    panel.getByText('पहले दिखता है')
    panel.getByRole('button', { name: 'पता जोड़ें' })
  })
})
