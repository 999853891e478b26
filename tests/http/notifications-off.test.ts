import { expect, test } from 'vitest'
import { FakeBrowser } from '../support/fake-push-service.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('without settings nobody is notified, and nothing is stored for it', async () => {
  const owner = await shop.admin()
  const { data } = await owner.graphql(
    '{ messageChannels { push } notifications { publicKey isSubscribed } }',
  )
  expect(data).toEqual({
    messageChannels: { push: false },
    notifications: { publicKey: null, isSubscribed: false },
  })
  const { data: refused } = await owner.graphql(
    `mutation ($input: SubscribeToNotificationsInput!) {
      subscribeToNotifications(input: $input) { notifications { isSubscribed } userErrors { code message } }
    }`,
    { input: new FakeBrowser('https://push.example/1').subscription },
  )
  expect(refused.subscribeToNotifications).toEqual({
    notifications: null,
    userErrors: [{ code: 'CONFLICT', message: 'The shop sends no notifications.' }],
  })
  await orderProduct(await shop.shopper('Meera'), (await shop.product()).id)
  expect(await shop.db.message.count({ where: { channel: 'PUSH' } })).toBe(0)
})
