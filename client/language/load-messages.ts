import type { Messages } from '@lingui/core'
import type { Language } from '../../shared/languages.ts'

/** The source file of each language's messages, as named in the build's manifest; English needs none. */
export const messageSources: Record<Language, string | null> = {
  en: null,
  hi: 'language/hindi-messages.ts',
}

const loaders: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve({}),
  hi: async () => (await import('./hindi-messages.ts')).messages,
}

export const loadMessages = (language: Language): Promise<Messages> => loaders[language]()
