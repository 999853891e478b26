import { createContext, use } from 'react'

export interface PageFacts {
  /** Where the shop stands on the web, such as `https://roopkala.example`; null when it wasn't told. */
  publicUrl: string | null
  /** The answer's HTTP status: raised while the server renders, ignored in the browser. */
  status: { code: number }
}

export const PageContext = createContext<PageFacts>({ publicUrl: null, status: { code: 200 } })

/** Makes the server answer with this status: 404 where a page turns out to be about nothing. */
export function useHttpStatus(code: number) {
  use(PageContext).status.code = code
}
