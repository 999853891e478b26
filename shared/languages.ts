/** A language of the shop's pages, as `hreflang` says it. */
export type Language = 'en' | 'hi'

interface LanguageFacts {
  /** What `lang`, numbers and dates go by. */
  tag: string
  /** As its own readers call it. */
  name: string
  /** Where its pages stand, as the router calls it; its home page. */
  basename: string
}

export const languages = {
  en: { tag: 'en-IN', name: 'English', basename: '/' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', basename: '/hi' },
} as const satisfies Record<Language, LanguageFacts>

/** The cookie that remembers which language she chose. */
export const languageCookie = 'language'

/** The language of the page at this path: `/hi/cart` is Hindi. */
export const languageOf = (pathname: string): Language => (/^\/hi(?:\/|$)/.test(pathname) ? 'hi' : 'en')

/**
 * The address of a page in a language, from its path in paths.ts. The router's own links keep the language by
 * themselves: this is for what leaves the router, such as canonical addresses and `location.assign`.
 */
export function inLanguage(language: Language, path: string) {
  const { basename } = languages[language]
  return basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')
}
