import { expect, test } from 'vitest'
import { gstin, registerForGst } from '../support/invoices.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('receipts name the shop as it is registered, for staff who work on orders', async () => {
  const owner = await shop.admin()
  const read = async () =>
    (await owner.graphql('{ seller { scheme party { name gstin phone address } } }')).data.seller
  expect(await read()).toMatchObject({ scheme: 'UNREGISTERED', party: { gstin: null } })
  await registerForGst(owner)
  expect(await read()).toMatchObject({
    scheme: 'REGULAR',
    party: { name: expect.stringContaining('Roopkala Boutique LLP'), gstin },
  })
})
