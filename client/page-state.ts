import type { NormalizedCacheObject } from '@apollo/client'

/** What the server leaves in the page for the browser to go on from. */
export interface PageState {
  apollo: NormalizedCacheObject
  publicUrl: string | null
  status: number
}
