import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
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
  await user.click(blouse.getByRole('button', { expanded: false }))
  await user.click(blouse.getByRole('button', { name: 'Measure' }))
  await user.type(blouse.getByLabelText('Blouse, Waist'), '32')
  const lehenga = await line('lehenga')
  await user.click(lehenga.getByRole('button', { expanded: false }))
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

test('lengths are on the order and its job card as they were typed, each in its unit', async () => {
  const asha = await addCustomer(shop)
  const as = await shop.admin()
  const { id } = await takeOrder(as, {
    customerId: asha.id,
    lines: [
      {
        garmentId: 'lehenga',
        measurements: {
          lehenga: { unit: 'CM', waist: '81,5' },
          blouse: { unit: 'INCH', chest: '36 1/2', length: '14¼', waist: '30½' },
        },
      },
    ],
  })
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  expect((await screen.findByRole('row', { name: /Chest \(bust\)/ })).textContent).toContain('36 1/2 in')
  expect(screen.getByText('81,5 cm')).toBeTruthy()
  await controls().follow('Job card')
  const card = () => document.querySelector<HTMLElement>('[data-job-card]')
  await expect.poll(card).toBeTruthy()
  const rows = within(card()!)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  for (const [measure, text] of [
    ['Chest', '36 1/2'],
    ['Length', '14¼'],
    ['Waist', '30½'],
    ['Waist', '81,5'],
  ] as const)
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`${measure}.*${text}`)))
})

test('staff enter and correct a customer’s measurements, and fit notes come back at the counter', async () => {
  const as = await shop.admin()
  const asha = await addCustomer(shop)
  const note = 'Right shoulder lower, add ½ inch to the sleeve'
  await openAdminPage(shop, `/admin/customers/${asha.id}`, { as })
  const panel = controls(await region('Measurements'))
  await panel.press('Enter measurements')
  expect((await panel.field('Whose measurements')).value).toBe('Asha Rao')
  await panel.press('Measure')
  await panel.fill('Chest (bust)', '36')
  await panel.press('Save the measurements')
  const profile = await region('Asha Rao')
  await expect.poll(() => profile.textContent).toContain('36 in')
  expect(profile.textContent).toContain('Owner')

  await panel.press('Correct the measurements of Asha Rao')
  expect((await panel.field('Chest (bust)')).value).toBe('36')
  await panel.fill('Chest (bust)', '37')
  await panel.press('Save the measurements')
  const corrected = async () => (await region('Asha Rao')).textContent
  await expect.poll(corrected).toContain('37 in')
  await within(await region('Asha Rao')).findByText('Earlier versions (1)')
  expect(await corrected()).toContain('36 in')

  const { fill, press } = controls()
  await fill('New fit note', note)
  await press('Add the note')
  await screen.findByRole('button', { name: `Delete the note ‘${note}’` })
  await press('Correct the measurements of Asha Rao')
  const fitHistory = async () => (await region('Fit notes and alterations')).textContent
  await expect.poll(fitHistory).toContain(note)

  await openAdminPage(shop, '/admin/counter', { as })
  await fill('Phone', asha.phone)
  await press(/^Asha Rao, /)
  await press('Blouse')
  await press('Measure')
  await expect.poll(fitHistory).toContain(note)
})
