import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp, signIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const size = (label: string, chest: number, waist: number, quantityInStock = 5) => ({
  label,
  chest,
  waist,
  hip: null,
  length: 110,
  quantityInStock,
  sku: null,
})
const sizes = [size('S', 90, 75), size('M', 96, 81), size('L', 102, 87, 0)]

const noGarments = { blouse: null, dress: null, lehenga: null, suit: null }
const profile = (person: string, garments: object) => ({
  id: person,
  person,
  measurements: { ...noGarments, ...garments },
})

async function open(profiles: object[] = []) {
  const shop = new FakeShop([productOf('kurti', { category: 'SUIT', sizes })])
  shop.profiles = profiles as typeof shop.profiles
  const app = renderApp('/single_product_details?productId=kurti', shop)
  await app.screen.findByRole('heading', { name: 'Find my size' })
  const field = (part: string) => app.screen.getByLabelText<HTMLInputElement>(new RegExp(`^${part} \\(`))
  return { ...app, field }
}

const isChosen = (screen: Awaited<ReturnType<typeof open>>['screen'], label: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: label })?.checked

test('what happens if it doesn’t fit is said for each way in which the design is sold', async () => {
  const notes = async (path: string, fields: Record<string, unknown>) => {
    const { screen, unmount } = renderApp(path, new FakeShop([productOf('kurti', fields)]))
    const [note] = await screen.findAllByText(/We alter it\.|We exchange it\.|हम इसे बदल देते हैं।/)
    const said = [...note!.closest('dl')!.children].map(({ textContent }) => textContent)
    unmount()
    return said
  }
  const path = '/single_product_details?productId=kurti'
  expect(await notes(path, {})).toEqual(['ReadymadeWe exchange it.', 'Tailor MadeWe alter it.'])
  expect(await notes(path, { readyMadePrice: null })).toEqual(['Tailor MadeWe alter it.'])
  const [readyMade, tailored] = await notes(`/hi${path}`, {})
  expect(readyMade).toContain('हम इसे बदल देते हैं।')
  // Without a Hindi text, the English one.
  expect(tailored).toContain('We alter it.')
})

describe('a size', () => {
  test('is suggested for typed measurements, and chosen by a button', async () => {
    const { screen, user, field, wire } = await open()
    expect(screen.queryByLabelText(/^Hip \(/)).toBeNull()
    await user.type(field('Chest'), '91')
    await user.click(await screen.findByRole('button', { name: 'Choose M' }))
    expect(isChosen(screen, 'M')).toBe(true)
    expect(wire.sent).not.toContain('SizeByProfile')
  })

  test('stays the same when the unit is changed: what was typed is converted', async () => {
    const { screen, user, field } = await open()
    await user.type(field('Chest'), '91')
    await user.click(screen.getByRole('button', { name: 'Show in inches' }))
    expect(field('Chest').value).toBe('35.8')
    expect(screen.getByText('Your size is M.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show in cm' }))
    expect(field('Chest').value).toBe('91')
  })

  test('is not suggested while a measurement can’t be read', async () => {
    const { screen, user, field } = await open()
    await user.type(field('Chest'), '91')
    expect(screen.getByText('Your size is M.')).toBeTruthy()
    await user.type(field('Waist'), '7o')
    expect(screen.queryByText(/^Your size is/)).toBeNull()
    expect(screen.getByText('Write a length, such as 36.5 or 36 1/2.')).toBeTruthy()
  })

  test('is chosen by one tap on a saved profile', async () => {
    signIn()
    const { screen, user, field } = await open([
      profile('Me', { suit: { chest: 92, waist: 70, hip: 100 }, blouse: { chest: 60, waist: null } }),
      profile('Mother', { lehenga: { waist: 84, hip: 104 } }),
      profile('Nobody', { blouse: { chest: null, waist: null } }),
    ])
    const profiles = within(await screen.findByRole('group', { name: 'Measurements you have kept' }))
    expect(profiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Me', 'Mother'])
    await user.click(profiles.getByRole('button', { name: 'Me' }))
    expect(isChosen(screen, 'M')).toBe(true)
    expect([field('Chest').value, field('Waist').value]).toEqual(['92', '70'])
    expect(screen.getByText('Me: Your size is M.')).toBeTruthy()
    // One that is sold out can't be chosen.
    await user.click(profiles.getByRole('button', { name: 'Mother' }))
    expect(screen.getByText(/^Mother: Your size is L\. It is sold out/)).toBeTruthy()
    expect(isChosen(screen, 'M')).toBe(true)
  })
})
