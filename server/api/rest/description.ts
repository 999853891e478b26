import { Router } from 'express'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/**
 * The documentation of the calls: for machines at `/openapi.json`, for people at `/docs`. Generated on the first
 * request; neither contains secrets.
 */
export function description(shop: ShopFacts, publicUrl: string | null): Router {
  let document: string | undefined
  let page: string | undefined
  const cacheForAnHour = 'public, max-age=3600'
  return Router()
    .get('/openapi.json', (_request, response) => {
      response
        .set('Cache-Control', cacheForAnHour)
        .type('application/json')
        .send((document ??= JSON.stringify(openApi(shop))))
    })
    .get('/docs', (_request, response) => {
      response
        .set('Cache-Control', cacheForAnHour)
        .type('text/html')
        .send((page ??= docsPage(shop, publicUrl ?? 'http://localhost:4000')))
    })
}
