import { IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password input with a button that shows the password. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton
          type="button"
          variant="ghost"
          aria-label={t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
      {...props}
    />
  )
}
