import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { createApolloClient } from './apollo.ts'
import { storeActiveQueries } from './offline/cached-responses-link.ts'
import { isCachedPage, markUnreachable } from './offline/connectivity.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { onAccountChange } from './session/session.ts'
import { createI18n } from '../language/create-i18n.ts'
import { inLanguage, languageCodes, languageOf, languages } from '../../shared/languages.ts'
import { loadMessages } from '../language/load-messages.ts'
import { createLinks } from './links.ts'
import { loaderContext } from './page-loader.ts'
import type { PageState } from './page-state.ts'
import { paths } from '../../shared/paths.ts'
import { routes } from './routes.tsx'
import { openGates } from '../ui/hydration-gates.ts'
import { whenIdle } from '../ui/when-idle.ts'

const state = JSON.parse(document.getElementById('state')?.textContent || '{}') as Partial<PageState>
const language = languageOf(location.pathname)
/** Links preserve the language of the page. */
const { basename } = languages[language]

const client = createApolloClient(createLinks())
if (state.apollo) client.cache.restore(state.apollo)

/**
 * Offline, the offline page's document is served for every page: its state is not that of the current
 * page.
 */
const isStandIn =
  state.path !== location.pathname &&
  languageCodes.some((each) => inLanguage(each, paths.offline()) === state.path)

/** Loads the code of the current page, because hydration needs all of it. */
async function loadPage(): Promise<void> {
  const { href } = location
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  if (location.href !== href) await loadPage()
}

/**
 * Whether the document was rendered for the current address: the user may navigate back while the code
 * is loading.
 */
function isServedHere() {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded === undefined) return true
  const { pathname, search } = new URL(loaded.name)
  return pathname === location.pathname && search === location.search
}

async function start() {
  const [messages] = await Promise.all([
    // Offline the messages may be unavailable; the page then falls back to English.
    loadMessages(language).catch((error: unknown) => {
      if (isStandIn) return {}
      throw error
    }),
    isStandIn || loadPage(),
  ])
  const isHydrating = !isStandIn && isServedHere()
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => loaderContext(client),
    ...(isHydrating && state.loaderData && { hydrationData: { loaderData: state.loaderData } }),
  })
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root to hydrate')
  const app = (
    <App
      client={client}
      page={{ publicUrl: state.publicUrl ?? null, status: { code: 200 } }}
      i18n={createI18n(language, messages)}
    >
      <RouterProvider router={router} />
    </App>
  )
  router.subscribe(openGates)
  // As a transition, hydration yields to taps and scrolling.
  startTransition(() => {
    // When the code of a section can't be loaded, the rest of the page still works.
    if (isHydrating) hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) })
    else createRoot(root).render(app)
  })
  whenIdle(() => {
    storeActiveQueries(client)
    registerServiceWorker()
    // A page from the service worker's cache: it says so until the server has responded.
    if (!isCachedPage()) return
    markUnreachable()
    void Promise.allSettled(client.refetchQueries({ include: 'active' }).results)
  })
  // Data that was read with one user's permissions must not be shown to another.
  onAccountChange(() => void client.resetStore().catch(() => null))
}

void start()
