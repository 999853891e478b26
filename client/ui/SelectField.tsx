import { chakra, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { inputStyle } from './input-style.ts'

interface SelectFieldProps extends HTMLChakraProps<'select'> {
  label: string
  /** The error of the choice. */
  error?: string | undefined
}

/** A labelled native select. */
export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  const own = useId()
  const id = select.id ?? own
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.select
        css={{ ...inputStyle, appearance: 'auto' }}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-note`}
        {...select}
        id={id}
      >
        {children}
      </chakra.select>
      {error && (
        <Text id={`${id}-note`} textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  )
}
