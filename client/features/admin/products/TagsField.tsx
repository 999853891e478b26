import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { SuggestField } from './SuggestField.tsx'

interface TagsFieldProps {
  id: string
  label: string
  words: string[]
  suggestions?: readonly string[] | undefined
  error?: string | undefined
  onChange: (words: string[]) => void
}

/** Several words or phrases: each is added by Enter, or by going on to the next field. */
export function TagsField({ id, label, words, suggestions = [], error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const add = () => {
    const word = typed.trim()
    if (word !== '' && !words.includes(word)) onChange([...words, word])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the form.
    event.preventDefault()
    add()
  }
  const remove = (word: string) => {
    onChange(words.filter((each) => each !== word))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <Stack gap="2" ref={field}>
      <SuggestField
        id={id}
        label={label}
        helper="Add each with Enter."
        error={error}
        suggestions={suggestions.filter((word) => !words.includes(word))}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {words.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={`${label}: chosen`}>
          {words.map((word) => (
            <li key={word}>
              <Button
                type="button"
                variant="subtle"
                colorPalette="gray"
                size="sm"
                minH="11"
                onClick={() => remove(word)}
              >
                <chakra.span srOnly>Remove</chakra.span>
                {word}
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </Stack>
  )
}
