import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { newRow, previewImport, rowsOf } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const guest = shop.guest()

const send = (productId: string, first?: number, who: ApiClient = guest) =>
  who.graphql(
    `query ($productId: ID!, $first: Int! = 8) {
      completeTheLook(productId: $productId, first: $first) { productName }
    }`,
    { productId, first },
  )
const goingWith = async (...args: Parameters<typeof send>): Promise<string[]> =>
  (await send(...args)).data.completeTheLook.map(({ productName }: Json) => productName)

const update = (id: string, goesWith: string[]) => owner.mutate('updateProduct', { id, goesWith })
const storedOf = async (id: string) => (await shop.db.product.findUniqueOrThrow({ where: { id } })).goesWith

describe('what completes the look of a design', () => {
  test('is what it names, in order, then what names it; what can be ordered comes first, drafts don’t show', async () => {
    const blouse = await shop.product({ productName: 'Blouse' })
    const soldOut = await shop.product({ productName: 'Sold out', tailorPrice: null, quantityInStock: 0 })
    const petticoat = await shop.product({ productName: 'Petticoat' })
    const draft = await shop.product({ productName: 'Draft', productStatus: 'DRAFT' })
    const over = await shop.product({ productName: 'Discontinued', availabilityStatus: 'DISCONTINUED' })
    const named = [soldOut, petticoat, draft, blouse, over].map(({ id }) => id)
    const saree = await shop.product({ productName: 'Saree', goesWith: named })
    const cape = await shop.product({ productName: 'Cape', goesWith: [saree.id] })
    expect(await goingWith(saree.id)).toEqual(['Petticoat', 'Blouse', 'Cape', 'Sold out'])
    expect(await goingWith(saree.id, 2)).toEqual(['Petticoat', 'Blouse'])
    expect(await goingWith(blouse.id)).toEqual(['Saree'])
    expect(await goingWith(cape.id)).toEqual(['Saree'])
    // Both name each other.
    await update(cape.id, [saree.id, blouse.id])
    await update(saree.id, [cape.id])
    expect(await goingWith(saree.id)).toEqual(['Cape'])
    expect(await goingWith(cape.id)).toEqual(['Saree', 'Blouse'])
  })

  test('is nothing where the shop named none, nor for what isn’t visible', async () => {
    const other = await shop.product()
    const draft = await shop.product({ productStatus: 'DRAFT', goesWith: [other.id] })
    expect(await goingWith((await shop.product()).id)).toEqual([])
    expect(await goingWith(draft.id)).toEqual([])
    expect(await goingWith(draft.id, 8, owner)).toHaveLength(1)
    expect(await goingWith(other.id)).toEqual([])
    expect(await goingWith('made up')).toEqual([])
  })

  test.each([0, 25])('are 1 to 24 designs, not %d', async (first) => {
    const { errors } = await send((await shop.product()).id, first)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'first' } }])
  })

  test('follows a change at once, for guests, too', async () => {
    const blouse = await shop.product({ productName: 'Choli' })
    const { id } = await shop.product()
    expect(await goingWith(id)).toEqual([])
    await update(id, [blouse.id])
    expect(await goingWith(id)).toEqual(['Choli'])
    await owner.mutate('deleteProduct', { id: blouse.id })
    expect(await goingWith(id)).toEqual([])
  })
})

describe('the designs that one names', () => {
  test('are up to eight others that there are, each once', async () => {
    const { id } = await shop.product()
    const one = await shop.product()
    const missing = crypto.randomUUID()
    const wrong = await update(id, [one.id, missing, id, 'made up'])
    expect(wrong.userErrors).toMatchObject([
      { field: 'goesWith.1', code: 'NOT_FOUND' },
      { field: 'goesWith.2', code: 'INVALID' },
      { field: 'goesWith.3', code: 'NOT_FOUND' },
    ])
    const many = Array.from({ length: 9 }, () => crypto.randomUUID())
    expect((await update(id, many)).userErrors).toMatchObject([{ field: 'goesWith', code: 'INVALID' }])
    expect((await update(id, [one.id.toUpperCase(), one.id])).userErrors).toEqual([])
    expect(await storedOf(id)).toEqual([one.id])
  })

  test('lose those that were deleted when they are saved again', async () => {
    const [one, other] = [await shop.product(), await shop.product()]
    const { id } = await shop.product({ goesWith: [one.id, other.id] })
    await owner.mutate('deleteProduct', { id: one.id })
    expect((await update(id, [one.id, other.id])).userErrors).toEqual([])
    expect(await storedOf(id)).toEqual([other.id])
  })

  test('are ids or references in an imported file', async () => {
    const one = await shop.product({ externalRef: 'Choli-7' })
    const other = await shop.product()
    const sent = rowsOf(newRow('saree-7', { goesWith: `Choli-7 | ${other.id}` }))
    expect((await previewImport(owner, sent)).rows).toMatchObject([{ outcome: 'NEW', errors: [] }])
    await owner.mutate('importProducts', sent)
    const { id, goesWith } = (await shop.db.product.findUnique({ where: { externalRef: 'saree-7' } }))!
    expect(goesWith).toEqual([one.id, other.id])
    const { rows } = await previewImport(owner, rowsOf({ _id: id, goesWith: 'unknown' }))
    expect(rows).toMatchObject([{ outcome: 'REFUSED', errors: [{ column: 'goesWith' }] }])
  })
})
