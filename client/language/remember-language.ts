import { type Language, languageCookie } from '../../shared/languages.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Remembers her choice: the shop's bare address will open in this language. */
export function rememberLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`
}
