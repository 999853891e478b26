import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Fetches the code of the pages at an address and puts it into their routes. Null when all of it is there already.
 * @param path below the basename, as `matchRoutes` takes it
 */
export function loadPages(routes: RouteObject[], path: { pathname: string }, basename: string) {
  const missing = (matchRoutes(routes, path, basename) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy, Component }) => lazy && !Component)
  return missing.length === 0 ? null : Promise.all(missing.map(loadPage)).then(() => undefined)
}

async function loadPage(route: RouteObject) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy())
}
