import type { Request, Response } from 'express'
import { paths } from '../../../shared/paths.ts'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { pathOf } from '../../api/http/path-of.ts'
import { basePath } from '../../api/rest/call.ts'
import { ucpPath } from '../../api/ucp/envelope.ts'

/** Where routers are mounted: Express forgets it when they pass an error on. */
const mounts = [
  '/assets',
  '/events',
  '/exports',
  '/graphql',
  '/images',
  '/invoices',
  '/voice-notes',
  '/webhooks',
  basePath,
  developerPaths.guide(),
  paths.mcp(),
  ucpPath,
]

/** Names the template of the page that a response shows, such as `/product/:slug`. */
export const setPageRoute = (response: Response, template: string): void => {
  response.locals['pageRoute'] = template
}

/**
 * The template of the route that served a request, such as `/api/v1/common/gel_all_product` or `/images/:name`: one of a fixed
 * set, whatever was requested.
 */
export function routeOf(request: Request, response: Response): string {
  const page = response.locals['pageRoute'] as string | undefined
  if (page !== undefined) return page
  const path = pathOf({ url: request.originalUrl }).toLowerCase()
  const mount = mounts.find((mount) => path === mount || path.startsWith(`${mount}/`)) ?? ''
  const { path: templates } = (request.route ?? {}) as { path?: string | string[] }
  const template = Array.isArray(templates) ? templates[0] : templates
  if (template === undefined) return mount || 'other'
  return template.startsWith(mount) ? template : mount + template.replace(/\/$/, '')
}
