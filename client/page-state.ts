import type { NormalizedCacheObject } from '@apollo/client'
import type { HydrationState } from 'react-router-dom'

/** What the server leaves in the page for the browser to continue from. */
export interface PageState {
  apollo: NormalizedCacheObject
  loaderData: HydrationState['loaderData']
  publicUrl: string | null
  /** The page's own path, as the server knows it. */
  path: string
}
