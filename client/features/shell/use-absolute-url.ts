import { use } from 'react'
import { inLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { PageContext } from './page-context.ts'

/** Makes a path absolute for structured data; undefined when the shop wasn't told its own address. */
export function useAbsoluteUrl() {
  const { publicUrl } = use(PageContext)
  return (path: string) => (publicUrl ? new URL(path, publicUrl).href : undefined)
}

/** The same for one of the shop's pages, from its path in paths.ts, in the language of this one. */
export function usePageUrl() {
  const absolute = useAbsoluteUrl()
  const language = useLanguage()
  return (path: string) => absolute(inLanguage(language, path))
}
