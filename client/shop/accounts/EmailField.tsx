import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'

interface EmailFieldProps {
  label?: string
  defaultValue?: string | undefined
  error: string | undefined
}

export function EmailField({ label, defaultValue, error }: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={label ?? t`E-mail`}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      name="email"
      defaultValue={defaultValue}
      error={error}
    />
  )
}
