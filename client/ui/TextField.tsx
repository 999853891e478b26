import '../theme/form.ts'
import { Field, Input, type InputProps } from '@chakra-ui/react'

interface TextFieldProps extends InputProps {
  label: string
  /** What is wrong with the value. */
  error?: string | undefined
  helper?: string
}

/** A labelled input with its error; takes what react-hook-form's `register` gives. */
export function TextField({ label, error, helper, children, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children ?? <Input {...input} />}
      {helper && !error && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
