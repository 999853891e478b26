import { Box, Button, chakra } from '@chakra-ui/react'
import type { FormEventHandler, ReactNode } from 'react'
import { FormMessage } from './FormMessage.tsx'

interface AccountFormProps {
  submit: string
  variant?: 'solid' | 'outline'
  loading: boolean
  /** What is wrong and belongs to no field; null when nothing is. */
  submitError: string | null
  /** Said once everything has been saved, for forms that stay. */
  done?: string | null
  onSubmit: FormEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * The shell of every form about an account. By `post`, so that a submit before the page lives never puts a password
 * into the address.
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
