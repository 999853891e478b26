import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { addDays, currentDay } from '../../lib/shop-days.ts'
import { TextField } from '../../ui/TextField.tsx'

/** The month of the address, or the current one; with its first and last day. */
export function useMonth() {
  const [parameters, setParameters] = useSearchParams()
  const month = monthOf(parameters.get('month'))
  const nextMonth = addDays(`${month}-01`, 31).slice(0, 7)
  return {
    month,
    period: { from: `${month}-01`, to: addDays(`${nextMonth}-01`, -1) },
    choose: (value: string) =>
      setParameters({ month: monthOf(value) }, { replace: true, preventScrollReset: true }),
  }
}

const monthOf = (month: string | null) =>
  month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : currentDay().slice(0, 7)

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
