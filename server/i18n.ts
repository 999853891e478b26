import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { byLanguage, type Language, languages } from '../shared/languages.ts'
import { messages as hi } from './__generated__/messages/hi.ts'

/** What `npm run codegen` made of the `.po` files beside this one; English stands in the code. */
const translations: Record<Language, Messages> = { en: {}, hi }

/** What the shop says to a person, in the language of these texts. */
export type Sentence = (i18n: I18n) => string

/** What the server itself writes, such as e-mails and invoices, in each language. */
export const i18nOf: Record<Language, I18n> = byLanguage((language) =>
  setupI18n({
    locale: language,
    locales: languages[language].tag,
    messages: { [language]: translations[language] },
    // The server runs without Lingui's macros, which would compile the English texts: each is compiled when it is used.
  }).setMessagesCompiler(compileMessage),
)
