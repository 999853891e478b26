import { describe, expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import type { Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const { choose, field, fill, follow, press } = controls()

describe('the stages of the workshop', () => {
  const readStages = async () =>
    (
      await owner.graphql(
        '{ workshopStages { version stages { id name translations { locale name } isRemoved } } }',
      )
    ).data.workshopStages
  const stages = async (): Promise<[string, string | null][]> =>
    (await readStages()).stages
      .filter(({ isRemoved }: Record<string, boolean>) => !isRemoved)
      .map(({ name, translations: [hindi] }: Json) => [name, hindi?.name ?? null])

  test('are renamed, added, moved and removed', async () => {
    const before = await stages()
    const { screen } = await openAdminPage(shop, '/admin/workshop', { as: owner })
    await follow('Stages')
    await screen.findByRole('heading', { level: 1, name: 'Stages' })
    const row = async (name: string) => controls(await screen.findByRole('listitem', { name }))

    await press('Add a stage')
    await (await row(`stage ${before.length}`)).fill('Stage', 'Ironing')
    await (await row('Ironing')).fill('In Hindi', 'इस्त्री')
    await press('Move Ironing up')
    await press('Remove Embroidery')
    await (await row('Cutting')).fill('Stage', 'Cutting out')
    // What the first and the last stage are can't be changed.
    expect(screen.queryByRole('button', { name: `Remove ${before[0]![0]}` })).toBeNull()
    await press('Save the stages')
    await screen.findByText('The stages are saved.')
    const expected = before.map(([name, hindi]) => [name === 'Cutting' ? 'Cutting out' : name, hindi])
    expected.splice(before.length - 2, 0, ['Ironing', 'इस्त्री'])
    expect(await stages()).toEqual(expected.filter(([name]) => name !== 'Embroidery'))
    await openAdminPage(shop, '/admin/workshop', { as: owner })
    await region('Ironing')
  })

  test('stay as typed when somebody else saved first', async () => {
    const { screen } = await openAdminPage(shop, '/admin/workshop/stages', { as: owner })
    await fill('First stage', 'To be cut')
    const { version, stages } = await readStages()
    await owner.mutate('saveWorkshopStages', {
      version,
      stages: stages
        .filter(({ isRemoved }: Record<string, boolean>) => !isRemoved)
        .map(({ id, name, translations }: Json) => ({ id, name, translations })),
    })
    await press('Save the stages')
    await screen.findByText(/^The stages were changed in another window\./)
    expect((await field('First stage')).value).toBe('To be cut')
    await press('Undo my changes')
    await expect.poll(async () => (await field('First stage')).value).toBe(stages[0].name)
  })

  test('stay as saved when they can’t be read again', async () => {
    const { screen, connection } = await openAdminPage(shop, '/admin/workshop/stages', { as: owner })
    await fill('First stage', 'Begun')
    connection.broken.add('WorkshopStages')
    await press('Save the stages')
    await screen.findByText('The stages are saved.')
    await expect.poll(() => connection.underway).toEqual([])
    expect((await field('First stage')).value).toBe('Begun')
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})

test('a tailor’s rates are set by kind of garment and stage', async () => {
  const { tailor } = await owner.mutate('saveTailor', { name: 'Salma', phone: newPhone(), language: 'HINDI' })
  await owner.mutate('saveTailor', { name: 'Zoya', phone: newPhone(), language: 'HINDI' })
  const { screen } = await openAdminPage(shop, '/admin/workshop', { as: owner })
  await follow('Piece rates')
  await choose('Tailor', 'Salma')
  await fill('Blouse, Stitching, ₹', '120')
  await fill('Blouse, Finishing, ₹', '30.50')
  await fill('Lehenga, Stitching, ₹', 'a lot')
  expect((await region('Blouse')).textContent).toContain('₹150.50 in all')
  await press('Save the rates')
  await screen.findByText(/Write each rate in rupees/)
  await fill('Lehenga, Stitching, ₹', '')
  await press('Save the rates')
  await screen.findByText('The rates of Salma are saved.')
  const { data } = await owner.graphql('{ tailors { id pieceRates { category stageId amount } } }')
  expect(data.tailors.find(({ id }: { id: string }) => id === tailor.id).pieceRates).toEqual([
    { category: 'BLOUSE', stageId: 'STITCHING', amount: 120_00 },
    { category: 'BLOUSE', stageId: 'FINISHING', amount: 30_50 },
  ])
  await choose('Tailor', 'Zoya')
  await expect.poll(async () => (await field('Blouse, Stitching, ₹')).value).toBe('')
})
