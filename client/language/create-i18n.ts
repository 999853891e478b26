import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '../../shared/languages.ts'

/**
 * The texts of one page. Each page that is rendered has its own, so that two languages never meet on the server.
 * English needs no messages: its texts stand in the code, parsed when it was built.
 */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: languages[language].tag,
    messages: { [language]: messages },
  })
  return i18n.setMessagesCompiler((text) => [text])
}
