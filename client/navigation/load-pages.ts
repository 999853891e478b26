import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Fetches the code of the pages at an address and puts it into their routes. Null when all of it is there already.
 * @param path below the basename, as `matchRoutes` takes it
 */
export function loadPages(routes: RouteObject[], path: { pathname: string }, basename: string) {
  const missing = (matchRoutes(routes, path, basename) ?? []).map(({ route }) => route).filter(isMissing)
  return missing.length === 0 ? null : Promise.all(missing.map(loadPage)).then(() => undefined)
}

const isMissing = ({ lazy, Component }: RouteObject) => lazy && !Component

/** Puts a page's code into its route, where it isn't there yet. */
export async function loadPage(route: RouteObject) {
  if (isMissing(route) && typeof route.lazy === 'function') Object.assign(route, await route.lazy())
}
