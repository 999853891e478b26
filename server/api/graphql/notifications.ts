import {
  readNotifications,
  readTailorNotifications,
  subscribeTailorToNotifications,
  subscribeToNotifications,
  unsubscribeFromNotifications,
  unsubscribeTailorFromNotifications,
} from '../../domain/notifications/subscribe.ts'
import type { Notifications } from '../../domain/notifications/subscribe.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const changing = (change: () => Promise<Notifications>) =>
  withUserErrors({ notifications: null }, async () => ({ notifications: await change() }))

export const notifications: Resolvers = {
  Query: {
    notifications: (_root, { endpoint }, ctx) => readNotifications(ctx, endpoint),
    tailorNotifications: (_root, { endpoint }, ctx) => readTailorNotifications(ctx, endpoint),
  },
  Mutation: {
    subscribeToNotifications: (_root, { input }, ctx) => changing(() => subscribeToNotifications(ctx, input)),
    unsubscribeFromNotifications: (_root, { input }, ctx) =>
      changing(() => unsubscribeFromNotifications(ctx, input)),
    subscribeTailorToNotifications: (_root, { input }, ctx) =>
      changing(() => subscribeTailorToNotifications(ctx, input)),
    unsubscribeTailorFromNotifications: (_root, { input }, ctx) =>
      changing(() => unsubscribeTailorFromNotifications(ctx, input)),
  },
}
