import { ApolloLink } from '@apollo/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from './App.tsx'
import { createApolloClient } from './apollo.ts'
import { inOrderLink } from './features/cart/in-order-link.ts'
import { keepWhatShows, keptCopiesLink } from './features/offline/kept-copies-link.ts'
import { isKeptPage, lostReach } from './features/offline/reach.ts'
import { registerServiceWorker } from './features/offline/register-service-worker.ts'
import { sessionLinks } from './features/session/session-links.ts'
import { onAnotherPerson } from './features/session/session.ts'
import { createI18n } from './language/create-i18n.ts'
import { inLanguage, type Language, languageOf, languages } from './language/languages.ts'
import { loadMessages } from './language/load-messages.ts'
import { loadPages } from './navigation/load-pages.ts'
import { Navigation } from './navigation/navigation.ts'
import { PageRouter } from './navigation/PageRouter.tsx'
import type { PageState } from './page-state.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { shopLink } from './shop-link.ts'
import { whenIdle } from './ui/when-idle.ts'

const read = (id: string) => document.getElementById(id)
const state = JSON.parse(read('state')?.textContent || '{}') as Partial<PageState>

const client = createApolloClient(
  ApolloLink.from([keptCopiesLink(), sessionLinks, inOrderLink(), shopLink()]),
)
const page = { publicUrl: state.publicUrl ?? null, status: { code: 200 }, served: state.status }
const language = languageOf(location.pathname)
/** Links keep to the language of the page. */
const { basename } = languages[language]
if (state.apollo) client.cache.restore(state.apollo)

/** Without a connection the offline page's document stands in for any page's: what it holds is not that page. */
const isStandIn = () =>
  state.path !== location.pathname &&
  (Object.keys(languages) as Language[]).some((each) => inLanguage(each, paths.offline()) === state.path)

/**
 * The page's own code must be here before hydration, or its place would be empty for a moment. She may go back while
 * it is on its way: what counts is where she is when it has come.
 */
async function loadWhereSheIs() {
  let from: string
  do {
    from = location.href
    await loadPages(routes, location, basename)
  } while (location.href !== from)
}

/** Whether the document was made for the address she is at now. */
function isServedHere() {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded === undefined) return true
  const { pathname, search } = new URL(loaded.name)
  return pathname === location.pathname && search === location.search
}

/** Takes the server's HTML over. */
export async function hydrate() {
  const [messages] = await Promise.all([loadMessages(language), loadWhereSheIs()]).catch((error: unknown) => {
    // Without its code the page still has a place where that is told.
    if (isStandIn()) return [{}]
    throw error
  })
  const navigation = new Navigation({ routes, history: createBrowserHistory(), basename })
  if (isStandIn()) await navigation.start()
  const root = read('root')
  if (root === null) throw new Error('The page has no #root to hydrate')
  const app = (
    <App client={client} page={page} i18n={createI18n(language, messages)}>
      <PageRouter navigation={navigation} />
    </App>
  )
  // As a transition it is done in small slices: a tap or a scroll meanwhile is answered at once.
  startTransition(() => {
    if (isStandIn() || !isServedHere()) createRoot(root).render(app)
    else hydrateRoot(root, app)
  })
  whenIdle(() => {
    keepWhatShows(client)
    registerServiceWorker()
    // A page of before, from the service worker: it says so until the shop has answered.
    if (!isKeptPage()) return
    lostReach()
    void Promise.allSettled(client.refetchQueries({ include: 'active' }).results)
  })
  // What was read with one person's eyes is not for another's.
  onAnotherPerson(() => void client.resetStore().catch(() => null))
}
