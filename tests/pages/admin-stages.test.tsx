import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls, descriptionOf, openAdminPage, region } from '../support/admin-page.ts'
import type { Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const { field, fill, follow, press } = controls()

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

describe('the sheet of piece rates', () => {
  const ratesOf = async (id: string): Promise<Json[]> => {
    const { data } = await owner.graphql('{ tailors { id pieceRates { category stageId amount } } }')
    return data.tailors.find((tailor: Json) => tailor.id === id).pieceRates
  }
  const addTailor = async (name: string): Promise<string> =>
    (await owner.mutateOrThrow('saveTailor', { name, phone: newPhone(), language: 'HINDI' })).tailor.id
  const ids: string[] = []
  const cell = (name: string) => field(`${name}, ₹`)
  const paste = async (name: string, text: string) =>
    fireEvent.paste(await cell(name), { clipboardData: { getData: () => text } })

  test('takes a block of a spreadsheet; what can’t be read stays, and until then nothing is saved', async () => {
    ids.push(await addTailor('Salma'), await addTailor('Zoya'))
    const { screen } = await openAdminPage(shop, '/admin/workshop', { as: owner })
    await follow('Piece rates')
    await press('Finishing')
    await fill('Zoya, Blouse, ₹', '30.50')
    await press('Stitching')
    await paste('Salma, Suit', '₹150\t120\r\n1,50\t90\r\n1\t2\r\n')
    await screen.findByText(/4 cells filled/)
    expect(screen.getByText(/2 cells were outside/)).toBeTruthy()
    expect((await cell('Zoya, Blouse')).value).toBe('90')
    await press('Finishing')
    await press('Save the rates')
    await expect
      .poll(async () => descriptionOf(await cell('Zoya, Suit')))
      .toContain('Write each rate in rupees')
    expect((await cell('Zoya, Suit')).value).toBe('1,50')
    expect([await ratesOf(ids[0]!), await ratesOf(ids[1]!)]).toEqual([[], []])
    await fill('Zoya, Suit, ₹', '')
    await press('Save the rates')
    await screen.findByText('The rates are saved.')
    expect(await ratesOf(ids[0]!)).toEqual([
      { category: 'SUIT', stageId: 'STITCHING', amount: 150_00 },
      { category: 'BLOUSE', stageId: 'STITCHING', amount: 120_00 },
    ])
    expect(await ratesOf(ids[1]!)).toEqual([
      { category: 'BLOUSE', stageId: 'STITCHING', amount: 90_00 },
      { category: 'BLOUSE', stageId: 'FINISHING', amount: 30_50 },
    ])
  })

  test('marks cells with Shift, copies them as a spreadsheet takes them, and empties them together', async () => {
    const { screen, user } = await openAdminPage(shop, '/admin/workshop/rates', { as: owner })
    await user.click(await cell('Salma, Suit'))
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    const copied: string[] = []
    const clipboardData = { setData: (_: string, text: string) => copied.push(text) }
    fireEvent.copy(await cell('Salma, Suit'), { clipboardData })
    expect(copied).toEqual(['150\t120\n\t90'])
    await user.keyboard('{Delete}')
    expect((await cell('Zoya, Blouse')).value).toBe('')
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('textbox', { name: 'Zoya, Suit, ₹' })).toBe(document.activeElement)
  })

  test('names the cell that the shop refuses, and saves no other', async () => {
    await openAdminPage(shop, '/admin/workshop/rates', { as: owner })
    await fill('Salma, Dress, ₹', '70')
    await fill('Zoya, Dress, ₹', '0.00')
    await fill('Zoya, Saree, ₹', '99999999999')
    await press('Save the rates')
    await expect.poll(async () => (await cell('Zoya, Saree')).getAttribute('aria-invalid')).toBe('true')
    expect(await ratesOf(ids[0]!)).toHaveLength(2)
    await fill('Zoya, Saree, ₹', '')
    await press('Save the rates')
    await expect.poll(() => ratesOf(ids[0]!)).toHaveLength(3)
    expect(await ratesOf(ids[1]!)).toHaveLength(2)
  })
})
