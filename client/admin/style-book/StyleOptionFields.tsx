import { Box, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Category, StyleOptionForm_OptionFragment, StylePart } from '../../__generated__/graphql.ts'
import { drawingsOf, styledGarments, styleParts } from '../../../shared/style-options/style-parts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { FormErrors } from '../forms/read-form.ts'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import { OwnPicture } from '../settings/OwnPicture.tsx'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { drawingLabel } from './style-labels.ts'
import { isPricedByUnit, priceText, type StyleOptionValues } from './style-option-form.ts'
import { StyleDrawing } from '../../ui/StyleDrawing.tsx'
import { NotWith } from './NotWith.tsx'
import { StyleQuantity } from './StyleQuantity.tsx'

interface StyleOptionFieldsProps {
  /** Null for a new one. */
  id: string | null
  values: StyleOptionValues
  errors: FormErrors
  change: (some: Partial<StyleOptionValues>) => void
  all: readonly StyleOptionForm_OptionFragment[]
}

type TextName = 'name' | 'price' | 'extraDays' | 'position'

export function StyleOptionFields({ id, values, errors, change, all }: StyleOptionFieldsProps) {
  const { t, i18n } = useLingui()
  const field = (name: TextName, label: string, input: Partial<TextFieldProps> = {}) => (
    <TextField
      name={name}
      label={label}
      value={values[name]}
      {...input}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const drawings = drawingsOf(values.part)
  return (
    <Stack gap="4">
      <Panel title={t`What it is`}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <SelectField
              label={t`Part`}
              value={values.part}
              error={errors.part}
              // Drafts and exclusions know it by its part.
              disabled={id !== null}
              onChange={({ target }) => change({ part: target.value as StylePart, drawing: '' })}
            >
              {styleParts.map((part) => (
                <option key={part} value={part}>
                  {i18n._(stylePartLabels[part])}
                </option>
              ))}
            </SelectField>
            {field('position', t`Place within its part`, {
              inputMode: 'numeric',
              autoComplete: 'off',
              helper: t`Empty: the last, or as it is`,
            })}
            {field('name', t`Name`, { maxLength: 60 })}
            <TranslatedNames
              translations={values.translations}
              maxLength={60}
              helper={t`Empty: the English name`}
              errorOf={(name) => errors[name]}
              change={(translations) => change({ translations })}
            />
          </SimpleGrid>
          <Garments
            chosen={values.garments}
            error={errors.garments}
            choose={(garments) => change({ garments })}
          />
        </Stack>
      </Panel>
      <Panel title={t`How it is shown`}>
        <Flex gap="4" wrap="wrap" align="start">
          <StyleDrawing option={values} size="28" />
          <Stack gap="4" flex="1" minW="60">
            {drawings.length > 0 && (
              <SelectField
                label={t`Drawing`}
                value={values.drawing}
                error={errors.drawing}
                onChange={({ target }) => change({ drawing: target.value })}
              >
                <option value="">{t`None`}</option>
                {drawings.map((drawing) => (
                  <option key={drawing} value={drawing}>
                    {drawingLabel(values.part, drawing, i18n)}
                  </option>
                ))}
              </SelectField>
            )}
            <OwnPicture
              label={t`Photograph, such as a page of your own book`}
              remove={t`Remove the photograph`}
              picture={values.image}
              change={(image) => change({ image })}
              isCropped
            />
            {errors.image && <Text color="fg.error">{errors.image}</Text>}
          </Stack>
        </Flex>
      </Panel>
      <Panel title={t`Price and time`}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {field('price', t`Price of one in ₹`, {
              value: priceText(values),
              disabled: isPricedByUnit(values),
              inputMode: 'decimal',
              autoComplete: 'off',
              helper: isPricedByUnit(values)
                ? t`Computed of the price below`
                : t`Added to the garment’s price. Empty: included`,
            })}
            {field('extraDays', t`Days more`, {
              inputMode: 'numeric',
              autoComplete: 'off',
              helper: t`By which the garment takes longer. Empty: none`,
            })}
          </SimpleGrid>
          <StyleQuantity values={values} errors={errors} change={change} />
          <Box>
            <CheckField
              label={t`Can be chosen`}
              checked={values.isActive}
              onChange={({ target }) => change({ isActive: target.checked })}
            />
          </Box>
        </Stack>
      </Panel>
      <NotWith
        id={id}
        part={values.part}
        chosen={values.excludes}
        choose={(excludes) => change({ excludes })}
        all={all}
      />
    </Stack>
  )
}

interface GarmentsProps {
  chosen: Category[]
  error: string | undefined
  choose: (garments: Category[]) => void
}

function Garments({ chosen, error, choose }: GarmentsProps) {
  const { i18n } = useLingui()
  const switchTo = (garment: Category, isChosen: boolean) =>
    choose(isChosen ? [...chosen, garment] : chosen.filter((each) => each !== garment))
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label">
        <Trans>For these garments</Trans>
      </chakra.legend>
      <SimpleGrid columns={{ base: 2, md: 5 }} columnGap="4">
        {styledGarments.map((garment) => (
          <CheckField
            key={garment}
            label={i18n._(adminCategoryLabels[garment])}
            checked={chosen.includes(garment)}
            onChange={({ target }) => switchTo(garment, target.checked)}
          />
        ))}
      </SimpleGrid>
      {error && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  )
}
