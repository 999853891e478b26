import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '../../ui/is-composing.ts'
import { SuggestField } from './SuggestField.tsx'

interface TagsFieldProps {
  id: string
  label: string
  tags: string[]
  suggestions?: readonly string[] | undefined
  error?: string | undefined
  onChange: (tags: string[]) => void
}

/** A list of tags: each is added with Enter or when the input loses focus. */
export function TagsField({ id, label, tags, suggestions = [], error, onChange }: TagsFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const add = () => {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // Enter would submit the form.
    event.preventDefault()
    add()
  }
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <Stack gap="2" ref={field}>
      <SuggestField
        id={id}
        label={label}
        helper={t`Add each with Enter.`}
        error={error}
        suggestions={suggestions.filter((tag) => !tags.includes(tag))}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {tags.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t`${label}: chosen`}>
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                type="button"
                variant="subtle"
                colorPalette="gray"
                size="sm"
                minH="11"
                onClick={() => remove(tag)}
              >
                <chakra.span srOnly>
                  <Trans>Remove</Trans>
                </chakra.span>
                {tag}
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </Stack>
  )
}
