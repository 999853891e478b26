import { useLingui } from '@lingui/react'
import type { Language } from '../../shared/languages.ts'

/** The language of the page. */
export const useLanguage = () => useLingui().i18n.locale as Language
