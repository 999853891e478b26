import { Box } from '@chakra-ui/react'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, use } from 'react'
import { type Language, languages } from '../../../shared/languages.ts'
import { translationsOf } from '../shell/admin-translations.ts'

/** A sheet in a language of its own: that of its reader, not of the page. Suspends while the texts are loaded. */
export function SheetLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = use(translationsOf(language))
  return (
    <I18nProvider i18n={i18n}>
      <Box lang={languages[language].tag}>{children}</Box>
    </I18nProvider>
  )
}
