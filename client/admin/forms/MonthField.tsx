import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { currentMonth, daysOfMonth } from '../../lib/months.ts'
import { TextField } from '../../ui/TextField.tsx'

/** The month of the address, or the current one; with its first and last day. */
export function useMonth() {
  const [parameters, setParameters] = useSearchParams()
  const month = monthOf(parameters.get('month'))
  return {
    month,
    period: daysOfMonth(month),
    choose: (value: string) =>
      setParameters({ month: monthOf(value) }, { replace: true, preventScrollReset: true }),
  }
}

const monthOf = (month: string | null) =>
  month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : currentMonth()

/** Chooses the month of a page. */
export const MonthField = ({ month, choose }: Pick<ReturnType<typeof useMonth>, 'month' | 'choose'>) => {
  const { t } = useLingui()
  return (
    <Box maxW="60">
      <TextField
        label={t`Month`}
        type="month"
        minH="12"
        value={month}
        onChange={({ target: { value } }) => choose(value)}
      />
    </Box>
  )
}
