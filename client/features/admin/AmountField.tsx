import { TextField } from '../../ui/TextField.tsx'

interface AmountFieldProps {
  label: string
  /** Rupees as typed. */
  value: string
  /** The smallest amount, in rupees. */
  min?: string
  error: string | undefined
  onChange: (value: string) => void
}

/** An amount in rupees, at most ₹100 crore. */
export const AmountField = ({ label, value, min = '0.01', error, onChange }: AmountFieldProps) => (
  <TextField
    label={label}
    type="number"
    inputMode="decimal"
    min={min}
    step="0.01"
    max="1000000000"
    required
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
