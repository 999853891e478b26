import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { TranslatedLocale } from '../../../shared/languages.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { typedNameFields } from './typed-names.ts'

const labels: Record<TranslatedLocale, { whole: MessageDescriptor; short: MessageDescriptor }> = {
  HI: { whole: msg`Name in Hindi`, short: msg`In Hindi` },
}

interface TranslatedNamesProps extends Pick<TextFieldProps, 'maxLength' | 'minH' | 'helper'> {
  /** Those of `typedNames`. */
  translations: readonly NameTranslation[]
  /** Whether the fields stand beside the one of the English name. */
  isShort?: boolean
  /** The refusal of one of `typedNameFields`. */
  errorOf?: (field: string) => string | undefined
  change: (translations: NameTranslation[]) => void
}

/** A field for the name in each language other than English. */
export function TranslatedNames({
  translations,
  isShort = false,
  errorOf,
  change,
  ...input
}: TranslatedNamesProps) {
  const { i18n } = useLingui()
  return translations.map(({ locale, name }, index) => (
    <TextField
      key={locale}
      {...input}
      name={typedNameFields[index]}
      label={i18n._(labels[locale][isShort ? 'short' : 'whole'])}
      lang={locale.toLowerCase()}
      autoComplete="off"
      value={name}
      error={errorOf?.(typedNameFields[index]!)}
      onChange={({ currentTarget: { value } }) =>
        change(translations.map((each) => (each.locale === locale ? { locale, name: value } : each)))
      }
    />
  ))
}
