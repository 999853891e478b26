import { useParams, useSearchParams } from 'react-router-dom'
import { type Language, languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** What the address of a printout says: the order, and the language, at first that of the page. */
export function usePrintout() {
  const { orderId = '' } = useParams()
  const [parameters, setParameters] = useSearchParams()
  const pageLanguage = useLanguage()
  const named = parameters.get('language')
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true },
    )
  return {
    orderId,
    parameters,
    set,
    language: named && named in languages ? (named as Language) : pageLanguage,
    onLanguage: (language: Language) => set('language', language),
  }
}
