import { useLingui } from '@lingui/react/macro'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { TextField } from '../../ui/TextField.tsx'

interface QuantityFieldProps {
  label: string
  unit: MaterialUnit
  /** As typed. */
  value: string
  error: string | undefined
  helper?: string
  onChange: (value: string) => void
}

/** Metres or pieces, with a numeric keypad. */
export const QuantityField = ({ label, unit, onChange, ...field }: QuantityFieldProps) => {
  const { t } = useLingui()
  return (
    <TextField
      label={unit === 'METRE' ? t`${label}, m` : t`${label}, pieces`}
      inputMode={unit === 'METRE' ? 'decimal' : 'numeric'}
      autoComplete="off"
      minH="12"
      {...field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
