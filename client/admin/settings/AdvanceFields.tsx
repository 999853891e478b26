import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { orderTypeNames } from '../../lib/order-types.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import type { AdvanceValues, Errors } from './settings-values.ts'

interface AdvanceFieldsProps {
  rules: AdvanceValues[]
  errors: Errors
  change: (rules: AdvanceValues[]) => void
}

const most = 10

/** How much of an order is paid in advance, by its type and total. */
export function AdvanceFields({ rules, errors, change }: AdvanceFieldsProps) {
  const { t, i18n } = useLingui()
  const changeOne = (at: number, some: Partial<AdvanceValues>) =>
    change(rules.map((rule, index) => (index === at ? { ...rule, ...some } : rule)))
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        {rules.length === 0
          ? t`Nothing is asked for in advance. A rule says how much is, for all orders or one type of order.`
          : t`A rule for one type of order goes before one for all orders; of several, the one with the highest total applies. Orders that were placed keep their advance.`}
      </Text>
      {rules.map(({ orderType, minimumTotal, unit, value }, index) => (
        <Flex
          key={index}
          gap="3"
          align="start"
          wrap="wrap"
          role="group"
          aria-label={t`Advance ${{ number: index + 1 }}`}
        >
          <Box width={{ base: 'full', md: '48' }}>
            <SelectField
              label={t`Orders`}
              value={orderType}
              error={errors[`advanceRules.${index}.orderType`]}
              onChange={({ target }) => changeOne(index, { orderType: target.value as '' })}
            >
              <option value="">{t`All orders`}</option>
              {Object.entries(orderTypeNames).map(([type, name]) => (
                <option key={type} value={type}>
                  {i18n._(name)}
                </option>
              ))}
            </SelectField>
          </Box>
          <Box width="36">
            <AmountField
              label={t`From a total of, ₹`}
              value={minimumTotal}
              error={errors[`advanceRules.${index}.minimumTotal`]}
              onChange={(minimumTotal) => changeOne(index, { minimumTotal })}
            />
          </Box>
          <Box width="32">
            <AmountField
              label={t`Advance`}
              required
              value={value}
              error={errors[`advanceRules.${index}.percent`] ?? errors[`advanceRules.${index}.amount`]}
              onChange={(value) => changeOne(index, { value })}
            />
          </Box>
          <Box width="32">
            <SelectField
              label={t`In`}
              value={unit}
              onChange={({ target }) => changeOne(index, { unit: target.value as 'percent' })}
            >
              <option value="percent">
                <Trans>percent</Trans>
              </option>
              <option value="amount">
                <Trans>rupees</Trans>
              </option>
            </SelectField>
          </Box>
          <Button
            variant="ghost"
            mt="6"
            aria-label={t`Remove advance ${{ number: index + 1 }}`}
            onClick={() => change(rules.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </Button>
        </Flex>
      ))}
      {errors['advanceRules'] && <Text color="fg.error">{errors['advanceRules']}</Text>}
      {rules.length < most && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() =>
            change([...rules, { orderType: '', minimumTotal: '0', unit: 'percent', value: '50' }])
          }
        >
          <Plus aria-hidden />
          <Trans>Add an advance</Trans>
        </Button>
      )}
    </Stack>
  )
}
