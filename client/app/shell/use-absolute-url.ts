import { use } from 'react'
import { inLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { PageContext } from './page-context.ts'

/** Makes a path absolute for structured data; undefined when the shop's origin isn't configured. */
export function useAbsoluteUrl() {
  const { publicUrl } = use(PageContext)
  return (path: string) => (publicUrl ? new URL(path, publicUrl).href : undefined)
}

/** The same for a page's path from paths.ts, in the current language. */
export function usePageUrl() {
  const absolute = useAbsoluteUrl()
  const language = useLanguage()
  return (path: string) => absolute(inLanguage(language, path))
}
