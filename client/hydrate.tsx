import { ApolloLink } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { createApolloClient } from './apollo.ts'
import { inOrderLink } from './features/cart/in-order-link.ts'
import { sessionLinks } from './features/session/session-links.ts'
import type { PageState } from './page-state.ts'
import { routes } from './routes.tsx'

const read = (id: string) => document.getElementById(id)
const state = JSON.parse(read('state')?.textContent || '{}') as Partial<PageState>

const client = createApolloClient(
  ApolloLink.from([sessionLinks, inOrderLink(), new HttpLink({ uri: '/graphql' })]),
)
const page = { publicUrl: state.publicUrl ?? null, status: { code: 200 }, served: state.status }
if (state.apollo) client.cache.restore(state.apollo)

/** The page's own chunk must be here before hydration, or its place would be empty for a moment. */
async function loadMatchedRoutes() {
  const lazy = (matchRoutes(routes, location) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy)
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** It takes over a page that is there already: told so, it leaves the place alone that she has scrolled to. */
const router = () => createBrowserRouter(routes, { hydrationData: { loaderData: {} } })

async function start() {
  await loadMatchedRoutes()
  const root = read('root')
  if (root === null) throw new Error('The page has no #root to hydrate')
  // As a transition it is done in small slices: a tap or a scroll meanwhile is answered at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <App client={client} page={page}>
        <RouterProvider router={router()} />
      </App>,
    )
  })
}

// Not awaited at the top level: the pages' chunks wait for this one, and it would wait for them.
void start()
