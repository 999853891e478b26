import type { LoaderFunction } from 'react-router-dom'

/** A page's module exports its component by the file's name, and a loader if the page runs queries. */
export interface PageModule {
  loader?: LoaderFunction
}
