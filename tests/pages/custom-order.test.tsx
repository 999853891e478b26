import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a custom order that starts from a design shows it and stores its link', async () => {
  const lehenga = await shop.product({
    productName: 'Bridal Lehenga',
    category: 'LEHENGA',
    images: [{ url: await pictureOf(shop), alt: 'A lehenga' }],
  })
  const { screen, user } = await openPage(shop, `/order/${lehenga.id}/custom`)
  await screen.findByText('Bridal Lehenga')
  expect(screen.getByRole('img', { name: 'A lehenga' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Order Type$/ }))
  const link: HTMLInputElement = await screen.findByLabelText('Link to a design')
  expect(link.value).toBe(`${shop.url}/single_product_details?productId=${lehenga.id}`)
  await user.click(screen.getByRole('link', { name: /Measurements$/ }))
  await screen.findByRole('region', { name: 'Lehenga' })
  await user.click(screen.getByRole('link', { name: /Product Info$/ }))
  await user.click(await screen.findByRole('button', { name: 'Start without it' }))
  expect(screen.queryByText('Bridal Lehenga')).toBeNull()
})

test.each(['LEHENGA', 'BLOUSE'] as const)(
  'a custom order that starts from a %s has its category chosen',
  async (category) => {
    const { id } = await shop.product({ category })
    const { screen } = await openPage(shop, `/order/${id}/custom`)
    const choice = await screen.findByLabelText<HTMLSelectElement>('Select Category')
    expect(choice.value).toBe(category)
  },
)

test('a custom order offers its categories, and says how prices are told', async () => {
  const { screen, user } = await openPage(shop, '/order/null/custom')
  const category = await screen.findByLabelText<HTMLSelectElement>('Select Category')
  expect([...category.options].map(({ text }) => text)).toEqual([
    'Choose a garment',
    'Blouse',
    'Dress',
    'Lehenga',
  ])
  expect(screen.getByText('We tell the price only by phone, and guarantee you the lowest.')).toBeTruthy()
  expect(screen.getByText('कीमत सिर्फ़ फ़ोन पर बताई जाती है। सबसे कम दाम की गारंटी।')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Customer Details$/ }))
  const placeholder = async (label: string) =>
    (await screen.findByLabelText(label)).getAttribute('placeholder')
  expect(await placeholder('Phone')).toBe('10-digit mobile number')
  expect(await placeholder('Pincode')).toBe('6-digit pincode')
})
