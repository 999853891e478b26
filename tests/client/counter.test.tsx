import { readFileSync } from 'node:fs'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AdminCounterPage } from '../../client/features/admin/AdminCounterPage.tsx'
import { emptyOrder, garmentLine, storedOrder } from '../../client/features/admin/counter/counter-order.ts'
import { system } from '../../client/theme/system.ts'
import { dayAhead } from '../support/days.ts'
import { textsIn } from '../support/texts-in.ts'

interface Line {
  price?: number | null
}

/** Costs of an order are its prices and a fee that another member of staff can change meanwhile. */
class Counter {
  fee = 0
  offline = false
  readonly taken: { confirmedTotal?: number; payment?: unknown; confirmedDay?: boolean; lines: Line[] }[] = []
  #gate: Promise<void> | undefined
  #open = () => {}
  /** Holds back the prices until `release`. */
  hold() {
    this.#gate = new Promise((open) => (this.#open = open))
  }
  release() {
    this.#gate = undefined
    this.#open()
  }

  #totalOf = (lines: Line[]) => lines.reduce((sum, { price }) => sum + (price ?? 0), this.fee)

  #schema = makeExecutableSchema({
    typeDefs: readFileSync('schema.graphql', 'utf8'),
    resolvers: {
      Query: {
        priceList: () => ({ version: 1, garments: [], addOns: [] }),
        customer: () => null,
        measurementFields: () => ({ version: 1, fields: [] }),
        orderPrice: (_: unknown, { input }: { input: { lines: Line[] } }) => ({
          totalPrice: this.#totalOf(input.lines),
          delivery: 0,
          promotionTotal: 0,
          totalToPay: this.#totalOf(input.lines),
          proposedDate: null,
        }),
      },
      Mutation: {
        createOrder: (_: unknown, { input }: { input: Counter['taken'][number] }) => {
          const now = this.#totalOf(input.lines)
          if (input.confirmedTotal !== now)
            return {
              order: null,
              userErrors: [
                {
                  field: 'confirmedTotal',
                  code: 'PRICE_CHANGED',
                  message: `The total is now ₹${now / 100}.`,
                },
              ],
            }
          this.taken.push(input)
          return { order: { id: '1', orderNumber: 'RB-1' }, userErrors: [] }
        },
      },
    },
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  })

  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new ApolloLink(
        (operation, forward) =>
          new Observable((observer) => {
            const send = () => {
              if (this.offline) observer.error(new TypeError('Failed to fetch'))
              else forward(operation).subscribe(observer)
            }
            if (operation.operationName === 'OrderPrice') void Promise.resolve(this.#gate).then(send)
            else send()
          }),
      ),
      new SchemaLink({ schema: this.#schema }),
    ]),
  })
}

const blouse = {
  id: 'blouse',
  name: 'Blouse',
  category: 'OTHERS',
  price: 120_000,
  needsMeasurements: true,
  supply: 'GOODS',
} as const

function openCounter(counter: Counter) {
  render(
    <ChakraProvider value={system}>
      <I18nProvider i18n={textsIn('en')}>
        <ApolloProvider client={counter.client}>
          <MemoryRouter>
            <AdminCounterPage />
          </MemoryRouter>
        </ApolloProvider>
      </I18nProvider>
    </ChakraProvider>,
  )
  return userEvent.setup()
}

const take = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Take the order' })
const price = () => screen.findByLabelText<HTMLInputElement>('Price, ₹')
const received = () => screen.findByLabelText<HTMLInputElement>('Received now, ₹')

beforeEach(() => {
  storedOrder.write({
    ...emptyOrder(),
    customer: { id: 'asha', name: 'Asha Rao', phone: '9876543210' },
    lines: [garmentLine(blouse)],
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('the button waits while the total is being calculated, and no stale total is shown', async () => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  counter.hold()
  await user.clear(await price())
  await user.type(await price(), '1500')
  await screen.findByText('The total is being calculated…')
  expect(screen.queryByText('Total ₹1,200')).toBeNull()
  expect((await take()).disabled).toBe(true)
  await user.click(await take())
  expect(counter.taken).toEqual([])

  counter.release()
  await screen.findByText('Total ₹1,500')
  await user.click(await take())
  await screen.findByText('Order RB-1 is taken.')
  expect(counter.taken).toMatchObject([{ confirmedTotal: 150_000, lines: [{ price: 150_000 }] }])
})

test('a price that changed meanwhile is never taken silently', async () => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  counter.fee = 30_000
  await user.click(await take())
  await screen.findByText(/The total is now ₹1500/)
  expect(counter.taken).toEqual([])
  await screen.findByText('Total ₹1,500')
  await user.click(await take())
  await screen.findByText('Order RB-1 is taken.')
  expect(counter.taken).toMatchObject([{ confirmedTotal: 150_000 }])
})

test('without a connection no total is shown, and the order waits', async () => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  counter.offline = true
  await user.type(await price(), '0')
  await screen.findByText('The total could not be calculated. Check your connection and try again.')
  expect(screen.queryByText(/^Total ₹/)).toBeNull()
  expect((await take()).disabled).toBe(true)
  counter.offline = false
  await user.click(screen.getByRole('button', { name: 'Calculate again' }))
  await screen.findByText('Total ₹12,000')
})

test.each(['-5', '', '1,5', '12.345', 'free'])('the price %j stops the order at its field', async (typed) => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  await user.clear(await price())
  if (typed !== '') await user.type(await price(), typed)
  await screen.findByText('The total is shown as soon as every price can be read.')
  await user.click(await take())
  const field = await price()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  within(field.closest('section')!).getByText('Write the price in rupees, such as 900; 0 if it is free.')
  expect(counter.taken).toEqual([])
})

test('change is given for cash, and only the total is recorded', async () => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  await user.type(await received(), '२,०००/-')
  await screen.findByText('Give back ₹800')
  await screen.findByText('Balance ₹0')
  await user.click(await take())
  await screen.findByText('Order RB-1 is taken.')
  expect(counter.taken).toMatchObject([{ payment: { amount: 120_000, method: 'CASH' } }])
})

test.each([
  ['UPI', '2000', 'This is more than the total. Write what pays for the order.'],
  ['Cash', '500,50', 'Write an amount in rupees, such as 1,299.50.'],
])('%s: %s received stops the order at its field', async (method, typed, sentence) => {
  const counter = new Counter()
  const user = openCounter(counter)
  await screen.findByText('Total ₹1,200')
  await user.click(screen.getByRole('button', { name: method }))
  await user.type(await received(), typed)
  await user.click(await take())
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(await received())
  expect((await received()).value).toBe(typed)
  expect(counter.taken).toEqual([])
})

test('a day in 13 months is taken once it is confirmed, and asked about again when it changes', async () => {
  const counter = new Counter()
  const user = openCounter(counter)
  const [wedding, later] = [dayAhead(396), dayAhead(397)]
  const question = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /more than a year ahead/ })
  const neededBy = await screen.findByLabelText<HTMLInputElement>('Needed by')
  fireEvent.change(neededBy, { target: { value: dayAhead(300) } })
  expect(question()).toBeNull()
  fireEvent.change(neededBy, { target: { value: wedding } })
  await user.click(question()!)
  fireEvent.change(neededBy, { target: { value: later } })
  expect(question()!.checked).toBe(false)
  await screen.findByText('Total ₹1,200')
  await user.click(question()!)
  await user.click(await take())
  await screen.findByText('Order RB-1 is taken.')
  expect(counter.taken).toMatchObject([{ neededBy: later, confirmedDay: true }])
})
