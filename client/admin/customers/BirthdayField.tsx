import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { toNumber } from '../../lib/to-number.ts'
import { SelectField } from '../../ui/SelectField.tsx'

interface BirthdayFieldProps {
  /** Month and day, such as '11-14'; while one of them is missing '11-' or '-14'. Empty for none. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))

/** The day and month of a birthday; shops don't ask for the year. */
export function BirthdayField({ value, error, onChange }: BirthdayFieldProps) {
  const { t, i18n } = useLingui()
  const [month = '', day = ''] = value.split('-')
  const change = (changed: { month?: string; day?: string }) => {
    const next = { month, day, ...changed }
    onChange(next.month || next.day ? `${next.month}-${next.day}` : '')
  }
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        <Trans>Birthday (optional)</Trans>
      </chakra.legend>
      <Flex gap="2">
        <Box flex="1">
          <SelectField
            label={t`Day`}
            value={day}
            error={error}
            onChange={({ target }) => change({ day: target.value })}
          >
            <option value="">–</option>
            {numbers(31).map((each) => (
              <option key={each} value={each}>
                {toNumber(each)}
              </option>
            ))}
          </SelectField>
        </Box>
        <Box flex="2">
          <SelectField
            label={t`Month`}
            value={month}
            onChange={({ target }) => change({ month: target.value })}
          >
            <option value="">–</option>
            {numbers(12).map((each) => (
              <option key={each} value={each}>
                {i18n.date(`2024-${each}-15T12:00:00Z`, { month: 'long' })}
              </option>
            ))}
          </SelectField>
        </Box>
      </Flex>
    </chakra.fieldset>
  )
}
