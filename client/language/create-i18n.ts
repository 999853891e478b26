import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '../../shared/languages.ts'

/**
 * The translations of one page. Each rendered page has its own instance, so that concurrent renderings
 * in two languages don't interfere on the server. English needs no catalogue: its messages are compiled
 * into the code.
 */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: languages[language].tag,
    messages: { [language]: messages },
  })
  return i18n.setMessagesCompiler((text) => [text])
}
