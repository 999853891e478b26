import { TextField } from '../../ui/TextField.tsx'

interface MoneyFieldProps {
  label: string
  helper?: string
  /** Rupees as typed. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** An amount in rupees with a numeric keypad, also with grouping: '4,520.50'. */
export const MoneyField = ({ onChange, ...field }: MoneyFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    minH="12"
    maxLength={20}
    {...field}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
