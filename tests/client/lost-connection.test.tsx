import { ApolloLink } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../client/app/App.tsx'
import { createApolloClient } from '../../client/app/apollo.ts'
import { PageError } from '../../client/app/shell/PageError.tsx'
import { Toasts } from '../../client/ui/Toasts.tsx'
import { toaster } from '../../client/ui/toaster.tsx'
import { useLazyComponent } from '../../client/ui/use-lazy-component.ts'
import { textsIn } from '../support/texts-in.ts'

afterEach(() => {
  toaster.remove()
  vi.restoreAllMocks()
})

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/X.js'))

function renderRoutes(routes: RouteObject[]) {
  const router = createMemoryRouter(routes)
  render(
    <App
      client={createApolloClient(ApolloLink.empty())}
      page={{ publicUrl: null, status: { code: 200 } }}
      i18n={textsIn('en')}
    >
      <RouterProvider router={router} />
    </App>,
  )
  return { router, user: userEvent.setup() }
}

describe('a lost connection', () => {
  test('affects a lazy component only: an error is shown, and the next tap retries', async () => {
    let connected = false
    const load = () => (connected ? Promise.resolve(() => <p>The dialog</p>) : lost())
    function Page() {
      const { Component: Part, want } = useLazyComponent(load)
      return (
        <>
          <button onClick={() => void want()}>Cart</button>
          {Part && <Part />}
          <Toasts />
        </>
      )
    }
    const { user } = renderRoutes([{ path: '/', element: <Page /> }])
    await user.click(await screen.findByRole('button', { name: 'Cart' }))
    await screen.findByText('We could not reach the shop. Please check your connection and try again.')
    connected = true
    await user.click(screen.getByRole('button', { name: 'Cart' }))
    await screen.findByText('The dialog')
  })

  test('leaves the header in place when the next page can’t be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const layout = (
      <>
        <header>The shop</header>
        <Outlet />
      </>
    )
    const pages = [
      { index: true, element: <p>Home</p> },
      { path: 'about', lazy: lost },
    ]
    const { router, user } = renderRoutes([
      { element: layout, children: [{ errorElement: <PageError />, children: pages }] },
    ])
    await screen.findByText('Home')
    await router.navigate('/about')
    await screen.findByRole('heading', { name: 'We could not reach the shop' })
    expect(screen.getByText('The shop')).toBeTruthy()

    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const line = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => line.mock.calls.length).toBe(1)
    expect(reload).not.toHaveBeenCalled()
    line.mockResolvedValueOnce(new Response())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })
})

test('the loading bar is shown while a page loads', async () => {
  const { LoadingBar } = await import('../../client/app/shell/LoadingBar.tsx')
  let arrive: (page: { Component: () => React.ReactNode }) => void = () => {}
  const layout = (
    <>
      <LoadingBar />
      <Outlet />
    </>
  )
  const { router } = renderRoutes([
    {
      element: layout,
      children: [
        { index: true, element: <p>Home</p> },
        { path: 'about', lazy: () => new Promise((resolve) => (arrive = resolve)) },
      ],
    },
  ])
  await screen.findByText('Home')
  expect(screen.queryByRole('progressbar')).toBeNull()
  void router.navigate('/about')
  await screen.findByRole('progressbar', { name: 'Loading' })
  arrive({ Component: () => <p>About</p> })
  await screen.findByText('About')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
