import { join } from 'node:path'
import compression from 'compression'
import { type RequestHandler, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import { developerPaths } from '../../../shared/developer-paths.ts'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import { anyOrigin } from '../http/cors.ts'
import { fromRoot } from '../../paths.ts'
import { explorerRoutes } from './explorer.ts'
import { type Guide, type GuidePage, readGuide } from './guide.ts'
import { layout, type Page } from './layout.ts'
import { renderMarkdown } from './markdown.ts'
import { createReference, type Reference } from './reference-pages.ts'

export interface DeveloperOptions {
  schema: GraphQLSchema
  shop: Pick<ShopFacts, 'name'>
  publicUrl: string | null
}

const cacheForFiveMinutes = 'public, max-age=300'

/**
 * The pages for developers at /developers, and the contract for download. They are made from files of the repository and from
 * the schema, at the first request, and hold nothing that depends on the viewer or on the database.
 */
export async function developerRoutes({ schema, shop, publicUrl }: DeveloperOptions): Promise<Router> {
  let opened: { guide: Guide; reference: Reference } | undefined
  const open = () => (opened ??= { guide: readGuide(), reference: createReference(schema) })
  const frame = () => ({ shopName: shop.name, guide: open().guide.sections })
  const rendered = new Map<string, string>()

  /** The page at a path, rendered once. */
  const page =
    (find: (path: string) => Page | null): RequestHandler =>
    (request, response, next) => {
      const path = request.path.replace(/(.)\/$/, '$1')
      let html = rendered.get(path)
      if (html === undefined) {
        const found = find(path)
        if (found === null) return next()
        html = layout(frame(), found)
        rendered.set(path, html)
      }
      response.set('Cache-Control', cacheForFiveMinutes).type('html').send(html)
    }

  const guidePage = (path: string): Page | null => {
    const { guide } = open()
    const found = [...guide.sections, guide.example, guide.changelog].find((each) => each.path === path)
    return found ? { ...found, html: htmlOf(found) } : null
  }
  const htmlOf = ({ markdown }: GuidePage) =>
    renderMarkdown(markdown, {
      resolveLink: open().guide.resolveLink,
      origin: publicUrl ?? 'http://localhost:4000',
    })

  return Router({ caseSensitive: true })
    .get(developerPaths.schemaFile(), file('schema.graphql'))
    .get(developerPaths.releasedSchemaFile(), file('docs', 'schema', 'released.graphql'))
    .use(await explorerRoutes(frame, () => open().guide.operations))
    .use(developerPaths.guide(), compression())
    .get(
      developerPaths.schema(),
      page(() => open().reference.index()),
    )
    .get(
      `${developerPaths.schema()}/:type`,
      page((path) => open().reference.type(path.split('/').at(-1)!)),
    )
    .get([developerPaths.guide(), developerPaths.guide(':section')], page(guidePage))
}

/** A file of the repository as text, which programs of other sites may read. */
const file =
  (...path: string[]): RequestHandler =>
  (_request, response) => {
    response.set({ ...anyOrigin, 'Cache-Control': cacheForFiveMinutes }).type('text/plain')
    response.sendFile(join(...path), { root: fromRoot(), cacheControl: false })
  }
