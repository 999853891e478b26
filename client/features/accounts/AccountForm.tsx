import { Box, Button, chakra } from '@chakra-ui/react'
import type { FormEventHandler, ReactNode } from 'react'
import { FormMessage } from './FormMessage.tsx'

interface AccountFormProps {
  submit: string
  variant?: 'solid' | 'outline'
  loading: boolean
  /** The error that belongs to no field; null without one. */
  submitError: string | null
  /** Shown after a successful save, for forms that stay on the page. */
  done?: string | null
  onSubmit: FormEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * The form shell of the account pages. Its method is POST, so that a submit before hydration never puts
 * a password into the address.
 */
export function AccountForm(props: AccountFormProps) {
  const { submit, variant, loading, submitError, done, onSubmit, onInput, children } = props
  return (
    <chakra.form method="post" noValidate onSubmit={onSubmit} onInput={onInput} display="grid" gap="4">
      <Box role="alert" _empty={{ mb: '-4' }}>
        {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      </Box>
      {children}
      <Button type="submit" size="xl" variant={variant} loading={loading} loadingText={submit} mt="2">
        {submit}
      </Button>
      {done !== undefined && (
        <Box role="status" _empty={{ mt: '-4' }}>
          {done && <FormMessage kind="success">{done}</FormMessage>}
        </Box>
      )}
    </chakra.form>
  )
}
