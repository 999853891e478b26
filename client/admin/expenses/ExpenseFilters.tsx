import { SimpleGrid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { categoryNames, expenseCategories, expenseMethods } from './expense-labels.ts'

type Filter = 'for' | 'how' | 'from' | 'to'

interface ExpenseFiltersProps {
  chosen: Record<Filter, string>
  choose: (name: Filter, value: string) => void
}

/** By category, method and days; the values are in the address. */
export function ExpenseFilters({ chosen, choose }: ExpenseFiltersProps) {
  const { t, i18n } = useLingui()
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="3">
      <SelectField
        label={t`For`}
        minH="12"
        value={chosen.for}
        onChange={({ target }) => choose('for', target.value)}
      >
        <option value="">
          <Trans>Everything</Trans>
        </option>
        {expenseCategories.map((category) => (
          <option key={category} value={category}>
            {i18n._(categoryNames[category])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`How`}
        minH="12"
        value={chosen.how}
        onChange={({ target }) => choose('how', target.value)}
      >
        <option value="">
          <Trans>All ways</Trans>
        </option>
        {expenseMethods.map((method) => (
          <option key={method} value={method}>
            {i18n._(paymentMethodNames[method])}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'from' ? t`From` : t`To`}
          type="date"
          minH="12"
          value={chosen[name]}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
    </SimpleGrid>
  )
}
