import { describe, expect, test } from 'vitest'
import { isMultiplePart } from '../../shared/style-options/sewn-options.ts'
import { drawingsOf, styleParts } from '../../shared/style-options/style-parts.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { inHindi } from '../support/in-hindi.ts'
import { readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const guest = shop.guest()

const fields = `id part garments name translations { locale name } drawing image price extraDays position isActive version
  excludes { id }`

const list = async (who: ApiClient, where: Json = {}): Promise<Json[]> =>
  (
    await who.graphql(
      `query ($garment: Category, $part: StylePart, $includeInactive: Boolean! = false) {
        styleOptions(garment: $garment, part: $part, includeInactive: $includeInactive) { ${fields} } }`,
      where,
    )
  ).data.styleOptions

const read = async (id: string): Promise<Json> =>
  (await list(owner, { includeInactive: true })).find((option) => option.id === id)!

const save = async (who: ApiClient, input: Json): Promise<Json> => {
  const result = await who.graphql(
    `mutation ($input: SaveStyleOptionInput!) {
      saveStyleOption(input: $input) { styleOption { ${fields} } userErrors { field code message } } }`,
    { input },
  )
  return result.data?.saveStyleOption ?? result
}

/** What a form sends of an option. */
const inputOf = ({ excludes, __typename: _, ...option }: Json) => ({
  ...option,
  excludes: excludes.map(({ id }: Json) => id),
})

let count = 0
const add = async (input: Json = {}): Promise<Json> => {
  const { styleOption, userErrors } = await save(owner, {
    part: 'LATKAN',
    garments: ['BLOUSE'],
    name: `Tassel ${++count}`,
    ...input,
  })
  expect(userErrors).toEqual([])
  return styleOption
}

describe('the style book of a new shop', () => {
  test('has the options of the specification and of the drawings, in both languages', async () => {
    const options = await list(guest)
    const number = (part: string) => options.filter((option) => option.part === part).length
    expect(number('FRONT_NECK')).toBeGreaterThanOrEqual(16)
    expect(number('BACK')).toBeGreaterThanOrEqual(14)
    expect(number('SLEEVE')).toBeGreaterThanOrEqual(12)
    expect(number('LENGTH')).toBeGreaterThanOrEqual(6)
    expect(number('CLOSURE')).toBeGreaterThanOrEqual(5)
    expect(number('PIPING') + number('LATKAN')).toBeGreaterThanOrEqual(6)
    const names = options.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        ...['Short Sleeve', 'Long Sleeve', 'Sleeveless', 'Closed Back', 'Back Open', 'Keyhole Back'],
        ...['Regular', 'Slim', 'Loose Fit', 'Straight Cut', 'Anarkali', 'A-Line', 'Patiala', 'Palazzo'],
        ...['Mermaid', 'Flared', 'Straight', 'Fall', 'Pico', 'Pre-stitched pleats'],
      ]),
    )
    expect(options.filter(({ translations }) => translations.length === 0)).toEqual([])
    expect(options.filter(({ price }) => price % 10_00 !== 0)).toEqual([])
  })

  test('has drawings that there are, one of each neck, back and sleeve', async () => {
    const options = await list(guest)
    const undrawn = options.filter(
      ({ part, drawing }) => drawing !== null && !drawingsOf(part).includes(drawing),
    )
    expect(undrawn).toEqual([])
    for (const part of ['FRONT_NECK', 'SLEEVE'] as const)
      expect(
        options
          .filter((option) => option.part === part)
          .map(({ drawing }) => drawing)
          .sort(),
      ).toEqual([...drawingsOf(part)].sort())
  })

  test('has options for each kind of garment, and exclusions that hold both ways', async () => {
    const options = await list(guest)
    for (const garment of ['BLOUSE', 'SUIT', 'LEHENGA', 'DRESS', 'SAREE'])
      expect((await list(guest, { garment })).length).toBeGreaterThan(20)
    const excludes = (id: string) =>
      options.find((each) => each.id === id)!.excludes.map((other: Json) => other.id)
    for (const { id } of options) for (const other of excludes(id)) expect(excludes(other)).toContain(id)
    expect(excludes('front-neck-halter')).toContain('sleeve-puff')
  })

  test('is filtered by part and garment', async () => {
    const skirts = await list(guest, { garment: 'DRESS', part: 'SKIRT' })
    expect(skirts.map(({ id }) => id)).toEqual(['skirt-dress-a-line', 'skirt-dress-flared'])
  })
})

