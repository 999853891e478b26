import { chakra, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { inputStyle } from './input-style.ts'

export interface TextAreaProps extends HTMLChakraProps<'textarea'> {
  label: string
  /** The error of the value. */
  error?: string | undefined
  helper?: string
}

/** A labelled multi-line input with its hint or error. */
export function TextArea({ label, error, helper, ...textarea }: TextAreaProps) {
  const own = useId()
  const id = textarea.id ?? own
  const note = error ?? helper
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.textarea
        css={inputStyle}
        py="2.5"
        minH="32"
        resize="vertical"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note && `${id}-note`}
        {...textarea}
        id={id}
      />
      {note && (
        <Text id={`${id}-note`} textStyle="sm" color={error ? 'fg.error' : 'fg.muted'}>
          {note}
        </Text>
      )}
    </Stack>
  )
}
