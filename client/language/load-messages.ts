import type { Messages } from '@lingui/core'
import type { Language } from '../../shared/languages.ts'

/** The source file of the chunk that Hindi pages load, as the build's manifest names it. */
export const hindiSource = 'language/hindi-messages.ts'

export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'hi' ? (await import('./hindi-messages.ts')).messages : {}
