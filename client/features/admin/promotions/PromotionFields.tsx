import { Box, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Category } from '../../../__generated__/graphql.ts'
import { categories } from '../../../../shared/catalogue/product-enums.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import { CheckField } from '../products/CheckField.tsx'
import type { PromotionErrors, PromotionValues } from './promotion-form.ts'
import { kindNames } from './promotion-labels.ts'

interface PromotionFieldsProps {
  values: PromotionValues
  errors: PromotionErrors
  change: (some: Partial<PromotionValues>) => void
}

type TextName = {
  [Name in keyof PromotionValues]: PromotionValues[Name] extends string ? Name : never
}[keyof PromotionValues]

export function PromotionFields({ values, errors, change }: PromotionFieldsProps) {
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
      <Panel title="What shoppers see">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {field('name', 'Name', { maxLength: 60, helper: 'On a line of cart and order: Diwali offer' })}
          {field('hindiName', 'Name in Hindi', {
            maxLength: 60,
            lang: 'hi',
            helper: 'Empty: the English name',
          })}
          {field('code', 'Coupon code', {
            maxLength: 30,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            helper: 'Letters, digits and hyphens. Empty: the offer applies by itself',
          })}
        </SimpleGrid>
      </Panel>
      <Panel title="What it takes off">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            label="Kind"
            value={values.kind}
            error={errors.kind}
            onChange={({ target }) => change({ kind: target.value as PromotionValues['kind'] })}
          >
            {Object.entries(kindNames).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
          {values.kind === 'PERCENT' && field('percent', 'Percent', whole)}
          {values.kind === 'PERCENT' &&
            field('maximumDiscount', 'At most, in ₹', { ...money, helper: 'Empty: without a maximum' })}
          {values.kind === 'AMOUNT' && field('amount', 'Amount in ₹', money)}
        </SimpleGrid>
      </Panel>
      <Panel title="When it applies">
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {field('minimumTotal', 'Goods for at least, in ₹', {
              ...money,
              helper: 'After the designs’ own discounts. Empty: any amount',
            })}
          </SimpleGrid>
          <CategoryFields chosen={values.categories} choose={(chosen) => change({ categories: chosen })} />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {field('startsOn', 'First day', { type: 'date', helper: 'Empty: at once' })}
            {field('endsOn', 'Last day', { type: 'date', helper: 'Empty: for good' })}
            {field('usageLimit', 'Orders that may have it', { ...whole, helper: 'Empty: any number' })}
            {field('usageLimitPerCustomer', 'Orders of one customer', {
              ...whole,
              helper: 'Empty: any number',
            })}
          </SimpleGrid>
          <Box>
            <CheckField
              label="Only for a customer’s first order"
              checked={values.firstOrderOnly}
              onChange={({ target }) => change({ firstOrderOnly: target.checked })}
            />
          </Box>
          <Box>
            <CheckField
              label="Switched on"
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
  const switchTo = (category: Category, isChosen: boolean) =>
    choose(isChosen ? [...chosen, category] : chosen.filter((each) => each !== category))
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label">Categories</chakra.legend>
      <SimpleGrid columns={{ base: 2, md: 4 }} columnGap="4">
        {Object.entries(categories).map(([category, label]) => (
          <CheckField
            key={category}
            label={label}
            checked={chosen.includes(category as Category)}
            onChange={({ target }) => switchTo(category as Category, target.checked)}
          />
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        None chosen: all goods
      </Text>
    </chakra.fieldset>
  )
}
