import { useParams, useSearchParams } from 'react-router-dom'
import { type Language, languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'

/** What the address of a printout says: the order, and the language, at first that of the page. */
export function usePrintout() {
  const { orderId = '' } = useParams()
  const [parameters, setParameters] = useSearchParams()
  const pageLanguage = useLanguage()
  const named = parameters.get('language')
  const chosenLanguage = named && named in languages ? (named as Language) : null
  const set = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  return {
    orderId,
    parameters,
    set,
    /** The language that was chosen; null for none. */
    chosenLanguage,
    language: chosenLanguage ?? pageLanguage,
    onLanguage: (language: Language | null) => set('language', language),
  }
}
