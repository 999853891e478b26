import { useId } from 'react'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'

interface SuggestFieldProps extends TextFieldProps {
  suggestions: readonly string[]
}

/** A text input with suggestions; other values are allowed. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const list = useId()
  return (
    <>
      <TextField list={list} autoComplete="off" {...field} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