test('of most parts a garment has one option', () => {
  expect(styleParts.filter(isMultiplePart)).toEqual(['PIPING', 'LATKAN', 'FINISH'])
})

describe('an option', () => {
  test('gets an id of its part and name, and is the last of its part', async () => {
    const before = await list(owner, { part: 'SLEEVE' })
    const option = await add({
      part: 'SLEEVE',
      name: 'Tulip sleeve',
      translations: inHindi('ट्यूलिप आस्तीन'),
      price: 120_00,
    })
    expect(option).toMatchObject({
      id: 'sleeve-tulip-sleeve',
      name: 'Tulip sleeve',
      translations: inHindi('ट्यूलिप आस्तीन'),
      price: 120_00,
      position: before.length + 1,
      isActive: true,
      version: 1,
    })
    const other = await add({ part: 'SLEEVE', name: 'Tulip sleeve', garments: ['SAREE'] })
    expect(other.id).toBe('sleeve-tulip-sleeve-2')
    expect((await add({ part: 'SLEEVE', name: 'तितली' })).id).toBe('sleeve')
  })

  test('is changed, with its place among the others', async () => {
    const [first, second] = await list(owner, { part: 'PADDING' })
    const { styleOption } = await save(owner, { ...inputOf(second ?? {}), position: 1, name: 'Soft cups' })
    expect(styleOption).toMatchObject({ id: second!.id, name: 'Soft cups', position: 1, version: 2 })
    expect((await list(guest, { part: 'PADDING' })).map(({ id }) => id).slice(0, 2)).toEqual([
      second!.id,
      first!.id,
    ])
  })

  test('names every mistake at its field', async () => {
    const { userErrors, styleOption } = await save(owner, {
      part: 'SLEEVE',
      garments: [],
      name: ' ',
      translations: inHindi('x'.repeat(61)),
      extraDays: 61,
      image: 'javascript:alert(1)',
    })
    expect(styleOption).toBeNull()
    expect(userErrors.map(({ field }: Json) => field).sort()).toEqual([
      'extraDays',
      'garments',
      'image',
      'name',
      'translations.0.name',
    ])
    const wrong = await save(owner, {
      part: 'SLEEVE',
      garments: ['BLOUSE'],
      name: 'sleeveless',
      drawing: 'boat',
      excludes: ['no-such-option'],
    })
    expect(wrong.userErrors).toEqual([
      {
        field: 'drawing',
        code: 'INVALID',
        message: 'There is no such drawing of this part. Choose another one, or none.',
      },
      { field: 'name', code: 'CONFLICT', message: 'Another option of this part has this name already.' },
      {
        field: 'excludes.0',
        code: 'INVALID',
        message: 'There is no such other option; it may have been deleted.',
      },
    ])
    const toiler = await save(owner, { part: 'SLEEVE', garments: ['TOILER'], name: 'Any' })
    expect(toiler.userErrors).toMatchObject([{ field: 'garments.0', code: 'INVALID' }])
    expect((await save(owner, { ...inputOf(await add()), part: 'BACK' })).userErrors).toMatchObject([
      { field: 'part', code: 'INVALID' },
    ])
    const foreign = await save(owner, {
      part: 'SLEEVE',
      garments: ['BLOUSE'],
      name: 'Photo',
      image: '/images/aaaaaaaaaaaaaaaaaaaa.webp',
    })
    expect(foreign.userErrors).toMatchObject([{ field: 'image', code: 'INVALID' }])
  })

  test('has a name in each other language once, and none that is empty', async () => {
    const option = await add({ translations: inHindi(' ') })
    expect(option['translations']).toEqual([])
    const refusedAt = async (translations: Json[]) =>
      (await save(owner, { ...inputOf(option), translations })).userErrors.map(({ field }: Json) => field)
    expect(await refusedAt([{ locale: 'EN', name: 'Other' }])).toEqual(['translations.0.locale'])
    expect(await refusedAt([...inHindi('झालर'), ...inHindi('लटकन')])).toEqual(['translations.1.locale'])
    const { styleOption } = await save(owner, { ...inputOf(option), translations: inHindi('  झालर ') })
    expect(styleOption.translations).toEqual(inHindi('झालर'))
  })

  test('that was changed meanwhile is returned as it is, and nothing is lost', async () => {
    const option = await add()
    await save(owner, { ...inputOf(option), name: 'Of the first window' })
    const { styleOption, userErrors } = await save(owner, { ...inputOf(option), name: 'Of the second' })
    expect(userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(styleOption).toMatchObject({ name: 'Of the first window', version: 2 })
  })

  test('is saved by one of two concurrent saves', async () => {
    const option = await add()
    const saved = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        save(owner, { ...inputOf(option), name: `${name} ${option.id}` }),
      ),
    )
    expect(saved.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await read(option.id)).toMatchObject({ version: 2 })
  })

  test('excludes others, which then exclude it, also for forms that were open', async () => {
    const [one, other] = [await add(), await add()]
    const { styleOption } = await save(owner, { ...inputOf(one), excludes: [other.id, other.id] })
    expect(styleOption.excludes).toEqual([{ id: other.id }])
    expect((await read(other.id)).excludes).toEqual([{ id: one.id }])
    expect((await save(owner, inputOf(other))).userErrors).toMatchObject([{ field: 'version' }])
    await save(owner, { ...inputOf(await read(other.id)), excludes: [] })
    expect((await read(one.id)).excludes).toEqual([])
    expect(
      (await save(owner, { ...inputOf(await read(one.id)), excludes: [one.id] })).userErrors,
    ).toMatchObject([{ field: 'excludes.0' }])
  })

  test('that is switched off is listed for those who edit it alone', async () => {
    const option = await add({ isActive: false })
    const ids = async (who: ApiClient, includeInactive: boolean) =>
      (await list(who, { part: 'LATKAN', includeInactive })).map(({ id }) => id)
    expect(await ids(guest, false)).not.toContain(option.id)
    expect(await ids(owner, true)).toContain(option.id)
    const { errors } = await guest.graphql('{ styleOptions(includeInactive: true) { id } }')
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  test('is deleted, or switched off while a draft has it', async () => {
    const remove = async (id: string) =>
      (
        await owner.graphql(
          `mutation ($input: DeleteStyleOptionInput!) { deleteStyleOption(input: $input) {
            deletedStyleOptionId styleOption { id isActive } userErrors { code } } }`,
          { input: { id } },
        )
      ).data.deleteStyleOption
    const option = await add()
    const kept = await add()
    await readyDraft(await shop.shopper('Meera'), '', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
      style: [kept.id],
    })
    expect(await remove(option.id)).toEqual({
      deletedStyleOptionId: option.id,
      styleOption: null,
      userErrors: [],
    })
    expect(await read(option.id)).toBeUndefined()
    expect(await remove(option.id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
    expect(await remove(kept.id)).toEqual({
      deletedStyleOptionId: null,
      styleOption: { id: kept.id, isActive: false },
      userErrors: [],
    })
  })

  test('is changed by those who edit products, and priced by those who change prices', async () => {
    const editor = await shop.staff()
    await owner.mutate('changePermissions', { customerId: editor.id, permissions: ['EDIT_PRODUCTS'] })
    const added = await save(editor, { part: 'LATKAN', garments: ['BLOUSE'], name: 'Free bells' })
    expect(added.userErrors).toEqual([])
    const priced = await save(editor, { ...inputOf(added.styleOption), price: 10_00 })
    expect(priced.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    const shopper = await shop.shopper('Sita')
    expect((await save(shopper, inputOf(added.styleOption))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })

  test('is in the audit log', async () => {
    const option = await add({ name: 'Recorded tassel', price: 10_00 })
    await save(owner, { ...inputOf(option), price: 20_00 })
    const entries = await shop.db.auditEntry.findMany({
      where: { entityId: option.id },
      orderBy: { at: 'asc' },
    })
    expect(entries.map(({ action }) => action)).toEqual(['style-option.add', 'style-option.update'])
    expect(entries[1]!.changes).toEqual([{ field: 'price', before: 10_00, after: 20_00 }])
  })

  test('reaches guests at once, whose responses are cached', async () => {
    const query = '{ styleOptions(part: FIT) { id name } }'
    const names = async () => (await guest.graphql(query)).data.styleOptions.map(({ name }: Json) => name)
    await names()
    await save(owner, { ...inputOf(await read('fit-slim')), name: 'Body fit' })
    expect(await names()).toContain('Body fit')
  })
})
