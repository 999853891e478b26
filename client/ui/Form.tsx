import { Box, Button, type ButtonProps, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { FormMessage } from './FormMessage.tsx'
import { useFocusInvalid } from './use-focus-invalid.ts'

interface FormProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  /** The text of its button. */
  submit: string
  loading: boolean
  /** What is wrong and belongs to no field; null when nothing is. */
  submitError: string | null
  onSubmit: (form: HTMLFormElement) => void
  button?: Pick<ButtonProps, 'disabled' | 'flex' | 'loadingText' | 'minH' | 'size' | 'variant'>
  /** Beside the button, such as a button that cancels. */
  actions?: ReactNode
}

/**
 * The shell of forms: its fields, what went wrong, and the button. It uses `post`, so that a submission before
 * hydration never puts a value into the address; it is sent after hydration (client/app/loader.ts).
 */
export function Form({
  submit,
  loading,
  submitError,
  onSubmit,
  button,
  actions,
  children,
  ...form
}: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const focusInvalid = useFocusInvalid(element, loading)
  useEffect(() => {
    const form = element.current
    if (form?.ariaBusy !== 'true') return
    form.ariaBusy = null
    form.requestSubmit()
  }, [])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    focusInvalid()
    onSubmit(event.currentTarget)
  }
  return (
    <chakra.form ref={element} method="post" display="grid" gap="4" {...form} onSubmit={send}>
      {children}
      <SubmitError>{submitError}</SubmitError>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={loading} loadingText={submit} {...button}>
          {submit}
        </Button>
        {actions}
      </Flex>
    </chakra.form>
  )
}

/** Why a change was not made, for what belongs to no field; null when nothing is wrong. */
export function SubmitError({ children }: { children: string | null }) {
  return (
    <Box role="alert" _empty={{ position: 'absolute' }}>
      {children && <FormMessage kind="error">{children}</FormMessage>}
    </Box>
  )
}
