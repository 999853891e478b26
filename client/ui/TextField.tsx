import { chakra, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { inputStyle } from './input-style.ts'

export interface TextFieldProps extends HTMLChakraProps<'input'> {
  label: string
  ref?: Ref<HTMLInputElement>
  /** The error of the value. */
  error?: string | undefined
  /** A warning that doesn't prevent submitting. */
  warning?: string | undefined
  helper?: string
  /** A button inside the input's end. */
  action?: ReactNode
}

/** A labelled input with its hint or error. */
export function TextField({ label, error, warning, helper, action, ...input }: TextFieldProps) {
  const own = useId()
  const id = input.id ?? own
  const note = error ?? warning ?? helper
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div position="relative">
        <chakra.input
          css={inputStyle}
          pe={action ? '12' : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note && `${id}-note`}
          {...input}
          id={id}
        />
        {action && (
          <chakra.div position="absolute" insetEnd="0" top="0">
            {action}
          </chakra.div>
        )}
      </chakra.div>
      {note && (
        <Text
          id={`${id}-note`}
          textStyle="sm"
          color={error ? 'fg.error' : warning ? 'fg.warning' : 'fg.muted'}
        >
          {note}
        </Text>
      )}
    </Stack>
  )
}
