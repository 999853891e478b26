import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import type { Account } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import type { ProductFields } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const size = (label: string, chest: number, waist: number, quantityInStock = 5) => ({
  label,
  chest,
  waist,
  length: 110,
  quantityInStock,
})
const kurti = await shop.product({
  category: 'SUIT',
  sizes: [size('S', 90, 75), size('M', 96, 81), size('L', 102, 87, 0)],
})

async function open(as?: Account) {
  const page = await openPage(shop, paths.product(kurti.id), { as })
  await page.screen.findByRole('heading', { name: 'Find my size' })
  const field = (part: string) => page.screen.getByLabelText<HTMLInputElement>(new RegExp(`^${part} \\(`))
  return { ...page, field }
}

const isChosen = (screen: Awaited<ReturnType<typeof open>>['screen'], label: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: label })?.checked

describe('what happens if it doesn’t fit', () => {
  beforeAll(async () => {
    const fitNotes = {
      readyMade: 'We exchange it.',
      readyMadeHindi: 'हम इसे बदल देते हैं।',
      tailored: 'We alter it.',
    }
    await (await shop.admin()).mutateOrThrow('saveShopSettings', { version: 0, fitNotes }, 'shop { name }')
  })

  test('is said for each way in which the design is sold', async () => {
    const notes = async (fields: ProductFields, language?: Language) => {
      const { id } = await shop.product(fields)
      const { screen, unmount } = await openPage(shop, paths.product(id), { language })
      const text = /We alter it\.|We exchange it\.|हम इसे बदल देते हैं।/
      const [note] = await screen.findAllByText(text, { selector: 'dl *' })
      const said = [...note!.closest('dl')!.children].map(({ textContent }) => textContent)
      unmount()
      return said
    }
    expect(await notes({})).toEqual(['ReadymadeWe exchange it.', 'Tailor MadeWe alter it.'])
    expect(await notes({ readyMadePrice: null })).toEqual(['Tailor MadeWe alter it.'])
    const [readyMade, tailored] = await notes({}, 'hi')
    expect(readyMade).toContain('हम इसे बदल देते हैं।')
    // Without a Hindi text, the English one.
    expect(tailored).toContain('We alter it.')
  })
})

describe('a size', () => {
  test('is suggested for typed measurements, and chosen by a button', async () => {
    const { screen, user, field, connection } = await open()
    expect(screen.queryByLabelText(/^Hip \(/)).toBeNull()
    await user.type(field('Chest'), '91')
    await user.click(await screen.findByRole('button', { name: 'Choose M' }))
    expect(isChosen(screen, 'M')).toBe(true)
    expect(connection.sent).not.toContain('MeasuredPeople')
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
    const shopper = await shop.shopper('Meera')
    for (const [person, measurements] of Object.entries({
      Me: { suit: { chest: 92, waist: 70, hip: 100 }, blouse: { chest: 60 } },
      Mother: { lehenga: { waist: 84, hip: 104 } },
      Nobody: { blouse: { sleeveLength: 50 } },
    }))
      expect((await shopper.mutate('saveMeasurementProfile', { person, measurements })).userErrors).toEqual(
        [],
      )
    const { screen, user, field } = await open(shopper)
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
