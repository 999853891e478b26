import { useQuery } from '@apollo/client/react'
import { Box, Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { isMultiplePart } from '../../../shared/style-options/sewn-options.ts'
import { styleParts } from '../../../shared/style-options/style-parts.ts'
import type { StyleOptionForm_OptionFragment, StylePart } from '../../__generated__/graphql.ts'
import { hasStyle } from '../../lib/has-style.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { AdminStyleBook_query } from '../style-book/style-book-documents.ts'
import type { ProductValues } from './product-form.ts'
import { allErrors, fieldId } from './use-product-form.ts'

type StyleOption = StyleOptionForm_OptionFragment

/** What the design has of the style book, part by part. */
export function StyleField() {
  const { t } = useLingui()
  const { setValue, formState } = useFormContext<ProductValues>()
  const [style, category] = useWatch<ProductValues, ['style', 'category']>({ name: ['style', 'category'] })
  const isShown = hasStyle(category) || style.length > 0
  const { data, error, refetch } = useQuery(AdminStyleBook_query, { skip: !isShown })
  if (!isShown) return null
  const errors = allErrors(formState.errors).filter(({ field }) => field.split('.')[0] === 'style')
  const offered = (data?.styleOptions ?? []).filter(
    ({ id, isActive, garments }) => style.includes(id) || (isActive && garments.includes(category)),
  )
  const set = (next: string[]) =>
    setValue('style', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Panel
      gap="4"
      title={t`Style`}
      note={t`What it has of the style book, as part of its price. Shoppers see it drawn, and may choose otherwise.`}
    >
      <Box id={fieldId('style')} tabIndex={-1}>
        {errors.map(({ field, message }) => (
          <Text key={field} color="fg.error">
            {message}
          </Text>
        ))}
        {data ? (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            {styleParts
              .filter((part) => offered.some((option) => option.part === part))
              .map((part) => (
                <PartChoice
                  key={part}
                  part={part}
                  options={offered.filter((option) => option.part === part)}
                  style={style}
                  onChange={set}
                />
              ))}
          </Grid>
        ) : error ? (
          <Stack gap="3" align="start">
            <Text>
              <Trans>The style book did not load. What the design has stays as it is.</Trans>
            </Text>
            <Button type="button" variant="outline" onClick={() => void refetch().catch(() => null)}>
              <Trans>Try again</Trans>
            </Button>
          </Stack>
        ) : (
          <Skeleton height="40" />
        )}
      </Box>
    </Panel>
  )
}

interface PartChoiceProps {
  part: StylePart
  options: readonly StyleOption[]
  /** Ids, of all parts. */
  style: readonly string[]
  onChange: (style: string[]) => void
}

function PartChoice({ part, options, style, onChange }: PartChoiceProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(stylePartLabels[part])
  const others = style.filter((id) => !options.some((option) => option.id === id))
  if (isMultiplePart(part))
    return (
      <Box as="fieldset">
        <Text as="legend" textStyle="label">
          {label}
        </Text>
        {options.map((option) => (
          <Box key={option.id}>
            <CheckField
              label={localizedName(i18n, option)}
              checked={style.includes(option.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...style, option.id] : style.filter((id) => id !== option.id))
              }
            />
          </Box>
        ))}
      </Box>
    )
  return (
    <SelectField
      label={label}
      value={options.find(({ id }) => style.includes(id))?.id ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? others : [...others, target.value])}
    >
      <option value="">{t`Not said`}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {localizedName(i18n, option)}
        </option>
      ))}
    </SelectField>
  )
}
