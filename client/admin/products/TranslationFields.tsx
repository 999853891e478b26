import { Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { detailEntries, detailGroupOf } from '../../../shared/catalogue/product-fields.ts'
import { maxTranslation } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import { hasDetailLabel } from '../../lib/detail-labels.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ProductValues } from './product-form.ts'
import { labelOf } from './product-labels.ts'
import { errorAt, fieldId } from './use-product-form.ts'

/** What pages in other languages than English show of the design: name, description, and its other texts. */
export function TranslationFields() {
  const { t, i18n } = useLingui()
  const { register, formState } = useFormContext<ProductValues>()
  const texts = ownTexts(useWatch<ProductValues>() as ProductValues)
  return translatedLocales.map((locale, index) => {
    const field = (name: 'productName' | 'description') => {
      const path = `translations.${index}.${name}` as const
      return {
        id: fieldId(path),
        label: labelOf(path, i18n),
        lang: locale.toLowerCase(),
        maxLength: maxTranslation[name],
        error: errorAt(formState.errors, path),
        ...register(path),
      }
    }
    return (
      <Panel
        key={locale}
        gap="4"
        title={t`For the Hindi pages`}
        note={t`What is left empty is shown in English.`}
      >
        <TextField autoComplete="off" {...field('productName')} />
        <TextArea {...field('description')} />
        {texts.length > 0 && <Terms index={index} texts={texts} />}
      </Panel>
    )
  })
}

/** An input for each of the design's texts that the shop itself doesn't translate. */
function Terms({ index, texts }: { index: number; texts: string[] }) {
  const path = `translations.${index}.terms` as const
  const { setValue } = useFormContext<ProductValues>()
  const terms = useWatch<ProductValues, typeof path>({ name: path })
  const locale = translatedLocales[index]!.toLowerCase()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {texts.map((text) => (
        <TextField
          key={text}
          label={text}
          lang={locale}
          autoComplete="off"
          maxLength={maxTranslation.term}
          value={terms.find((term) => term.text === text)?.translation ?? ''}
          onChange={({ target }) =>
            setValue(
              path,
              [...terms.filter((term) => term.text !== text), { text, translation: target.value }],
              { shouldDirty: true },
            )
          }
        />
      ))}
    </Grid>
  )
}

/** The texts of a design, each once, that are neither numbers nor known to the shop's own tables. */
function ownTexts(values: ProductValues): string[] {
  const group = detailGroupOf(values.category)
  const details = group
    ? detailEntries(group).flatMap(([name, { kind }]) => (kind === 'text' ? (values[group][name] ?? '') : []))
    : []
  const { color, fabricType, pattern, embellishments, customizationOptions } = values
  const texts = [
    ...[color, fabricType, pattern, ...embellishments, ...customizationOptions, ...details],
    ...[values.fabricFeel, values.durability, values.estimatedDeliveryTime],
  ].map((text) => text.trim())
  return [...new Set(texts)].filter((text) => /[A-Za-z]/.test(text) && !hasDetailLabel(text))
}
