import { saveTailor } from '../support/tailors.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, ownerOf, signIn } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('stages are renamed, added, moved and removed', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const stages = async (): Promise<[string, string | null][]> => {
    const { data } = await owner.graphql('{ workshopStages { stages { name hindiName } } }')
    return data.workshopStages.stages.map(({ name, hindiName }: Record<string, string>) => [name, hindiName])
  }
  const before = await stages()
  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop')
  await page.getByRole('link', { name: 'Stages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stages' })).toBeVisible()
  const row = (name: string) => page.getByRole('listitem', { name, exact: true })
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })

  await page.getByRole('button', { name: 'Add a stage' }).click()
  const added = row(`stage ${before.length}`)
  await added.getByLabel('Stage', { exact: true }).fill('Ironing')
  await row('Ironing').getByLabel('In Hindi').fill('इस्त्री')
  await page.getByRole('button', { name: 'Move Ironing up' }).click()
  await page.getByRole('button', { name: 'Remove Embroidery' }).click()
  await row('Cutting').getByLabel('Stage', { exact: true }).fill('Cutting out')
  // What the first and the last stage are can't be changed.
  await expect(page.getByRole('button', { name: `Remove ${before[0]![0]}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the stages' }).click()
  await expect(page.getByText('The stages are saved.')).toBeVisible()
  const expected = before.map(([name, hindi]) => [name === 'Cutting' ? 'Cutting out' : name, hindi])
  expected.splice(before.length - 2, 0, ['Ironing', 'इस्त्री'])
  await expect.poll(stages).toEqual(expected.filter(([name]) => name !== 'Embroidery'))
  await visit(page, '/admin/workshop')
  await expect(page.getByRole('region', { name: 'Ironing' })).toBeVisible()
})

test('what was typed stays when somebody else saved first', async ({ page, request }) => {
  const owner = await ownerOf(request)
  await signInAsOwner(page, request)
  await open(page, '/admin/workshop/stages', 'Stages')
  const first = page.getByLabel('First stage')
  await first.fill('To be cut')
  const { data } = await owner.graphql(
    '{ workshopStages { version stages { id name hindiName isRemoved } } }',
  )
  const { version, stages } = data.workshopStages
  await owner.graphql(
    'mutation ($input: SaveWorkshopStagesInput!) { saveWorkshopStages(input: $input) { userErrors { message } } }',
    {
      input: {
        version,
        stages: stages
          .filter(({ isRemoved }: Record<string, boolean>) => !isRemoved)
          .map(({ id, name, hindiName }: Record<string, string>) => ({ id, name, hindiName })),
      },
    },
  )
  await page.getByRole('button', { name: 'Save the stages' }).click()
  await expect(page.getByText('The stages were changed in another window.')).toBeVisible()
  await expect(first).toHaveValue('To be cut')
  await page.getByRole('button', { name: 'Undo my changes' }).click()
  await expect(first).toHaveValue(stages[0].name)
})

test('a tailor’s rates are set by kind of garment and stage', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const { tailor } = await saveTailor(owner, { name: 'Rates Salma', phone: '9123456780', language: 'HINDI' })
  await saveTailor(owner, { name: 'Rates Zoya', phone: '9123456781', language: 'HINDI' })
  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop')
  await page.getByRole('link', { name: 'Piece rates' }).click()
  await page.getByLabel('Tailor').selectOption({ label: 'Rates Salma' })
  const field = (name: string) => page.getByLabel(`${name}, ₹`, { exact: true })
  await field('Blouse, Stitching').fill('120')
  await field('Blouse, Finishing').fill('30.50')
  await field('Lehenga, Stitching').fill('a lot')
  await expect(page.getByRole('region', { name: 'Blouse' })).toContainText('₹150.50 in all')
  await expectAccessibleAtAdminWidths(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Save the rates' }).click()
  await expect(page.getByText('Write each rate in rupees')).toBeVisible()
  await field('Lehenga, Stitching').fill('')
  await page.getByRole('button', { name: 'Save the rates' }).click()
  await expect(page.getByText('The rates of Rates Salma are saved.')).toBeVisible()
  const { data } = await owner.graphql('{ tailors { id pieceRates { category stageId amount } } }')
  expect(data.tailors.find(({ id }: { id: string }) => id === tailor.id).pieceRates).toEqual([
    { category: 'BLOUSE', stageId: 'STITCHING', amount: 120_00 },
    { category: 'BLOUSE', stageId: 'FINISHING', amount: 30_50 },
  ])
  await page.getByLabel('Tailor').selectOption({ label: 'Rates Zoya' })
  await expect(field('Blouse, Stitching')).toHaveValue('')
})

test('stages and rates are for the owner', async ({ page, request }) => {
  await signIn(page, await makeColleague(request, 'STAFF'))
  await page.evaluate(() => localStorage.setItem('role', 'staff'))
  for (const closed of ['/admin/workshop/stages', '/admin/workshop/rates']) {
    await visit(page, closed)
    await expect(page.getByText('This page is for the shop’s owner only.')).toBeVisible()
  }
})
