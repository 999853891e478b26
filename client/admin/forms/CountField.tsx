import { TextField } from '../../ui/TextField.tsx'

interface CountFieldProps {
  label: string
  helper?: string
  required?: boolean
  maxW?: string
  /** As typed. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A whole number with a numeric keypad, read by `readCount`. */
export const CountField = ({ onChange, ...field }: CountFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    {...field}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
