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
import { cachedResponsesLink } from '../../client/features/offline/cached-responses-link.ts'
import { beginSession } from '../../client/features/session/session.ts'
import { createI18n } from '../../client/language/create-i18n.ts'
import { messages } from '../../client/language/messages/hi.ts'
import { type Language, languageOf, languages } from '../../shared/languages.ts'
import { loaderContext } from '../../client/page-loader.ts'
import { routes } from '../../client/routes.tsx'
import { toaster } from '../../client/ui/toaster.tsx'
import type { FakeShop } from './fake-shop.ts'

afterEach(() => toaster.remove())

/** The connection between the page and the fake shop: the operations sent over it, and ways to disturb it. */
export class Wire {
  readonly sent: string[] = []
  /** Operations of these names fail as if offline. */
  readonly broken = new Set<string>()
  /** The fake shop answers operations of these names at once; their responses arrive when this is resolved. */
  readonly late = new Map<string, Promise<void>>()
  #gate: Promise<void> | undefined
  #open: () => void = () => {}

  /** Delays all responses until `release`. */
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
        else
          forward(operation).subscribe({
            next: (result) => void Promise.resolve(this.late.get(name)).then(() => observer.next(result)),
            error: (error) => observer.error(error),
            complete: () => void Promise.resolve(this.late.get(name)).then(() => observer.complete()),
          })
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

/** The translations of a page in a language. */
export const textsIn = (language: Language) => createI18n(language, language === 'hi' ? messages : {})

/** Renders the whole client at an address (below `/hi` in Hindi), with a shop in memory. */
export function renderApp(path: string, shop: FakeShop) {
  const language = languageOf(path)
  const wire = new Wire()
  const client = createApolloClient(
    ApolloLink.from([
      cachedResponsesLink(),
      inOrderLink(),
      wire.link,
      new SchemaLink({ schema: shop.schema, validate: true }),
    ]),
  )
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    basename: languages[language].basename,
    getContext: () => loaderContext(client),
  })
  const page = { publicUrl: 'https://shop.example', status: { code: 200 } }
  const view = render(
    <App client={client} page={page} i18n={textsIn(language)}>
      <RouterProvider router={router} />
    </App>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...view, client, router, wire, page, address, user: userEvent.setup(), screen }
}
