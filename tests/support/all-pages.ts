import type { RouteObject } from 'react-router-dom'
import { routes } from '../../client/app/routes.tsx'
import type { RouteHandle } from '../../shared/route-handles.ts'

export interface Page {
  /** The route's pattern, such as `/admin/orders/:orderId`. */
  pattern: string
  handle: RouteHandle
}

/** The pages of the route table, so that no page is forgotten. */
export const allPages: Page[] = pagesOf(routes, '')

function pagesOf(of: readonly RouteObject[], parent: string): Page[] {
  return of.flatMap(({ path, index, handle, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`
    if (children) return pagesOf(children, pattern)
    return [{ pattern: index ? '/' : pattern, handle: handle as RouteHandle }]
  })
}
