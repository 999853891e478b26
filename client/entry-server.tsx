import { getApolloContext } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { createI18n } from './language/create-i18n.ts'
import { inLanguage, type Language, languageOf, languages } from './language/languages.ts'
import { hindiSource, loadMessages } from './language/load-messages.ts'
import { loadPage } from './navigation/load-pages.ts'
import { Pages } from './navigation/PageRouter.tsx'
import type { PageState } from './page-state.ts'
import { SurroundingsContext } from './rendering/kept-part.ts'
import { type AskShop, createPageData } from './rendering/page-data.ts'
import { renderWhole } from './rendering/render-whole.ts'
import { createStyleCache, styleElements } from './rendering/styles.ts'
import { type RouteHandle, routes } from './routes.tsx'
import { loadLateParts } from './ui/late-part.ts'

export interface RenderOptions {
  /** Path and search, as `normalizeUrl` gives them. */
  url: string
  /** Answers as a visitor without a session gets it. */
  ask: AskShop
  publicUrl: string | null
}

export interface RenderedPage {
  status: number
  language: Language
  /** title, meta, link and style elements. */
  head: string
  body: string
  /** JSON, safe inside a script element. */
  state: string
  /** Source files of the matched pages and their messages, as the build's manifest names them. */
  sources: string[]
}

/**
 * Whether the page is worth keeping: others are likely to ask for this address, too, and it will be the same for them.
 * Path and search, as `normalizeUrl` gives them.
 */
export function isCommon(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const handle = handleOf(pathname, languageOf(pathname))
  if (handle?.lasting === false) return false
  return ![...searchParams.keys()].some((name) => handle?.rareParams.includes(name))
}

/** The routes at a path, outermost first. The router sorts all routes for each match: what it found is kept. */
function matchedRoutes(pathname: string, language: Language) {
  const known = matched.get(pathname)
  if (known) return known
  const found = (matchRoutes(routes, pathname, languages[language].basename) ?? []).map(({ route }) => route)
  if (matched.size >= mostMatches) matched.clear()
  matched.set(pathname, found)
  return found
}

const matched = new Map<string, RouteObject[]>()
const mostMatches = 1_000

/** No page leads elsewhere by itself at present. */
const handleOf = (pathname: string, language: Language) =>
  matchedRoutes(pathname, language).at(-1)?.handle as RouteHandle | undefined

/** The route table as if there were only the matched ones, so that the router looks at no others. */
const alone = (matched: RouteObject[]) =>
  matched.reduceRight<RouteObject[]>(
    (children, route) => [children.length ? ({ ...route, children } as RouteObject) : route],
    [],
  )

/**
 * The address that stands for everything that renders the same: without the search parameters that the page
 * doesn't read, the rest in a fixed order.
 */
export function normalizeUrl(url: string) {
  // A path that begins with two slashes would be read as a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const language = languageOf(pathname)
  const handle = handleOf(pathname, language)
  const known = [...searchParams].filter(([name]) => handle?.searchParams.includes(name))
  const search = new URLSearchParams(known)
  search.sort()
  const path = handle?.sameEverywhere ? inLanguage(language, '/404') : pathname
  return search.size === 0 ? path : `${path}?${search}`
}

export async function render(options: RenderOptions): Promise<RenderedPage> {
  const { pathname } = new URL(options.url, 'http://localhost')
  const language = languageOf(pathname)
  const { basename } = languages[language]
  const matches = matchedRoutes(pathname, language)
  await Promise.all(matches.map(loadPage))
  await loadLateParts()

  const status = { code: 200 }
  const { client, hooks, extract } = createPageData(options.ask)
  const i18n = createI18n(language, await loadMessages(language))
  const styles = createStyleCache()
  const around = (children: ReactNode) => (
    <ApolloContext value={{ [wrapperSymbol]: hooks }}>
      <CacheProvider value={styles}>
        <App client={client} page={{ publicUrl: options.publicUrl, status }} i18n={i18n}>
          <StaticRouter basename={basename} location={options.url}>
            {children}
          </StaticRouter>
        </App>
      </CacheProvider>
    </ApolloContext>
  )
  const html = await renderWhole(
    <SurroundingsContext value={{ language, around }}>
      {around(<Pages routes={alone(matches)} />)}
    </SurroundingsContext>,
  )
  const { head, body } = splitHead(html)
  return {
    status: status.code,
    language,
    head: head + styleElements(styles, body),
    body,
    state: scriptSafe({
      apollo: extract(),
      publicUrl: options.publicUrl,
      path: options.url,
      status: status.code,
    }),
    sources: [handleOf(pathname, language)?.source, language === 'hi' && hindiSource].filter(isNamed),
  }
}

const ApolloContext = getApolloContext()

const isNamed = (source: string | false | undefined) => typeof source === 'string'

/** React puts what belongs into the head first. */
function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const scriptSafe = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
