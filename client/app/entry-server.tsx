import { ApolloClient, InMemoryCache } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { cacheOptions } from './apollo.ts'
import { createI18n } from '../language/create-i18n.ts'
import {
  adminMessageSource,
  byLanguage,
  inLanguage,
  languageOf,
  languages,
  messageSource,
} from '../../shared/languages.ts'
import { loadMessages } from '../language/load-messages.ts'
import { loaderContext } from './page-loader.ts'
import type { PageState } from './page-state.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import type { RouteHandle } from '../../shared/route-handles.ts'
import { routes } from './routes.tsx'

export const isCacheable: PageRenderer['isCacheable'] = (url) => {
  const { pathname, searchParams } = new URL(url, base)
  const handle = handleAt(pathname)
  if (handle?.cacheable === false) return false
  return ![...searchParams.keys()].some((name) => handle?.rareParams.includes(name))
}

export const normalizeUrl: PageRenderer['normalizeUrl'] = (url) => {
  // A path that begins with two slashes would be parsed as a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), base)
  const handle = handleAt(pathname)
  const matched = [...searchParams].filter(([name]) => handle?.searchParams.includes(name))
  const search = new URLSearchParams(matched)
  search.sort()
  const path = handle?.sameEverywhere ? inLanguage(languageOf(pathname), '/404') : pathname
  return search.size === 0 ? path : `${path}?${search}`
}

const base = 'http://localhost'

export const templateOf: PageRenderer['templateOf'] = (url) => matchAt(new URL(url, base).pathname).template

const handleAt = (pathname: string) => matchAt(pathname).handle

/** The page at a path. Matching sorts all routes, so the latest matches are cached. */
function matchAt(pathname: string): Match {
  const known = matches.get(pathname)
  if (known) return known
  const { basename } = languages[languageOf(pathname)]
  const matched = (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route)
  const match: Match = {
    handle: matched.at(-1)?.handle as RouteHandle | undefined,
    template: `/${matched.flatMap(({ path }) => path ?? []).join('/')}`,
  }
  if (matches.size >= MAX_MATCHES) matches.clear()
  matches.set(pathname, match)
  return match
}

interface Match {
  handle: RouteHandle | undefined
  template: string
}

const matches = new Map<string, Match>()
const MAX_MATCHES = 1_000

const staticHandlers = byLanguage((language) =>
  createStaticHandler(routes, { basename: languages[language].basename }),
)

export const render: PageRenderer['render'] = async ({ url, schema, context, publicUrl }) => {
  const { pathname } = new URL(url, base)
  const language = languageOf(pathname)
  const cache = new InMemoryCache(cacheOptions)
  const link = new SchemaLink({ schema, context })
  const client = new ApolloClient({ ssrMode: true, cache, link })

  const handler = staticHandlers[language]
  const routing = await handler.query(new Request(base + url), { requestContext: loaderContext(client) })
  if (routing instanceof Response) return { redirect: routing.headers.get('Location')! }
  for (const error of Object.values(routing.errors ?? {})) throw error

  const status = { code: routing.statusCode }
  const i18n = createI18n(language, await loadMessages(language))
  const styles = createStyleCache()
  const html = await renderComplete(
    <CacheProvider value={styles}>
      <App client={client} page={{ publicUrl, status }} i18n={i18n}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, routing)}
          context={routing}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
  )
  const { head, body } = splitHead(html)
  const handle = handleAt(pathname)
  return {
    status: status.code,
    language,
    head: head + styleElements(styles),
    body,
    state: scriptSafe({ apollo: cache.extract(), loaderData: routing.loaderData, publicUrl, path: url }),
    sources: [
      handle?.source,
      messageSource(language),
      handle?.adminFrame ? adminMessageSource(language) : null,
    ].filter((source) => typeof source === 'string'),
  }
}

/** Renders a tree to HTML, waiting for code that is loaded by `lazy`. */
const renderComplete = (tree: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(tree, {
      // No boundary is streamed later, because that would need inline scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })

/** With `compat`, styles are collected in the cache instead of being rendered beside each element. */
function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  return cache
}

/**
 * The collected styles in the form that Emotion restores in the browser: one element per global style,
 * one for all others.
 */
function styleElements({ inserted, registered }: EmotionCache) {
  const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string' && css !== '')
  const isGlobal = ([id]: [string, unknown]) => registered[`css-${id}`] === undefined
  const scoped = rules.filter((rule) => !isGlobal(rule))
  const element = (name: string, css: unknown) => `<style data-emotion="${name}">${String(css)}</style>`
  return [
    ...rules.filter(isGlobal).map(([id, css]) => element(`css-global ${id}`, css)),
    element(`css ${scoped.map(([id]) => id).join(' ')}`, scoped.map(([, css]) => css).join('')),
  ].join('')
}

/** Moves the elements that React puts first into the head. */
function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const scriptSafe = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
