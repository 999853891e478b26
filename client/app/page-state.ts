import type { NormalizedCacheObject } from '@apollo/client'
import type { HydrationState } from 'react-router-dom'

/** The server's state in the page, for hydration. */
export interface PageState {
  apollo: NormalizedCacheObject
  loaderData: HydrationState['loaderData']
  publicUrl: string | null
  /** The page's own path, as the server knows it. */
  path: string
}
