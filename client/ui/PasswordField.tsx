import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField } from './TextField.tsx'

interface PasswordFieldProps extends InputProps {
  label: string
  error?: string | undefined
  helper?: string
}

/** A password that she can look at before she sends it. */
export function PasswordField({ label, error, helper, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField label={label} error={error} helper={helper}>
      <Box position="relative" width="full">
        <Input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="12"
          {...input}
        />
        <IconButton
          type="button"
          variant="ghost"
          position="absolute"
          insetEnd="0"
          top="0"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </Box>
    </TextField>
  )
}
