/** What this browser says of notifications. */
export interface PushBrowser {
  state: 'unsupported' | 'denied' | 'ready'
  /** The address at its push service; null while it has no subscription. */
  endpoint: string | null
}

/** A subscription, as the server is given it. */
export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Why a browser can't be subscribed. */
export type SubscribeProblem = 'denied' | 'undecided' | 'no-worker' | 'no-push-service'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The subscription of this browser, if it has one. */
async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Reads what the browser says; asks the user nothing. */
export async function readPushBrowser(): Promise<PushBrowser> {
  if (!isSupported()) return { state: 'unsupported', endpoint: null }
  const subscription = await findSubscription().catch(() => null)
  return {
    state: Notification.permission === 'denied' ? 'denied' : 'ready',
    endpoint: subscription?.endpoint ?? null,
  }
}

/** Asks the user for the permission, and the browser for a subscription with the shop's key. To be called by a tap. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | SubscribeProblem> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  if (permission === 'default') return 'undecided'
  if (!(await navigator.serviceWorker.getRegistration())) return 'no-worker'
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    // One with an earlier key of the shop would be refused by the push service.
    await (await pushManager.getSubscription())?.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! }
  } catch {
    return 'no-push-service'
  }
}

/** Gives up the browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
