import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'

export function EmailField({ label, error }: { label?: string; error: string | undefined }) {
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
      error={error}
    />
  )
}
