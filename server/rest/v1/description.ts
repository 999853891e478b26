import { Router } from 'express'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** What the calls are: for machines at `/openapi.json`, for people at `/docs`. Made when first asked for; neither says anything secret. */
export function description(shop: ShopFacts, publicUrl: string | null): Router {
  let document: string | undefined
  let page: string | undefined
  const keepAnHour = 'public, max-age=3600'
  return Router()
    .get('/openapi.json', (_request, response) => {
      response
        .set('Cache-Control', keepAnHour)
        .type('application/json')
        .send((document ??= JSON.stringify(openApi(shop))))
    })
    .get('/docs', (_request, response) => {
      response
        .set('Cache-Control', keepAnHour)
        .type('text/html')
        .send((page ??= docsPage(shop, publicUrl ?? 'http://localhost:4000')))
    })
}
