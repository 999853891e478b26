/**
 * Makes the shop usable on a slow connection or offline, and shows notifications. Pages come from the network if possible, else
 * from the cache of viewed pages. GraphQL and REST requests are not intercepted: account data is stored
 * in local storage only.
 *
 * This file has no imports, because a worker can't share the pages' chunks.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
interface PageMessageEvent extends ExtendableEvent {
  data: unknown
}
interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification
}
interface WindowClient {
  url: string
  focus: () => Promise<WindowClient>
  navigate: (url: string) => Promise<unknown>
  postMessage: (message: string) => void
}
interface Scope {
  addEventListener: ((
    type: 'install' | 'activate' | 'sync',
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: PageMessageEvent) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationEvent) => void) => void)
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  clients: {
    matchAll: (which: { includeUncontrolled?: true; type?: 'window' }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

interface Language {
  /** The address of its home page, which begins those of all its pages. */
  basename: string
  /** What its pages need besides. */
  chunks: string[]
}

/** Injected by the build: the chunks that the pages below need, by language, and a version of all of them. */
declare const __CHUNKS__: string[]
/** What the counter needs, which shoppers don't download. */
declare const __COUNTER__: string[]
declare const __LANGUAGES__: [Language, ...Language[]]
declare const __VERSION__: string

const worker = self as unknown as Scope

const [mainLanguage, ...otherLanguages] = __LANGUAGES__
const counterChunks = __COUNTER__
/** Pages that open offline even if they were never visited. */
const ownPages = ['', '/gallery', '/cart', '/wishlist', '/contact', '/offline']
const addressIn = ({ basename }: Language, page: string) => basename.replace(/\/$/, '') + page || '/'
const languageOf = (pathname: string) =>
  otherLanguages.find(({ basename }) => `${pathname}/`.startsWith(`${basename}/`)) ?? mainLanguage

/** The cache of the application shell. */
const shell = `shell ${__VERSION__}`
/** The cache of viewed pages and pictures; logging out deletes the caches with this prefix. */
const seen = `seen ${__VERSION__}`
const maxEntries = { pages: 30, pictures: 150 }

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const open = await worker.clients.matchAll({ includeUncontrolled: true })
      const used = new Set([mainLanguage, ...open.map(({ url }) => languageOf(new URL(url).pathname))])
      const cache = await caches.open(shell)
      await cache.addAll(__CHUNKS__)
      for (const language of used)
        await cache.addAll([...language.chunks, ...ownPages.map((page) => addressIn(language, page))])
    })(),
  )
})

/**
 * A new worker waits until all pages of the earlier build are closed, because they may still need its
 * chunks.
 */
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => ![shell, seen].includes(name)).map((name) => caches.delete(name)),
      )
      await worker.registration.navigationPreload?.enable()
    })(),
  )
})

/** The counter's page has been opened: from now on it opens offline, too. */
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-counter') event.waitUntil(keepCounter())
})

async function keepCounter() {
  const cache = await caches.open(shell)
  const cached = await Promise.all(counterChunks.map((address) => cache.match(address)))
  await cache.addAll(counterChunks.filter((_, index) => !cached[index]))
}

/** The browser has a connection again (Background Sync API): its pages send what waits. Without a page, the next one does. */
worker.addEventListener('sync', (event) => {
  event.waitUntil(
    (async () => {
      for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage('connected')
    })(),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  // The content of these addresses never changes.
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request, shell))
  // Loops are large, and not needed offline: their first frames are there.
  else if (
    request.destination === 'image' &&
    pathname.startsWith('/images/') &&
    !pathname.endsWith('-loop.webp')
  )
    event.respondWith(fromCache(request, seen, maxEntries.pictures))
})

async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status === 200 && isPage && !response.redirected)
      event.waitUntil(store(seen, request, response.clone(), maxEntries.pages))
    return response
  } catch (error) {
    const cached =
      (await find(seen, request)) ??
      (await find(shell, request)) ??
      (await find(shell, addressIn(languageOf(new URL(request.url).pathname), '/offline'))) ??
      (await find(shell, addressIn(mainLanguage, '/offline')))
    if (cached) return marked(cached)
    throw error
  }
}

/** Marks the page as cached. */
async function marked(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<head>', '<head><meta name="cached-page">')
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

async function fromCache(request: Request, name: string, most = Infinity): Promise<Response> {
  const cached = await find(name, request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200) void store(name, request, response.clone(), most)
  return response
}

/** Matches by address only: all variants of a response are equivalent. */
const find = async (name: string, request: Request | string) =>
  (await caches.open(name)).match(request, { ignoreVary: true })

/** Without storage nothing is cached. */
async function store(name: string, request: Request, response: Response, most: number) {
  try {
    const cache = await caches.open(name)
    await cache.delete(request, { ignoreVary: true })
    await cache.put(request, response)
    const kind = (each: Request) => new URL(each.url).pathname.startsWith('/images/')
    const alike = (await cache.keys()).filter((each) => kind(each) === kind(request))
    if (alike.length > most) await Promise.all(alike.slice(0, -most).map((each) => cache.delete(each)))
  } catch {
    // It is stored on the next visit.
  }
}

/** As `server/domain/notifications/push-service.ts` sends it. */
interface PushedNotification {
  title: string
  body: string
  address: string
  language: string
  tag: string
}

worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, address, language, tag } = event.data.json() as PushedNotification
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icons/icon-192.png',
      data: { address },
    }),
  )
})

/** Opens the page of the notification: in a window of the shop, if one is open, else in a new one. */
worker.addEventListener('notificationclick', (event) => {
  const { address } = event.notification.data as Pick<PushedNotification, 'address'>
  event.notification.close()
  event.waitUntil(
    (async () => {
      const [open] = await worker.clients.matchAll({ type: 'window' })
      if (!open) return worker.clients.openWindow(address)
      await open.focus()
      return open.navigate(address)
    })(),
  )
})
