import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { App } from '../../client/app/App.tsx'
import { createApolloClient } from '../../client/app/apollo.ts'
import { beginSession, type SignedIn } from '../../client/app/session/session.ts'
import { createLinks } from '../../client/app/links.ts'
import { loaderContext } from '../../client/app/page-loader.ts'
import { routes } from '../../client/app/routes.tsx'
import { toaster } from '../../client/ui/toaster.tsx'
import { inLanguage, type Language, languages } from '../../shared/languages.ts'
import type { Account } from './api-client.ts'
import { Connection } from './connection.ts'
import type { Shop } from './shop.ts'
import { textsIn } from './texts-in.ts'

interface Options {
  /** Who has signed in; by default nobody. */
  as?: Account
  language?: Language
  /** Operations that fail from the beginning as if offline. */
  broken?: string[]
  /** Sent with every request. */
  cookie?: string
}

export type Page = Awaited<ReturnType<typeof openPage>>

/** Opens a page of a shop: the whole client with its own routes and cache, connected to the shop by real HTTP. */
export async function openPage(
  shop: Shop,
  path: string,
  { as, language = 'en', broken = [], cookie = '' }: Options = {},
) {
  onTestFinished(() => {
    toaster.remove()
    vi.unstubAllEnvs()
  })
  // The server runs in this process, too; the page is a browser's, whose loaders don't await their queries.
  vi.stubEnv('SSR', false)
  document.documentElement.lang = languages[language].tag
  const connection = new Connection(broken)
  connection.cookie = cookie
  connection.connect(shop)
  if (as) await signIn(as)
  const client = createApolloClient(createLinks())
  // The router has arrived a moment before its page is rendered. Until then, the page before is on the screen.
  let shown = ''
  function Rendered() {
    const { key } = useLocation()
    useEffect(() => {
      shown = key
    }, [key])
    return <Outlet />
  }
  const router = createMemoryRouter([{ element: <Rendered />, children: routes }], {
    initialEntries: [inLanguage(language, path)],
    basename: languages[language].basename,
    getContext: () => loaderContext(client),
  })
  onTestFinished(() => router.dispose())
  const page = { publicUrl: shop.url, status: { code: 200 } }
  // With the styles of earlier pages, each look at an element's style takes longer.
  const styles = createCache({ key: 'css' })
  onTestFinished(() => styles.sheet.flush())
  const view = render(
    <CacheProvider value={styles}>
      <App client={client} page={page} i18n={textsIn(language)}>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const expectRendered = () => {
    expect(router.state.navigation.state).toBe('idle')
    expect(shown).toBe(router.state.location.key)
  }
  /** Once the address's page is on the screen, be it complete or not. */
  const rendered = () => waitFor(expectRendered)
  /** Once the address's page and all that it requested have arrived. */
  const settled = () =>
    waitFor(() => {
      expectRendered()
      expect(document.querySelector('[aria-busy=true]')).toBeNull()
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
      expect(connection.underway).toEqual([])
    })
  return {
    ...view,
    rendered,
    settled,
    client,
    router,
    connection,
    page,
    address,
    user: userEvent.setup(),
    screen,
  }
}

/** Stores the account's session in the browser, as the log-in form does. */
export async function signIn(account: Account): Promise<void> {
  const { data } = await account.graphql('{ viewer { id name email profilePicture role } }')
  const { id, ...viewer } = data.viewer as Omit<SignedIn, 'userId' | 'token'> & { id: string }
  beginSession({ ...viewer, userId: id, token: account.token })
}
