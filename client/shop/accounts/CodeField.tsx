import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/TextField.tsx'

interface CodeFieldProps {
  error: string | undefined
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean
  helper?: string
}

/** The second factor: an authenticator app's six digits, or a recovery code. */
export function CodeField({ error, autoFocus, helper }: CodeFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Code`}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      autoFocus={autoFocus}
      helper={helper ?? t`The six digits that your authenticator app shows, or a recovery code.`}
      error={error}
    />
  )
}
