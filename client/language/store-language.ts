import { type Language, languageCookie } from '../../shared/languages.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Stores the language in a cookie: the shop's root address will redirect to it. */
export function storeLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`
}
