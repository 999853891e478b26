import { test } from './support/own-shop.ts'
import { makeDesign, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, visit } from './support/visit.ts'

test('the last day of orders for a festival is on the product’s page, in both languages', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const { data } = await owner.graphql('{ workshop(weeks: 1) { version weeklyCapacity } }')
  await owner.graphql(
    'mutation ($input: SaveWorkshopInput!) { saveWorkshop(input: $input) { userErrors { message } } }',
    {
      input: {
        ...data.workshop,
        festivals: [{ day: '2099-10-20', name: 'Diwali', hindiName: 'दिवाली', lastOrderDay: '2099-10-01' }],
      },
    },
  )
  const { id } = await makeDesign(request)
  await visit(page, `/single_product_details?productId=${id}`)
  await expect(
    page.getByText('For Diwali on 20 October 2099, order what is sewn by 1 October 2099.'),
  ).toBeVisible()
  await expectAccessible(page)
  await visit(page, `/hi/single_product_details?productId=${id}`)
  await expect(page.getByText(/^दिवाली \(20 अक्टूबर 2099\) के लिए/)).toBeVisible()
})
