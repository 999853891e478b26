import { describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { namesOf } from '../support/catalogue.ts'
import { registerForGst } from '../support/invoices.ts'
import { orderProduct } from '../support/orders.ts'
import { productForm } from '../support/product-form.ts'
import { exportRows } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()

const translation = {
  locale: 'HI' as const,
  productName: 'मयूरी पैठणी साड़ी',
  description: 'येवला के करघे पर बुनी।',
  terms: [{ text: 'Peacock pallu', translation: 'मोर वाला पल्लू' }],
}
const paithani = (fields: Json = {}) =>
  shop.product({
    productName: 'Mayuri Paithani Saree',
    description: 'Woven in Yeola.',
    category: 'SAREE',
    translations: [translation],
    ...fields,
  })

const textsOf = async (id: string): Promise<Json> => {
  const { data } = await shop.guest().graphql(
    `query ($id: ID!) {
      product(id: $id) {
        productName
        description
        hindiName: productName(locale: HI)
        hindiDescription: description(locale: HI)
        ownHindiName: productName(locale: HI, fallback: false)
        translations { locale productName description terms { text translation } }
      }
    }`,
    { id },
  )
  return data?.product
}

describe('the texts of a design', () => {
  test('are given in the requested language, and in English where one is missing', async () => {
    expect(await textsOf((await paithani()).id)).toEqual({
      productName: 'Mayuri Paithani Saree',
      description: 'Woven in Yeola.',
      hindiName: translation.productName,
      hindiDescription: translation.description,
      ownHindiName: translation.productName,
      translations: [translation],
    })
    const { id } = await paithani({ translations: [{ locale: 'HI', description: 'येवला से।' }] })
    expect(await textsOf(id)).toMatchObject({
      hindiName: 'Mayuri Paithani Saree',
      ownHindiName: '',
      hindiDescription: 'येवला से।',
    })
  })

  test('change as a whole, and none is left of one without a text', async () => {
    const { id } = await paithani()
    const translations = [{ locale: 'HI' as const, productName: ' ', terms: [] }]
    await owner.mutate('updateProduct', { id, productName: 'Peacock Paithani' })
    expect((await textsOf(id)).translations).toEqual([translation])
    await owner.mutate('updateProduct', { id, translations })
    expect((await textsOf(id)).translations).toEqual([])
  })

  test.each([
    ['English ones', [{ locale: 'EN' as const, productName: 'x' }], 'translations.0.locale'],
    ['a language twice', [translation, translation], 'translations.1.locale'],
    [
      'a name that is too long',
      [{ ...translation, productName: 'क'.repeat(201) }],
      'translations.0.productName',
    ],
    [
      'a term twice',
      [{ ...translation, terms: [...translation.terms, ...translation.terms] }],
      'translations.0.terms.1.text',
    ],
  ])('refuse %s', async (_what, translations, field) => {
    const { id } = await paithani()
    const { userErrors } = await owner.mutate('updateProduct', { id, translations })
    expect(userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect((await textsOf(id)).translations).toEqual([translation])
  })

  test('find it by its name, its description and its terms in Hindi, also misspelt', async () => {
    const productName = 'Mayuri Paithani Saree'
    await paithani()
    for (const search of ['मयूरी', 'पैठणी साड़ी', 'येवला', 'मोर पल्लू', 'मयुरी पैठणी'])
      expect(await namesOf(shop.guest(), { search, first: 1 }), search).toEqual([productName])
  })

  test('stop finding it when they are taken away', async () => {
    const { id } = await shop.product({
      translations: [{ locale: 'HI', productName: 'कसूती कढ़ाई' }],
    })
    expect(await namesOf(shop.guest(), { search: 'कसूती' })).toHaveLength(1)
    await owner.mutate('updateProduct', { id, translations: [] })
    expect(await namesOf(shop.guest(), { search: 'कसूती' })).toEqual([])
  })
})

describe('a CSV file', () => {
  test('has a column for each text, which is read as it was written', async () => {
    const terms = [{ text: 'Fall, edging | and = sign', translation: 'फ़ॉल, किनारी | और = चिह्न' }]
    await paithani({ externalRef: 'hindi-1', translations: [{ ...translation, terms }] })
    const { columns, rows } = await exportRows(owner)
    const row = rows.find((cells) => cells.includes('hindi-1'))!
    const cell = (column: string) => row[columns.indexOf(column)]
    expect(cell('translations.HI.productName')).toBe(translation.productName)
    expect(cell('translations.HI.terms')).toBe('Fall, edging \\| and \\= sign = फ़ॉल, किनारी \\| और \\= चिह्न')
    const again = await owner.mutate('importProducts', { columns, rows: [row] })
    expect(again.rows).toMatchObject([{ outcome: 'UNCHANGED' }])
  })

  test('changes one text and leaves the others', async () => {
    const { id } = await paithani({ externalRef: 'hindi-2' })
    const columns = ['externalRef', 'translations.HI.productName']
    const { rows } = await owner.mutate('importProducts', { columns, rows: [['hindi-2', 'मोर पैठणी']] })
    expect(rows).toMatchObject([
      { outcome: 'CHANGED', changes: [{ column: 'translations.HI.productName', after: 'मोर पैठणी' }] },
    ])
    expect((await textsOf(id)).translations).toEqual([{ ...translation, productName: 'मोर पैठणी' }])
  })

  test('names the column of what can’t be read', async () => {
    await paithani({ externalRef: 'hindi-3' })
    const refused = async (column: string, cell: string) =>
      (await owner.mutate('importProducts', { columns: ['externalRef', column], rows: [['hindi-3', cell]] }))
        .rows[0]
    for (const [text, cell] of [
      ['terms', 'Peacock pallu'],
      ['productName', 'क'.repeat(201)],
    ] as const)
      expect(await refused(`translations.HI.${text}`, cell)).toMatchObject({
        outcome: 'REFUSED',
        errors: [{ column: `translations.HI.${text}` }],
      })
  })
})

describe('an order', () => {
  const namesOfOrder = async (id: string) => {
    const { data } = await owner.graphql(
      'query ($id: ID!) { order(id: $id) { items { productName hindiName: productName(locale: HI) } } }',
      { id },
    )
    return data!.order.items
  }

  test('keeps the names that the design had in both languages', async () => {
    const product = await paithani({ quantityInStock: 9, readyMadePrice: 9_000_00 })
    const { id } = await orderProduct(await shop.shopper('Meera'), product.id)
    await owner.mutate('updateProduct', { id: product.id, productName: 'Other', translations: [] })
    const names = [{ productName: 'Mayuri Paithani Saree', hindiName: translation.productName }]
    expect(await namesOfOrder(id)).toEqual(names)
  })

  test('has them on its invoice, which says them in its language', async () => {
    await registerForGst(owner)
    const product = await paithani({ quantityInStock: 9, readyMadePrice: 9_000_00 })
    const { id } = await orderProduct(await shop.shopper('Asha'), product.id)
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice.lines[0]).toMatchObject({ description: 'Mayuri Paithani Saree' })
    const [line] = await shop.db.invoiceLine.findMany({ where: { invoice: { number: invoice.number } } })
    expect(line!.translations).toEqual([{ locale: 'HI', description: translation.productName }])
  })
})

test('REST reads and writes them with the product', async () => {
  const form = productForm({ translations: [translation] })
  const { body } = await owner.rest('POST', 'admin/add_product', form)
  expect(body.product.translations).toEqual([translation])
  expect(await textsOf(body.product._id)).toMatchObject({ hindiName: translation.productName })
})
