interface LanguageFacts {
  /** The locale for `lang`, numbers and dates. */
  tag: string
  /** Its name in the language itself. */
  name: string
  /** The path prefix of its pages, and its home page. */
  basename: string
  direction: 'ltr' | 'rtl'
  /** Decides which fonts are loaded first. */
  script: 'latin' | 'devanagari'
  /** Times with 24 hours where the format would print the English 'am' and 'pm'. */
  hourCycle: 'h12' | 'h23'
}

/** The languages of the pages, by their codes (`hreflang`). The first is the one in which the texts are written. */
export const languages = {
  en: {
    tag: 'en-IN',
    name: 'English',
    basename: '/',
    direction: 'ltr',
    script: 'latin',
    hourCycle: 'h12',
  },
  hi: {
    tag: 'hi-IN',
    name: 'हिन्दी',
    basename: '/hi',
    direction: 'ltr',
    script: 'devanagari',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages
export type Script = LanguageFacts['script']

export const sourceLanguage = 'en' satisfies Language
export const languageCodes = Object.keys(languages) as Language[]

export const isLanguage = (value: unknown): value is Language => (languageCodes as unknown[]).includes(value)

/** A language other than that of the texts, as the API and the database name it. */
export type TranslatedLocale = Uppercase<Exclude<Language, typeof sourceLanguage>>

export const translatedLocales = languageCodes
  .filter((code) => code !== sourceLanguage)
  .map((code) => code.toUpperCase() as TranslatedLocale)

/** Something for each language, by its code. */
export const byLanguage = <Value>(valueOf: (language: Language) => Value) =>
  Object.fromEntries(languageCodes.map((language) => [language, valueOf(language)])) as Record<
    Language,
    Value
  >

/** The source file of its messages below client/, which names its chunk; null for the texts in the components. */
export const messageSource = (language: Language) =>
  language === sourceLanguage ? null : `language/messages/${language}.ts`

/** The same for the messages of the admin pages, which these need in addition. */
export const adminMessageSource = (language: Language) =>
  language === sourceLanguage ? null : `language/admin-messages/${language}.ts`

/** The cookie that stores the chosen language. */
export const languageCookie = 'language'

/** The language of the page at this path: `/hi/cart` is Hindi. */
export const languageOf = (pathname: string): Language =>
  languageCodes.find((code) => {
    const { basename } = languages[code]
    return basename !== '/' && (pathname === basename || pathname.startsWith(`${basename}/`))
  }) ?? sourceLanguage

/**
 * The address of a page in a language, from its path in paths.ts. The router's own links preserve the
 * language: this is for addresses outside the router, such as canonical addresses and
 * `location.assign`.
 */
export function inLanguage(language: Language, path: string) {
  const { basename } = languages[language]
  return basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')
}
