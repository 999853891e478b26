import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { addCustomer, type Garment, openCounter } from '../support/counter.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

async function open(garments: Garment[], customer?: Awaited<ReturnType<typeof addCustomer>>) {
  const counter = await openCounter(shop, garments, customer)
  const take = async () => {
    await expect.poll(async () => (await counter.takeButton()).disabled).toBe(false)
    await counter.user.click(await counter.takeButton())
  }
  const line = async (name: string) => within(await screen.findByRole('region', { name }))
  return { ...counter, take, line }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('lengths are sent as they are typed, each garment in its unit', async () => {
  const { user, taken, take, line } = await open(['lehenga'])
  await user.click((await line('lehenga')).getByRole('button', { name: 'Measure' }))
  const blouse = within(screen.getByRole('group', { name: 'Blouse' }))
  await user.click(blouse.getByRole('button', { name: 'Centimetres' }))
  await user.type(field('Lehenga, Waist'), '30 1/2')
  await user.type(field('Lehenga, Length'), '38½')
  await user.type(field('Blouse, Waist'), '७७')
  await user.type(field('Blouse, Length'), '14-1/4"')
  await take()
  await screen.findByText(/^Order .+ is taken\.$/)
  expect((await taken())[0]!.items[0].measurements).toEqual({
    taken: [
      {
        garment: 'BLOUSE',
        unit: 'CM',
        lengths: [
          { measure: 'WAIST', text: '७७', cm: 77 },
          { measure: 'LENGTH', text: '14-1/4"', cm: 36.2 },
        ],
      },
      {
        garment: 'LEHENGA',
        unit: 'INCH',
        lengths: [
          { measure: 'WAIST', text: '30 1/2', cm: 77.5 },
          { measure: 'LENGTH', text: '38½', cm: 97.8 },
        ],
      },
    ],
    own: [],
  })
})

test('a text that is no length stops the order at its field, and stays', async () => {
  const { user, taken, take, line } = await open(['blouse'])
  await user.click((await line('blouse')).getByRole('button', { name: 'Measure' }))
  await user.type(field('Blouse, Waist'), '30 or 31')
  await user.type(field('Blouse, Length'), '14')
  await take()
  await screen.findByText('Write a length, such as 36.5 or 36 1/2.')
  expect(document.activeElement).toBe(field('Blouse, Waist'))
  expect(field('Blouse, Waist').value).toBe('30 or 31')
  expect(await taken()).toEqual([])
  await user.clear(field('Blouse, Waist'))
  await user.type(field('Blouse, Waist'), '30½')
  await take()
  await screen.findByText(/^Order .+ is taken\.$/)
  expect((await taken())[0]!.items[0].measurements.taken).toEqual([
    {
      garment: 'BLOUSE',
      unit: 'INCH',
      lengths: [
        { measure: 'WAIST', text: '30½', cm: 77.5 },
        { measure: 'LENGTH', text: '14', cm: 35.6 },
      ],
    },
  ])
})

test('the metres of cloth are read as a quantity, or stop the order', async () => {
  const { user, taken, take, line } = await open(['blouse'])
  const blouse = await line('blouse')
  expect(blouse.queryByLabelText('Own cloth, metres')).toBeNull()
  await user.click(blouse.getByLabelText('The customer’s own cloth'))
  const cloth = blouse.getByLabelText<HTMLInputElement>('Own cloth, metres')
  await user.type(cloth, '2 m')
  expect((await screen.findByText('Write metres as a number, such as 2.5 or 2 1/2.')).id).toBe(
    cloth.getAttribute('aria-describedby'),
  )
  await user.clear(cloth)
  await user.type(cloth, '2½')
  await take()
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toMatchObject([{ items: [{ clothMetres: 2.5 }] }])
})

test('the last measurements are of one line, in the units in which they were taken', async () => {
  const asha = await addCustomer(shop)
  await takeOrder(await shop.admin(), {
    customerId: asha.id,
    lines: [
      { garmentId: 'blouse', measurements: { blouse: { unit: 'INCH', chest: '36½' } } },
      { garmentId: 'lehenga', measurements: { lehenga: { unit: 'CM', waist: '81' } } },
    ],
  })
  const { user, taken, take, line } = await open(['blouse', 'lehenga'], asha)
  const blouse = await line('blouse')
  await user.click(blouse.getByRole('button', { name: 'Measure' }))
  await user.type(blouse.getByLabelText('Blouse, Waist'), '32')
  const lehenga = await line('lehenga')
  await user.click(await lehenga.findByRole('button', { name: 'Use the last measurements' }))
  expect(lehenga.getByLabelText<HTMLInputElement>('Lehenga, Waist').value).toBe('81')
  expect(lehenga.getByLabelText<HTMLInputElement>('Blouse, Chest (bust)').value).toBe('36½')
  const pressed = (name: string) =>
    within(lehenga.getByRole('group', { name: `Unit of ${name}` }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent)
  expect([pressed('Lehenga'), pressed('Blouse')]).toEqual([['Centimetres'], ['Inches']])
  await take()
  await screen.findByText(/^Order .+ is taken\.$/)
  const [order] = (await taken()).filter(({ totalToPay }) => totalToPay === 240_000)
  const blouseOf = (measure: string, text: string, cm: number) => ({
    garment: 'BLOUSE',
    unit: 'INCH',
    lengths: [{ measure, text, cm }],
  })
  expect(order.items.map(({ measurements }: Json) => measurements)).toEqual([
    { taken: [blouseOf('WAIST', '32', 81.3)], own: [] },
    {
      taken: [
        blouseOf('CHEST', '36½', 92.7),
        { garment: 'LEHENGA', unit: 'CM', lengths: [{ measure: 'WAIST', text: '81', cm: 81 }] },
      ],
      own: [],
    },
  ])
})

test('a length that looks like one of the other unit is questioned at its field, and blocks nothing', async () => {
  const { user, taken, take, line } = await open(['blouse'])
  await user.click((await line('blouse')).getByRole('button', { name: 'Measure' }))
  await user.type(field('Blouse, Chest (bust)'), '92')
  const question = await screen.findByText('Is this in centimetres? Please look again.')
  expect(field('Blouse, Chest (bust)').getAttribute('aria-describedby')).toBe(question.id)
  await take()
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toHaveLength(1)
})

test('what isn’t sewn to measurements asks for none', async () => {
  const { line } = await open(['saree'])
  expect((await line('saree')).queryByRole('button', { name: 'Measure' })).toBeNull()
})
