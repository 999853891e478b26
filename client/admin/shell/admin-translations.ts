import { createI18n } from '../../language/create-i18n.ts'
import { loadAdminMessages } from '../../language/load-admin-messages.ts'
import type { Language } from '../../../shared/languages.ts'

const translations = new Map<Language, ReturnType<typeof load>>()

const load = async (language: Language) => createI18n(language, await loadAdminMessages(language))

/** The texts of the admin pages in a language, for `use`. */
export function translationsOf(language: Language) {
  const loading = translations.get(language) ?? load(language)
  translations.set(language, loading)
  // A failed download is repeated by the next rendering.
  loading.catch(() => translations.delete(language))
  return loading
}
