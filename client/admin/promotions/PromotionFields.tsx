import { Box, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Category } from '../../__generated__/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { FormErrors } from '../forms/read-form.ts'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import type { PromotionValues } from './promotion-form.ts'
import { kindNames } from './promotion-labels.ts'

interface PromotionFieldsProps {
  values: PromotionValues
  errors: FormErrors
  change: (some: Partial<PromotionValues>) => void
}

type TextName = {
  [Name in keyof PromotionValues]: PromotionValues[Name] extends string ? Name : never
}[keyof PromotionValues]

export function PromotionFields({ values, errors, change }: PromotionFieldsProps) {
  const { t, i18n } = useLingui()
  const field = (name: Exclude<TextName, 'kind'>, label: string, input: Partial<TextFieldProps> = {}) => (
    <TextField
      {...input}
      name={name}
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Stack gap="4">
      <Panel title={t`What shoppers see`}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {field('name', t`Name`, { maxLength: 60, helper: t`On a line of cart and order: Diwali offer` })}
          <TranslatedNames
            translations={values.translations}
            maxLength={60}
            helper={t`Empty: the English name`}
            errorOf={(name) => errors[name]}
            change={(translations) => change({ translations })}
          />
          {field('code', t`Coupon code`, {
            maxLength: 30,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            helper: t`Letters, digits and hyphens. Empty: the offer applies by itself`,
          })}
        </SimpleGrid>
      </Panel>
      <Panel title={t`What it takes off`}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            label={t`Kind`}
            value={values.kind}
            error={errors.kind}
            onChange={({ target }) => change({ kind: target.value as PromotionValues['kind'] })}
          >
            {Object.entries(kindNames).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {i18n._(label)}
              </option>
            ))}
          </SelectField>
          {values.kind === 'PERCENT' && field('percent', t`Percent`, whole)}
          {values.kind === 'PERCENT' &&
            field('maximumDiscount', t`At most, in ₹`, { ...money, helper: t`Empty: without a maximum` })}
          {values.kind === 'AMOUNT' && field('amount', t`Amount in ₹`, money)}
        </SimpleGrid>
      </Panel>
      <Panel title={t`When it applies`}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {field('minimumTotal', t`Goods for at least, in ₹`, {
              ...money,
              helper: t`After the designs’ own discounts. Empty: any amount`,
            })}
          </SimpleGrid>
          <CategoryFields chosen={values.categories} choose={(chosen) => change({ categories: chosen })} />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {field('startsOn', t`First day`, { type: 'date', helper: t`Empty: at once` })}
            {field('endsOn', t`Last day`, { type: 'date', helper: t`Empty: for good` })}
            {field('usageLimit', t`Orders that may have it`, { ...whole, helper: t`Empty: any number` })}
            {field('usageLimitPerCustomer', t`Orders of one customer`, {
              ...whole,
              helper: t`Empty: any number`,
            })}
          </SimpleGrid>
          <Box>
            <CheckField
              label={t`Only for a customer’s first order`}
              checked={values.firstOrderOnly}
              onChange={({ target }) => change({ firstOrderOnly: target.checked })}
            />
          </Box>
          <Box>
            <CheckField
              label={t`Switched on`}
              checked={values.isActive}
              onChange={({ target }) => change({ isActive: target.checked })}
            />
          </Box>
        </Stack>
      </Panel>
    </Stack>
  )
}

interface CategoryFieldsProps {
  chosen: Category[]
  choose: (categories: Category[]) => void
}

function CategoryFields({ chosen, choose }: CategoryFieldsProps) {
  const { i18n } = useLingui()
  const switchTo = (category: Category, isChosen: boolean) =>
    choose(isChosen ? [...chosen, category] : chosen.filter((each) => each !== category))
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label">
        <Trans>Categories</Trans>
      </chakra.legend>
      <SimpleGrid columns={{ base: 2, md: 4 }} columnGap="4">
        {Object.entries(adminCategoryLabels).map(([category, label]) => (
          <CheckField
            key={category}
            label={i18n._(label)}
            checked={chosen.includes(category as Category)}
            onChange={({ target }) => switchTo(category as Category, target.checked)}
          />
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        <Trans>None chosen: all goods</Trans>
      </Text>
    </chakra.fieldset>
  )
}
