import { readFileSync } from 'node:fs'
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { CreateOrderInput } from '../../client/__generated__/graphql.ts'
import { AdminCounterPage } from '../../client/features/admin/AdminCounterPage.tsx'
import { emptyOrder, garmentLine, storedOrder } from '../../client/features/admin/counter/counter-order.ts'
import { system } from '../../client/theme/system.ts'
import { textsIn } from '../support/texts-in.ts'

const lastMeasurements = {
  unit: 'INCH',
  warnings: [],
  own: [],
  taken: [
    { garment: 'BLOUSE', unit: 'INCH', lengths: [{ measure: 'CHEST', text: '36½', cm: 92.7 }] },
    { garment: 'LEHENGA', unit: 'CM', lengths: [{ measure: 'WAIST', text: '81', cm: 81 }] },
  ],
}

const garment = (id: string, category: 'BLOUSE' | 'LEHENGA' | 'SAREE') =>
  ({ id, name: id, category, price: 100_000, needsMeasurements: category !== 'SAREE' }) as const

/** The counter with these garments of a customer who was measured before, and what it sends. */
async function openCounter(...garments: ReturnType<typeof garment>[]) {
  const taken: CreateOrderInput[] = []
  const schema = makeExecutableSchema({
    typeDefs: readFileSync('schema.graphql', 'utf8'),
    resolvers: {
      Query: {
        priceList: () => ({ version: 1, garments: [], addOns: [] }),
        customer: () => ({ id: 'asha', fitHistory: { notes: [], alterations: [] }, lastMeasurements }),
        measurementFields: () => ({ version: 1, fields: [] }),
        orderPrice: () => ({
          totalPrice: 1,
          delivery: 0,
          promotionTotal: 0,
          totalToPay: 1,
          proposedDate: null,
        }),
      },
      Mutation: {
        createOrder: (_: unknown, { input }: { input: CreateOrderInput }) => {
          taken.push(input)
          return { order: { id: '1', orderNumber: 'RB-1' }, userErrors: [] }
        },
      },
    },
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  })
  storedOrder.write({
    ...emptyOrder(),
    customer: { id: 'asha', name: 'Asha Rao', phone: '9876543210' },
    lines: garments.map((each) => garmentLine({ ...each, supply: 'GOODS' })),
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new SchemaLink({ schema }) })
  render(
    <ChakraProvider value={system}>
      <I18nProvider i18n={textsIn('en')}>
        <ApolloProvider client={client}>
          <MemoryRouter>
            <AdminCounterPage />
          </MemoryRouter>
        </ApolloProvider>
      </I18nProvider>
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  const take = async () => {
    await expect.poll(() => screen.queryByRole('button', { name: 'Take the order' })).not.toBeNull()
    await expect
      .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Take the order' }).disabled)
      .toBe(false)
    await user.click(screen.getByRole('button', { name: 'Take the order' }))
  }
  const line = async (name: string) => within(await screen.findByRole('region', { name }))
  return { user, taken, take, line }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('lengths are sent as they are typed, each garment in its unit', async () => {
  const { user, taken, take, line } = await openCounter(garment('lehenga', 'LEHENGA'))
  await user.click((await line('lehenga')).getByRole('button', { name: 'Measure' }))
  const blouse = within(screen.getByRole('group', { name: 'Blouse' }))
  await user.click(blouse.getByRole('button', { name: 'Centimetres' }))
  await user.type(field('Lehenga, Waist'), '30 1/2')
  await user.type(field('Lehenga, Length'), '38½')
  await user.type(field('Blouse, Waist'), '७७')
  await user.type(field('Blouse, Length'), '14-1/4"')
  await take()
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]!.lines[0]!.measurements).toMatchObject({
    lehenga: { unit: 'INCH', waist: '30 1/2', length: '38½' },
    blouse: { unit: 'CM', waist: '७७', length: '14-1/4"' },
    own: [],
  })
})

test('a text that is no length stops the order at its field, and stays', async () => {
  const { user, taken, take, line } = await openCounter(garment('blouse', 'BLOUSE'))
  await user.click((await line('blouse')).getByRole('button', { name: 'Measure' }))
  await user.type(field('Blouse, Waist'), '30 or 31')
  await user.type(field('Blouse, Length'), '14')
  await take()
  await screen.findByText('Write a length, such as 36.5 or 36 1/2.')
  expect(document.activeElement).toBe(field('Blouse, Waist'))
  expect(field('Blouse, Waist').value).toBe('30 or 31')
  expect(taken).toEqual([])
  await user.clear(field('Blouse, Waist'))
  await user.type(field('Blouse, Waist'), '30½')
  await take()
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]!.lines[0]!.measurements?.blouse).toEqual({ unit: 'INCH', waist: '30½', length: '14' })
})

test('the metres of cloth are read as a quantity, or stop the order', async () => {
  const { user, taken, take, line } = await openCounter(garment('blouse', 'BLOUSE'))
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
  await expect.poll(() => taken[0]?.lines[0]?.clothMetres).toBe(2.5)
})

test('the last measurements are of one line, in the units in which they were taken', async () => {
  const { user, taken, take, line } = await openCounter(
    garment('blouse', 'BLOUSE'),
    garment('lehenga', 'LEHENGA'),
  )
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
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]!.lines.map(({ measurements }) => measurements)).toMatchObject([
    { blouse: { unit: 'INCH', waist: '32' }, own: [] },
    { lehenga: { unit: 'CM', waist: '81' }, blouse: { unit: 'INCH', chest: '36½' }, own: [] },
  ])
})

test('a length that looks like one of the other unit is questioned at its field, and blocks nothing', async () => {
  const { user, taken, take, line } = await openCounter(garment('blouse', 'BLOUSE'))
  await user.click((await line('blouse')).getByRole('button', { name: 'Measure' }))
  await user.type(field('Blouse, Chest (bust)'), '92')
  const question = await screen.findByText('Is this in centimetres? Please look again.')
  expect(field('Blouse, Chest (bust)').getAttribute('aria-describedby')).toBe(question.id)
  await take()
  await expect.poll(() => taken.length).toBe(1)
})

test('what isn’t sewn to measurements asks for none', async () => {
  const { line } = await openCounter(garment('fall', 'SAREE'))
  expect((await line('fall')).queryByRole('button', { name: 'Measure' })).toBeNull()
})
