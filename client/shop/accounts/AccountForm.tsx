import { Box } from '@chakra-ui/react'
import type { FormEventHandler, ReactNode } from 'react'
import { Form } from '../../ui/Form.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'

interface AccountFormProps {
  submit: string
  variant?: 'solid' | 'outline'
  loading: boolean
  submitError: string | null
  /** Shown after a successful save, for forms that stay on the page. */
  done?: string | null
  onSubmit: (form: HTMLFormElement) => void
  onInput: FormEventHandler<HTMLFormElement>
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/** The form shell of the account pages. */
export function AccountForm({ variant = 'solid', done, children, ...form }: AccountFormProps) {
  return (
    <>
      <Form noValidate {...form} button={{ size: 'xl', flex: '1', variant }}>
        {children}
      </Form>
      {done !== undefined && (
        <Box role="status" _empty={{ position: 'absolute' }}>
          {done && <FormMessage kind="success">{done}</FormMessage>}
        </Box>
      )}
    </>
  )
}
