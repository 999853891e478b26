import { FakeBrowser, vapidEnv } from '../support/fake-push-service.ts'
import { test } from './support/own-shop.ts'
import { makeColleague, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

test.use({ shopEnv: { ...vapidEnv, LOOPBACK_RECEIVERS: 'allow' }, serviceWorkers: 'allow' })

test('staff turn notifications on and off in their browser', async ({ page, request }) => {
  const { subscription } = new FakeBrowser('http://127.0.0.1:9/push/1')
  // Without a network, the browser itself has no push service; Chromium's headless shell also refuses every notification.
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const its = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    } as unknown as PushSubscription
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('subscribed') ? its : null)
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('subscribed', 'yes')
      return Promise.resolve(its)
    }
  }, subscription)
  await signIn(page, await makeColleague(request, 'STAFF', 'Sunita'))
  await visit(page, '/account')
  const panel = page.getByRole('region', { name: 'Notifications in this browser' })
  const turnOn = panel.getByRole('button', { name: 'Turn on notifications' })
  await expect(turnOn).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await turnOn.click()
  await expect(panel.getByText('Notifications are on in this browser')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await panel.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(turnOn).toBeVisible()
})
