import { use } from 'react'
import { PageContext } from './page-context.ts'

/** Makes a path absolute for structured data; undefined when the shop wasn't told its own address. */
export function useAbsoluteUrl() {
  const { publicUrl } = use(PageContext)
  return (path: string) => (publicUrl ? new URL(path, publicUrl).href : undefined)
}
