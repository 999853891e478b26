import type { NormalizedCacheObject } from '@apollo/client'

/** What the server leaves in the page for the browser to go on from. */
export interface PageState {
  apollo: NormalizedCacheObject
  publicUrl: string | null
  /** The page's own path, as the server knows it. */
  path: string
  status: number
}
