import { I18nProvider } from '@lingui/react'
import { type ReactNode, Suspense, use } from 'react'
import { sourceLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { translationsOf } from './admin-translations.ts'

/** Adds the texts of the admin pages to those of the shop. Suspends while they are loaded; English has none to load. */
export function AdminTexts({ children }: { children: ReactNode }) {
  if (useLanguage() === sourceLanguage) return children
  return (
    <Suspense>
      <Translated>{children}</Translated>
    </Suspense>
  )
}

function Translated({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={use(translationsOf(useLanguage()))}>{children}</I18nProvider>
}
