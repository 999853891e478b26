import { expect } from 'vitest'
import type { Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'
import type { Mutations } from '../__generated__/api.ts'
import type { ApiClient } from './api-client.ts'
import type { FakeBrowser, FakePushService } from './fake-push-service.ts'
import type { Shop } from './shop.ts'

type Subscription = Extract<keyof Mutations, `${string}${'To' | 'From'}Notifications`>

/** What tests of notifications do in a shop whose browsers belong to this push service. */
export function notificationsOf(shop: Shop, service: FakePushService) {
  const change = async (who: ApiClient, name: Subscription, input: object) => {
    const { data, errors } = await who.mutate(name, input as never)
    return data?.[name] ?? errors
  }

  const state = async (who: ApiClient, { endpoint }: FakeBrowser, name = 'notifications') =>
    (
      await who.graphql(
        `query ($endpoint: String) { ${name}(endpoint: $endpoint) { publicKey isSubscribed } }`,
        {
          endpoint,
        },
      )
    ).data[name]

  /** A browser in which this account is notified. */
  async function browserOf(who: ApiClient): Promise<FakeBrowser> {
    const browser = service.browser()
    expect(await change(who, 'subscribeToNotifications', browser.subscription)).toMatchObject({
      notifications: { isSubscribed: true },
      userErrors: [],
    })
    return browser
  }

  async function staffWith(permissions: Permission[], language: 'EN' | 'HI' = 'EN') {
    const account = await shop.staff()
    await shop.db.user.update({
      where: { id: account.id },
      data: { permissions, staffRoleId: null, language },
    })
    return account
  }

  return { change, state, browserOf, staffWith }
}
