import { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Observable } from 'rxjs'
import { afterEach } from 'vitest'
import { App } from '../../client/App.tsx'
import { createApolloClient } from '../../client/apollo.ts'
import { inOrderLink } from '../../client/features/cart/in-order-link.ts'
import { beginSession } from '../../client/features/session/session.ts'
import { routes } from '../../client/routes.tsx'
import { toaster } from '../../client/ui/toaster.tsx'
import type { ShopWindow } from './shop-window.ts'

afterEach(() => toaster.remove())

/** The line between the page and the shop: what was asked over it, and how to disturb it. */
export class Wire {
  readonly sent: string[] = []
  /** Operations of these names fail as if the network were gone. */
  readonly broken = new Set<string>()
  #gate: Promise<void> | undefined
  #open: () => void = () => {}

  /** Keeps everything waiting until `release`. */
  hold() {
    this.#gate = new Promise((open) => (this.#open = open))
  }

  release() {
    this.#gate = undefined
    this.#open()
  }

  link = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? ''
    return new Observable((observer) => {
      this.sent.push(name)
      void (async () => {
        await this.#gate
        if (this.broken.has(name)) observer.error(new TypeError('Failed to fetch'))
        else forward(operation).subscribe(observer)
      })()
    })
  })
}

export const signIn = () =>
  beginSession({
    token: 'a-token',
    userId: 'meera',
    name: 'Meera Kulkarni',
    email: 'meera@example.com',
    profilePicture: null,
    role: 'SHOPPER',
  })

/** The whole client at an address, before a shop that lives in memory. */
export function renderApp(path: string, shop: ShopWindow) {
  const wire = new Wire()
  const client = createApolloClient(
    ApolloLink.from([inOrderLink(), wire.link, new SchemaLink({ schema: shop.schema, validate: true })]),
  )
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const page = { publicUrl: 'https://shop.example', status: { code: 200 } }
  const view = render(
    <App client={client} page={page}>
      <RouterProvider router={router} />
    </App>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...view, client, router, wire, page, address, user: userEvent.setup(), screen }
}
