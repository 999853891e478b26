import { useLingui } from '@lingui/react'
import type { Language } from '../../shared/languages.ts'

export const useLanguage = () => useLingui().i18n.locale as Language
