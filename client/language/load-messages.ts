import type { Messages } from '@lingui/core'
import type { Language } from '../../shared/languages.ts'

/** The source file of the Hindi chunk, as named in the build's manifest. */
export const hindiSource = 'language/hindi-messages.ts'

export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'hi' ? (await import('./hindi-messages.ts')).messages : {}
