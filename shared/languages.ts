/** A language of the pages, as a `hreflang` value. */
export type Language = 'en' | 'hi'

interface LanguageFacts {
  /** The locale for `lang`, numbers and dates. */
  tag: string
  /** Its name in the language itself. */
  name: string
  /** The path prefix of its pages, and its home page. */
  basename: string
}

export const languages = {
  en: { tag: 'en-IN', name: 'English', basename: '/' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', basename: '/hi' },
} as const satisfies Record<Language, LanguageFacts>

/** The cookie that stores the chosen language. */
export const languageCookie = 'language'

/** The language of the page at this path: `/hi/cart` is Hindi. */
export const languageOf = (pathname: string): Language =>
  prefixed.find(([, { basename }]) => pathname === basename || pathname.startsWith(`${basename}/`))?.[0] ??
  'en'

const prefixed = (Object.entries(languages) as [Language, LanguageFacts][]).filter(
  ([, { basename }]) => basename !== '/',
)

/**
 * The address of a page in a language, from its path in paths.ts. The router's own links preserve the
 * language: this is for addresses outside the router, such as canonical addresses and
 * `location.assign`.
 */
export function inLanguage(language: Language, path: string) {
  const { basename } = languages[language]
  return basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')
}
