import { createContext, use } from 'react'

export interface PageFacts {
  /** The origin of the shop, such as `https://roopkala.example`; null when it isn't configured. */
  publicUrl: string | null
  /** The response's HTTP status: set during server rendering, ignored in the browser. */
  status: { code: number }
}

export const PageContext = createContext<PageFacts>({ publicUrl: null, status: { code: 200 } })

/** Sets the response's status: 404 when the page's subject doesn't exist. */
export function useHttpStatus(code: number) {
  use(PageContext).status.code = code
}
