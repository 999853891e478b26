import type { NormalizedCacheObject } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { prerenderStatic } from '@apollo/client/react/ssr'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { GraphQLSchema } from 'graphql'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { createApolloClient } from './apollo.ts'
import type { PageState } from './page-state.ts'
import { type RouteHandle, routes } from './routes.tsx'

export interface RenderOptions {
  /** Path and search, as `normalizeUrl` gives them. */
  url: string
  schema: GraphQLSchema
  /** The resolvers' context of a visitor without a session. */
  context: unknown
  publicUrl: string | null
}

export interface RenderedPage {
  status: number
  /** title, meta, link and style elements. */
  head: string
  body: string
  /** JSON, safe inside a script element. */
  state: string
  /** Source files of the matched pages, as the build's manifest names them. */
  sources: string[]
}

export interface Redirect {
  status: number
  location: string
}

const handleOf = (path: string) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  return route?.handle as RouteHandle | undefined
}

/**
 * The address that stands for everything that renders the same: without the search parameters that the page
 * doesn't read, the rest in a fixed order.
 */
export function normalizeUrl(url: string) {
  // A path that begins with two slashes would be read as a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const handle = handleOf(pathname)
  const known = [...searchParams].filter(([name]) => handle?.searchParams.includes(name))
  const search = new URLSearchParams(known)
  search.sort()
  const path = handle?.sameEverywhere ? '/404' : pathname
  return search.size === 0 ? path : `${path}?${search}`
}

export async function render(options: RenderOptions): Promise<RenderedPage | Redirect> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(options.url, 'http://localhost')))
  if (context instanceof Response) return redirectOf(context)

  const status = { code: context.statusCode }
  const client = createApolloClient(
    new SchemaLink({ schema: options.schema, context: () => options.context as Record<string, unknown> }),
    { ssrMode: true },
  )
  let styles: EmotionCache | undefined
  const { result } = await prerenderStatic({
    tree: (
      <App client={client} page={{ publicUrl: options.publicUrl, status }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    ),
    context: { client },
    // A fresh cache for each pass: the loading states of the earlier ones leave no styles behind.
    renderFunction: (tree) => {
      styles = createStyleCache()
      return renderToString(<CacheProvider value={styles}>{tree}</CacheProvider>)
    },
  })
  const { head, body } = splitHead(result)
  return {
    status: status.code,
    head: head + styleElements(styles),
    body,
    state: scriptSafe({
      apollo: client.extract() as NormalizedCacheObject,
      publicUrl: options.publicUrl,
      status: status.code,
    }),
    sources: context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.source ?? []),
  }
}

function redirectOf(response: Response): Redirect {
  const location = response.headers.get('Location')
  if (location === null) throw new Error(`A route answered ${response.status} without a page`)
  return { status: 302, location }
}

function createStyleCache() {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  return cache
}

/** The elements that emotion looks for in the browser, global styles first. */
function styleElements(cache: EmotionCache | undefined) {
  let globals = ''
  let css = ''
  const ids: string[] = []
  for (const [id, rules] of Object.entries(cache?.inserted ?? {})) {
    if (typeof rules !== 'string') continue
    if (cache?.registered[`css-${id}`] === undefined) {
      globals += `<style data-emotion="css-global ${id}">${rules}</style>`
    } else {
      ids.push(id)
      css += rules
    }
  }
  return ids.length === 0 ? globals : `${globals}<style data-emotion="css ${ids.join(' ')}">${css}</style>`
}

/** React puts what belongs into the head first. */
function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const scriptSafe = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
