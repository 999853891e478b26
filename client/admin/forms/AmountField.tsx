import { TextField } from '../../ui/TextField.tsx'

interface AmountFieldProps {
  label: string
  helper?: string
  required?: boolean
  readOnly?: boolean
  /** Rupees as typed. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/**
 * An amount in rupees with a numeric keypad, read by `readAmount`. Not type="number": there a wheel changes the value, and
 * the browser hides what it can't read.
 */
export const AmountField = ({ onChange, ...field }: AmountFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    minH="12"
    {...field}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
