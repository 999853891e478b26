import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'

export interface PageFacts {
  /** Where the shop stands on the web, such as `https://roopkala.example`; null when it wasn't told. */
  publicUrl: string | null
  /** The answer's HTTP status: raised while the server renders, ignored in the browser. */
  status: { code: number }
  /** The browser's: the status that the page arrived with. */
  served?: number
}

export const PageContext = createContext<PageFacts>({ publicUrl: null, status: { code: 200 } })

/** Makes the server answer with this status: 404 where a page turns out to be about nothing. */
export function useHttpStatus(code: number) {
  use(PageContext).status.code = code
}

/**
 * The status that this page arrived with from the server; null for one that the browser opened by itself. A failure
 * doesn't travel with the page's data: until the browser has asked for itself, it goes by this.
 */
export function useServedStatus() {
  const { served } = use(PageContext)
  const { key } = useLocation()
  return key === 'default' ? (served ?? null) : null
}
