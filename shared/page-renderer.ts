import type { GraphQLSchema } from 'graphql'
import type { Language } from './languages.ts'

interface RenderOptions {
  /** Path and search, as `normalizeUrl` gives them. */
  url: string
  schema: GraphQLSchema
  /** The resolvers' context of a visitor without a session. */
  context: object
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
  /** Source files of the matched page and its messages, as the build's manifest names them. */
  sources: string[]
}

/** Instead of a page, the address that has it now. */
export interface PageRedirect {
  redirect: string
}

/** What client/app/entry-server.tsx exports and server/api/pages/ calls. */
export interface PageRenderer {
  /**
   * Whether the HTML of an address may be cached: others are likely to request it too, and it will be the same for them.
   * @param url path and search, as `normalizeUrl` gives them
   */
  isCacheable: (url: string) => boolean
  /**
   * The address that stands for all that render the same: without the search parameters that the page doesn't read,
   * the rest in a fixed order.
   */
  normalizeUrl: (url: string) => string
  /** The template of the route at an address, without its language, such as `/product/:slug`. */
  templateOf: (url: string) => string
  /** Renders a page for a guest: its loaders fill Apollo's cache, then React renders once. */
  render: (options: RenderOptions) => Promise<RenderedPage | PageRedirect>
}
