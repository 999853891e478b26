import { Box } from '@chakra-ui/react'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, use } from 'react'
import { type Language, languages } from '../../../../shared/languages.ts'
import { createI18n } from '../../../language/create-i18n.ts'
import { loadMessages } from '../../../language/load-messages.ts'

const translations = new Map<Language, ReturnType<typeof load>>()

const load = async (language: Language) => createI18n(language, await loadMessages(language))

function translationsOf(language: Language) {
  const loading = translations.get(language) ?? load(language)
  translations.set(language, loading)
  // A failed download is repeated by the next rendering.
  loading.catch(() => translations.delete(language))
  return loading
}

/** A sheet in a language of its own: that of its reader, not of the page. Suspends while the texts are loaded. */
export function SheetLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = use(translationsOf(language))
  return (
    <I18nProvider i18n={i18n}>
      <Box lang={languages[language].tag}>{children}</Box>
    </I18nProvider>
  )
}
